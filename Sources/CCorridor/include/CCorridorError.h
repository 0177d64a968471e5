/// Storage for the text of corridor_error(): one per thread, freed with it.
#pragma once
#include "corridor.h"

/// Maximum bytes of a text, including its zero byte; longer texts are truncated.
enum { CCORRIDOR_ERROR_SIZE = 2048 };

/// The buffer for this thread's text.
char *_Nonnull ccorridor_error_text(void);
