#include "CCorridorError.h"

static _Thread_local char text[CCORRIDOR_ERROR_SIZE];

char *ccorridor_error_text(void) { return text; }
