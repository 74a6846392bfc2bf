#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

// What the torture needs and Swift cannot do: fork, programs on a pseudoterminal, and system calls that fail when told.

// MARK: Processes

/// `fork`, which Swift hides. The child goes on in Swift, so the process has to have one thread.
pid_t torture_fork(void);

/// Starts a program in a session of its own, with these three files, on the terminal `terminal` when that is not -1.
/// A file that is -1 is closed. `resource`, such as RLIMIT_NOFILE, is limited to `most` unless it is -1. Every signal is
/// what a shell would leave it at. -1 with errno when there is no process.
pid_t torture_spawn(
    char *const arguments[], char *const environment[], int terminal, const int files[3], int resource, uint64_t most);

/// A pipe whose ends no program inherits that is started later: 0, or -1.
int torture_pipe(int ends[2]);

/// Opens a pseudoterminal of this size: 0, or -1 with errno.
int torture_open_terminal(int *ours, int *theirs, int columns, int rows);

/// Gives the window another size.
void torture_resize(int terminal, int columns, int rows);

/// Whether a process is stopped, without waiting.
bool torture_is_stopped(pid_t process);

/// Whether a process has ended, without taking notice of it.
bool torture_has_ended(pid_t process);

// MARK: Files

/// Removes a folder and all that is in it.
void torture_remove(const char *path);

// MARK: Failing calls

/// How a call fails: this number is `errno`, a negative one is how many bytes too few are written or read.
/// It fails in every call from the `skip`th on, or only in that one.
void torture_fail(const char *call, int number, int skip, bool for_ever, const char *below);

/// Lets all calls be what they are again, and says how many failed.
int torture_relent(void);
