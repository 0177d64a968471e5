#include "CCorridorData.h"

// Clang has #embed in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The files, in any order.
static const unsigned char files[] = {
#embed "SchoolHolidays/at.txt" suffix(, 0, )
#embed "SchoolHolidays/de.txt" suffix(, 0, )
#embed "SchoolHolidays/ro.txt" suffix(, 0, )
};

struct corridor_data corridordata_school_holidays(void) {
  return (struct corridor_data){files, sizeof files};
}
