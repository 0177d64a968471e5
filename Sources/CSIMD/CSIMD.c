// The header is all there is.
#include "CSIMD.h"
