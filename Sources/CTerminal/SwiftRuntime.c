#include <stddef.h>

// At start, the Swift runtime searches /proc for its backtracer and for the arguments. Where /proc is not mounted, the
// first search ends the program before `main`, and the second finds no arguments.

/// Stands in for the runtime's search for its backtracer where the program is linked statically: there is none beside
/// it. Hidden, so that a shared runtime keeps its own.
__attribute__((visibility("hidden"))) char *swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}

/// The runtime's function that sets the arguments.
void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

/// Sets them; glibc passes them to constructors as to `main`.
__attribute__((constructor)) static void hand_over_arguments(int count, char **arguments) {
  _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}
