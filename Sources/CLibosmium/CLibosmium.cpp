#include "CLibosmium.h"
