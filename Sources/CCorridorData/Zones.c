#include "CCorridorData.h"

// Clang has #embed in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char countries[] = {
#embed "Zones/countries.txt" suffix(, 0)
};

static const unsigned char regions[] = {
#embed "Zones/regions.txt" suffix(, 0)
};

struct corridor_data corridordata_country_zones(void) {
  return (struct corridor_data){countries, sizeof countries};
}

struct corridor_data corridordata_region_zones(void) {
  return (struct corridor_data){regions, sizeof regions};
}
