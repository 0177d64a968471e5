/// Where the text of corridor_error() is kept: one for each thread, which goes with it.
#pragma once
#include "corridor.h"

/// Bytes of the longest text, its zero byte included; what is longer is cut.
enum { CCORRIDOR_ERROR_SIZE = 2048 };

/// The text of this thread, to be written.
char *_Nonnull ccorridor_error_text(void);
