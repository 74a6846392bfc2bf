#pragma once

#include <stdbool.h>

/// Whether a terminal type has a description, which is the current one then.
bool terminal_type_is_known(const char *type);
