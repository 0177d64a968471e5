// All functions are in the header.
#include "CSIMD.h"
