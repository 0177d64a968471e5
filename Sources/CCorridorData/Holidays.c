#include "CCorridorData.h"

// Clang has #embed in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The files, in any order.
static const unsigned char files[] = {
#embed "Holidays/ad.txt" suffix(, 0, )
#embed "Holidays/ar.txt" suffix(, 0, )
#embed "Holidays/at.txt" suffix(, 0, )
#embed "Holidays/au.txt" suffix(, 0, )
#embed "Holidays/be.txt" suffix(, 0, )
#embed "Holidays/bg.txt" suffix(, 0, )
#embed "Holidays/br.txt" suffix(, 0, )
#embed "Holidays/ca.txt" suffix(, 0, )
#embed "Holidays/ch.txt" suffix(, 0, )
#embed "Holidays/cy.txt" suffix(, 0, )
#embed "Holidays/cz.txt" suffix(, 0, )
#embed "Holidays/de.txt" suffix(, 0, )
#embed "Holidays/dk.txt" suffix(, 0, )
#embed "Holidays/ee.txt" suffix(, 0, )
#embed "Holidays/es.txt" suffix(, 0, )
#embed "Holidays/fi.txt" suffix(, 0, )
#embed "Holidays/fr.txt" suffix(, 0, )
#embed "Holidays/gb.txt" suffix(, 0, )
#embed "Holidays/gr.txt" suffix(, 0, )
#embed "Holidays/hr.txt" suffix(, 0, )
#embed "Holidays/hu.txt" suffix(, 0, )
#embed "Holidays/ie.txt" suffix(, 0, )
#embed "Holidays/is.txt" suffix(, 0, )
#embed "Holidays/it.txt" suffix(, 0, )
#embed "Holidays/jp.txt" suffix(, 0, )
#embed "Holidays/li.txt" suffix(, 0, )
#embed "Holidays/lt.txt" suffix(, 0, )
#embed "Holidays/lu.txt" suffix(, 0, )
#embed "Holidays/lv.txt" suffix(, 0, )
#embed "Holidays/mc.txt" suffix(, 0, )
#embed "Holidays/md.txt" suffix(, 0, )
#embed "Holidays/mt.txt" suffix(, 0, )
#embed "Holidays/mx.txt" suffix(, 0, )
#embed "Holidays/nl.txt" suffix(, 0, )
#embed "Holidays/no.txt" suffix(, 0, )
#embed "Holidays/nz.txt" suffix(, 0, )
#embed "Holidays/pl.txt" suffix(, 0, )
#embed "Holidays/pt.txt" suffix(, 0, )
#embed "Holidays/ro.txt" suffix(, 0, )
#embed "Holidays/rs.txt" suffix(, 0, )
#embed "Holidays/ru.txt" suffix(, 0, )
#embed "Holidays/se.txt" suffix(, 0, )
#embed "Holidays/sg.txt" suffix(, 0, )
#embed "Holidays/si.txt" suffix(, 0, )
#embed "Holidays/sk.txt" suffix(, 0, )
#embed "Holidays/sm.txt" suffix(, 0, )
#embed "Holidays/tr.txt" suffix(, 0, )
#embed "Holidays/ua.txt" suffix(, 0, )
#embed "Holidays/us.txt" suffix(, 0, )
#embed "Holidays/za.txt" suffix(, 0, )
};

struct corridor_data corridordata_holidays(void) {
  return (struct corridor_data){files, sizeof files};
}
