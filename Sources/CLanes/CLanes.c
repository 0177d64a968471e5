// The header is all there is.
#include "CLanes.h"
