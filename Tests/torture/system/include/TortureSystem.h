#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

// What the torture tool needs and Swift lacks: fork, programs on a pseudoterminal, and system calls that fail on
// demand.

// MARK: Processes

/// `fork`, which Swift does not import. The child goes on in Swift, so the process must have only one thread.
pid_t torture_fork(void);

/// Starts a program in its own session, with these three standard files and with `terminal` as its controlling terminal
/// unless that is -1. A file that is -1 is closed. `resource`, such as RLIMIT_NOFILE, is limited to `most` unless it is
/// -1. Signals have their default actions and are not blocked. Returns the process id, or -1 with errno.
pid_t torture_spawn(
    char *const arguments[], char *const environment[], int terminal, const int files[3], int resource, uint64_t most);

/// Makes a pipe whose ends are closed on exec; returns 0, or -1 with errno.
int torture_pipe(int ends[2]);

/// Opens a pseudoterminal of this size; returns 0, or -1 with errno.
int torture_open_terminal(int *ours, int *theirs, int columns, int rows);

/// Resizes the terminal's window.
void torture_resize(int terminal, int columns, int rows);

/// Holds the terminal's output as Ctrl-S does, whatever its modes have been.
void torture_hold(int terminal);

/// Whether a child is stopped; does not wait.
bool torture_is_stopped(pid_t process);

/// Whether a child has ended; does not wait, and leaves it to be waited for.
bool torture_has_ended(pid_t process);

// MARK: Files

/// Removes a folder and everything in it.
void torture_remove(const char *path);

// MARK: Failing calls

/// Makes a system call fail for files below the folder `below`: with `errno` set to `number`, or, when that is
/// negative, by transferring this many bytes too few. The first `skip` calls succeed; the next one fails, or with
/// `for_ever` all that follow.
void torture_fail(const char *call, int number, int skip, bool for_ever, const char *below);

/// Lets all calls succeed again, and returns how many failed.
int torture_relent(void);
