#include <stddef.h>

// The Swift runtime looks into /proc at the start for what the program knows without it. Where /proc is not mounted, the
// one search ends the program before `main`, and the other finds no arguments.

/// Stands in for the runtime's search for its backtracer where the program is linked statically: there is none beside
/// it. Hidden, so that a shared runtime keeps its own.
__attribute__((visibility("hidden"))) char *swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}

/// The runtime's function that sets the arguments.
void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

/// Tells them; glibc gives them to constructors as it does to `main`.
__attribute__((constructor)) static void hand_over_arguments(int count, char **arguments) {
  _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}
