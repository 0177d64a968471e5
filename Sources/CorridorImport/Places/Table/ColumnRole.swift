/// The meaning of a table's column.
package enum ColumnRole: String, Hashable, Sendable, CaseIterable {
  case id, lon, lat, point, name, category, brand, `operator`
  case street, houseNumber, city, postcode, state, country
  case phone, email, website, openingHours

  /// The role with this name, or with a header that means it: "lat", "latitude" and "y" are
  /// equivalent.
  package init?(named name: String) {
    let plain = Self.normalized(name)
    let found = Self.allCases.first {
      $0.rawValue == name || $0.rawValue.lowercased() == plain || $0.headers.contains(plain)
    }
    guard let found else { return nil }
    self = found
  }

  /// The OSM tag of the column; nil if it does not become a tag.
  var tagKey: String? {
    switch self {
    case .id, .lon, .lat, .point: nil
    case .name: "name"
    case .category: "category"
    case .brand: "brand"
    case .operator: "operator"
    case .street: "addr:street"
    case .houseNumber: "addr:housenumber"
    case .city: "addr:city"
    case .postcode: "addr:postcode"
    case .state: "addr:state"
    case .country: "addr:country"
    case .phone: "phone"
    case .email: "email"
    case .website: "website"
    case .openingHours: "opening_hours"
    }
  }

  /// Headers that mean this role, the most likely first: letters and digits only, in lower case.
  var headers: [String] {
    switch self {
    case .id:
      [
        "id", "osmid", "uid", "uuid", "objectid", "fid", "stationid", "siteid", "placeid", "poiid",
        "locationid", "storeid", "idimpianto", "identifier", "identifiant", "identificador",
        "identificativo", "kennung", "codice", "codigo", "code", "ref", "番号", "编号", "번호",
      ]
    case .lon:
      [
        "longitude", "lon", "lng", "long", "longitudine", "longitud", "längengrad", "laengengrad",
        "länge", "geolänge", "lengtegraad", "długość", "долгота", "经度", "經度", "経度", "경도",
        "gpslon", "gpslongitude", "geolon", "geolng", "longwgs84", "lonwgs84", "locationlongitude",
        "xcoord", "xcoordinate", "coordx", "coordinatex", "coordonneex", "rechtswert", "easting",
        "est", "x",
      ]
    case .lat:
      [
        "latitude", "lat", "latitudine", "latitud", "breitengrad", "breite", "geobreite",
        "breedtegraad", "szerokość", "широта", "纬度", "緯度", "위도", "gpslat", "gpslatitude",
        "geolat", "latwgs84", "locationlatitude", "ycoord", "ycoordinate", "coordy", "coordinatey",
        "coordonneey", "hochwert", "northing", "nord", "y",
      ]
    case .point:
      [
        "wkt", "geom", "geometry", "thegeom", "wktgeom", "point", "geopoint", "geopoint2d",
        "georeference",
        "newgeoreferencedcolumn", "georeferencedcolumn", "location", "coordinates", "coordenadas",
      ]
    case .name:
      [
        "name", "stationname", "sitename", "storename", "placename", "locationname", "title",
        "nome", "nomeimpianto", "nom", "nombre", "naam", "bezeichnung", "nazwa", "название",
        "名称", "名稱", "名前", "이름",
      ]
    case .category:
      [
        "category", "categories", "categoryid", "kategorie", "categoria", "catégorie", "categorie",
        "poitype",
      ]
    case .brand:
      ["brand", "bandiera", "marke", "marque", "marca", "rotulo", "rótulo", "enseigne", "chain"]
    case .operator:
      ["operator", "operatorname", "gestore", "betreiber", "exploitant", "operador", "owner"]
    case .street:
      [
        "street", "streetaddress", "address", "address1", "addressline1", "addrstreet", "indirizzo",
        "strasse", "straße", "adresse", "rue", "dirección", "direccion", "calle", "endereço",
        "adres",
        "ulica", "адрес", "地址", "住所", "주소",
      ]
    case .houseNumber:
      ["housenumber", "addrhousenumber", "hausnummer", "numerocivico", "civico", "streetnumber"]
    case .city:
      [
        "city", "town", "addrcity", "locality", "comune", "ort", "stadt", "ville", "commune",
        "ciudad", "municipio", "localidad", "cidade", "plaats", "miasto", "город", "城市", "市",
      ]
    case .postcode:
      [
        "postcode", "postalcode", "zip", "zipcode", "addrpostcode", "cap", "plz", "postleitzahl",
        "codepostal", "cp", "códigopostal", "codigopostal",
      ]
    case .state:
      ["state", "addrstate", "province", "provincia", "region", "bundesland", "département"]
    case .country:
      ["country", "countrycode", "addrcountry", "paese", "nazione", "land", "pays", "país", "pais"]
    case .phone:
      [
        "phone", "phonenumber", "stationphone", "telephone", "tel", "telefono", "telefon",
        "téléphone", "teléfono", "telefone", "contactphone",
      ]
    case .email:
      ["email", "mail", "contactemail"]
    case .website:
      ["website", "url", "web", "homepage", "contactwebsite", "sitoweb", "siteweb"]
    case .openingHours:
      [
        "openinghours", "hours", "opening", "öffnungszeiten", "oeffnungszeiten", "orari", "orario",
        "horaires", "horario", "accessdaystime", "openingstijden",
      ]
    }
  }

  /// A header in the form of ``headers``: letters and digits only, in lower case.
  static func normalized(_ header: String) -> String {
    String(header.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
