/// A C face on libosmium: reads an OSM file and hands over its objects.
#pragma once
#include <stddef.h>
#include <stdint.h>
