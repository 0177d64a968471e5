extension HolidayCountry {
  /// Source: Real Decreto 2001/1983, art. 45; the Resolución de la Dirección General de Trabajo of each
  /// year in the BOE.
  ///
  /// The autonomous communities choose their days and the Mondays after Sundays anew each year, so they
  /// are known as far as published. A holiday on a Sunday is one all the same. Ceuta and Melilla, whose
  /// days follow the moon, the islands and the towns are left out.
  static let spain = HolidayCountry(
    "es", 2013...2040, parts: communities,
    partYears: Dictionary(
      uniqueKeysWithValues: communities.split(separator: " ").map { (String($0), 2020...2026) }),
    spanish + spanishRegular + spanishByYear + spanishMondays)

  private static let communities = "an ar as cb cl cm cn ct ex ga ib mc md nc pv ri vc"

  private static let spanish: [HolidayRule] = [
    .on(1, 1, "Año Nuevo"),
    .on(1, 6, "Epifanía del Señor"),
    .easter(-2, "Viernes Santo"),
    .on(5, 1, "Fiesta del Trabajo"),
    .on(8, 15, "Asunción de la Virgen"),
    .on(10, 12, "Fiesta Nacional de España"),
    .on(11, 1, "Todos los Santos"),
    .on(12, 6, "Día de la Constitución Española"),
    .on(12, 8, "Inmaculada Concepción"),
    .on(12, 25, "Natividad del Señor"),
  ]

  private static let spanishRegular: [HolidayRule] = [
    .easter(-3, "Jueves Santo").in("an ar as cb cl cm cn ex ga ib mc md nc pv ri"),
    .easter(1, "Lunes de Pascua").in("ct nc pv ri vc"),
    .on(2, 28, "Día de Andalucía").in("an").observed(.sundayToMonday),
    .on(3, 1, "Día de las Islas Baleares").in("ib"),
    .on(4, 23, "Día de San Jorge").in("ar").observed(.sundayToMonday),
    .on(4, 23, "Fiesta de Castilla y León").in("cl"),
    .on(5, 2, "Fiesta de la Comunidad de Madrid").in("md").observed(.sundayToMonday),
    .on(5, 17, "Día de las Letras Gallegas").in("ga"),
    .on(5, 30, "Día de Canarias").in("cn"),
    .on(5, 31, "Día de Castilla-La Mancha").in("cm"),
    .easter(60, "Corpus Christi").in("cm"),
    .on(6, 9, "Día de la Región de Murcia").in("mc"),
    .on(6, 9, "Día de La Rioja").in("ri").observed(.sundayToMonday),
    .on(6, 24, "San Juan").in("ct vc"),
    .on(7, 25, "Día Nacional de Galicia").in("ga"),
    .on(7, 28, "Día de las Instituciones de Cantabria").in("cb"),
    .on(9, 8, "Día de Asturias").in("as").observed(.sundayToMonday),
    .on(9, 8, "Día de Extremadura").in("ex"),
    .on(9, 11, "Fiesta Nacional de Cataluña").in("ct"),
    .on(9, 15, "La Bien Aparecida").in("cb"),
    .on(10, 9, "Día de la Comunidad Valenciana").in("vc"),
    .on(12, 3, "San Francisco Javier").in("nc").observed(.sundayToMonday),
    .on(12, 26, "San Esteban").in("ct"),
  ]

  private static let spanishByYear: [HolidayRule] = [
    .days(20_230_221, 20_240_213, name: "Martes de Carnaval").in("ex"),
    .days(20_200_319, name: "San José").in("cm ga mc nc pv vc"),
    .days(20_210_319, name: "San José").in("ex ga mc md nc pv vc"),
    .days(20_220_319, name: "San José").in("vc"),
    .days(20_230_320, name: "Lunes siguiente a San José").in("md"),
    .days(20_240_319, 20_250_319, name: "San José").in("mc vc"),
    .days(20_260_319, name: "San José").in("ga mc nc pv vc"),
    .days(20_220_414, name: "Jueves Santo").in("vc"),
    .days(20_200_413, name: "Lunes de Pascua").in("cb cm ib"),
    .days(20_210_405, 20_220_418, 20_230_410, name: "Lunes de Pascua").in("ib"),
    .days(20_240_401, name: "Lunes de Pascua").in("cb ib"),
    .days(20_260_406, name: "Lunes de Pascua").in("cm ib"),
    .days(20_220_606, name: "Lunes de Pascua Granada").in("ct"),
    .days(20_200_624, 20_220_624, 20_260_624, name: "San Juan").in("ga"),
    .days(20_200_725, 20_260_725, name: "Santiago Apóstol").in("pv"),
    .days(20_220_725, 20_250_725, name: "Santiago Apóstol").in("md nc pv"),
    .days(20_230_725, name: "Santiago Apóstol").in("cl nc pv"),
    .days(20_240_725, name: "Santiago Apóstol").in("cb md nc pv"),
    .days(20_220_906, name: "V Centenario de la Primera Vuelta al Mundo").in("pv"),
    .days(20_201_226, 20_251_226, 20_261_226, name: "San Esteban").in("ib"),
  ]

  private static let spanishMondays: [HolidayRule] = [
    .days(20_230_102, name: "Lunes siguiente a Año Nuevo").in("an ar as cl mc"),
    .days(20_260_302, name: "Lunes siguiente a Día de las Islas Baleares").in("ib"),
    .days(20_220_502, name: "Lunes siguiente a Fiesta del Trabajo").in("an ar as cl ex mc"),
    .days(20_210_816, name: "Lunes siguiente a Asunción de la Virgen").in("an ar as cl cn"),
    .days(20_251_013, name: "Lunes siguiente a Fiesta Nacional").in("an ar as cl ex"),
    .days(20_201_102, name: "Lunes siguiente a Todos los Santos").in("an ar as cl ex md"),
    .days(20_261_102, name: "Lunes siguiente a Todos los Santos")
      .in("an ar as cl cm cn ex md nc"),
    .days(20_201_207, name: "Lunes siguiente a Día de la Constitución")
      .in("an ar as cl cn ex ib mc md nc ri"),
    .days(20_261_207, name: "Lunes siguiente a Día de la Constitución")
      .in("an ar as cb cl ex mc md ri"),
    .days(20_241_209, name: "Lunes siguiente a Inmaculada Concepción").in("an ar as cl ex mc"),
    .days(20_221_226, name: "Lunes siguiente a Natividad del Señor")
      .in("an ar as cb cl cm cn ex ib mc md nc ri"),
  ]
}
