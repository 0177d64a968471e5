#include "CCorridorData.h"

// Clang has #embed in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

_Alignas(8) static const unsigned char table[] = {
#embed "Lexicon.table" if_empty(0)
};

struct corridor_data corridordata_lexicon_table(void) {
  return (struct corridor_data){table, sizeof table};
}
