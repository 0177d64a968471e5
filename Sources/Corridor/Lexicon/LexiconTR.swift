extension LexiconLanguage {
  static let tr = LexiconLanguage(
    "tr",
    """
    @in: içinde, içindeki, için, ilçesinde, şehrinde
    @near: yakınında, yakını, yakınındaki, civarında, civarı, yanında, çevresinde, yakınlarında,
      etrafında, yakınlarındaki, civarındaki, karşısında
    @here: yakınımda, yakınımdaki, yakında, yakındaki, en yakın, burada, buralarda, çevremde,
      çevremdeki, yanımda, bana yakın, yol üstü, yol üstünde, yol üzerinde, güzergahta,
      güzergah üzerinde, etrafımda, bu bölgede, yakınlarda, rotamda
    @stop: bul, ara, göster, arıyorum, nerede, nerde, neresi, nereler, nerede var,
      nerede bulabilirim, nerelerde, istiyorum, lazım, bana, var mı, bana göster, lütfen, tüm,
      bütün, hepsi, iyi, en iyi, ucuz, en ucuz, bir, git, yol tarifi, harita, hangi, gerek,
      ihtiyacım var

    air_cargo: hava kargo terminali, hava kargo, kargo terminali, havayolu kargo
    airport: havalimanı, havaalanı, hava limanı, hava alanı, havalimanları, havaalanları
    atm: ATM, bankamatik, para çekme makinesi, bankamatikler | para çek, para çekmek,
      para çekmek istiyorum, nakit, nakit çekmek, nerede para çekebilirim
    bakery: fırın, fırınlar, ekmek, ekmek fırını, unlu mamuller, ekmekçi, simitçi | ekmek almak,
      taze ekmek
    bank: banka, bankalar, banka şubesi, banka şubeleri
    bar: bar, barlar, kokteyl bar
    border: sınır kapısı, sınır kapıları, sınır, hudut kapısı, gümrük kapısı, sınır geçişi
      | sınırı geçmek, sınırdan geçmek
    bottled_gas: tüpgaz, tüp, tüpçü, tüp gaz, tüp bayi, mutfak tüpü, piknik tüpü, tüpgaz bayi
      | tüp almak, tüp değiştirmek
    building_trade: yapı malzemeleri, inşaat malzemeleri, kereste, keresteci, inşaat malzemecisi
    bureau_de_change: döviz bürosu, döviz, döviz büfesi, kambiyo, döviz büroları, döviz bozdurma
      | para bozdurmak, döviz bozdurmak, para bozdur, nerede döviz bozdurabilirim
    bus_station: otogar, otobüs terminali, otobüs garajı, otogarlar, otobüs istasyonu
    bus_stop: otobüs durağı, durak, duraklar, otobüs durakları | otobüse binmek
    cafe: kafe, kafeler, kahve, kahveci, cafe, kahvehane, çay bahçesi, çay evi, pastane,
      kıraathane, çay ocağı, kahveciler | kahve içmek, nerede kahve içilir, çay içmek,
      kahve molası, bir kahve
    camp_site: kamp alanı, kamp yeri, kamping, kamp alanları, çadır alanı, kamp yerleri
      | kamp yapmak, çadır kurmak, kamp yapılacak yer, nerede kamp yapılır
    canteen: yemekhane, kantin, yemekhaneler, kantinler, kafeterya
    car_dealer: oto galeri, araba bayisi, galeri, otomobil bayisi, oto galerici, ikinci el araba,
      araba galerisi, oto bayi | araba almak, araba satın almak
    car_parts: yedek parça, oto yedek parça, kamyon yedek parça, oto parça, yedek parçacı,
      tır yedek parça, oto aksesuar, çıkma parça | yedek parça almak
    car_rental: araç kiralama, araba kiralama, oto kiralama, rent a car, kiralık araç,
      kiralık araba | araba kirala, araba kiralamak, araç kiralamak
    car_repair: oto tamir, oto tamirci, oto servis, araba tamircisi, oto tamirhane, oto sanayi,
      oto servisi, yağ değişimi, kaportacı, oto elektrik, oto elektrikçi, kaporta boya, oto bakım
      | araba tamiri, arabayı tamir ettirmek, arabam bozuldu, yağ değiştirmek
    car_repair, truck_repair: tamirci, tamirhane, servis, usta, sanayi sitesi, sanayi,
      araç tamiri, tamirciler | tamirci lazım, fren tamiri, araç bozuldu
    car_wash: oto yıkama, araba yıkama, araç yıkama, self servis oto yıkama, oto kuaför,
      oto yıkamacı | araba yıkatmak, arabayı yıkatmak, arabayı yıkamak
    car_wash, truck_wash: basınçlı yıkama, yıkama, yıkamacı
    caravan_site: karavan parkı, karavan kamp alanı, karavan park yeri, karavan kampı
      | karavanla konaklama, karavanla konaklamak
    charging: şarj istasyonu, elektrikli araç şarj, şarj istasyonları, şarj noktası, hızlı şarj,
      elektrikli araç şarj istasyonu, araç şarj istasyonu, şarj, şarj noktaları,
      elektrikli şarj istasyonu | araba şarj etmek, şarj etmek, aracı şarj etmek,
      nerede şarj edebilirim, arabayı şarj etmek
    charging_hgv: kamyon şarj istasyonu, elektrikli kamyon şarj, tır şarj istasyonu,
      elektrikli kamyon şarj istasyonu | kamyon şarj etmek, kamyonu şarj etmek, tır şarj etmek
    chemist: kozmetik, parfümeri, kişisel bakım mağazası, kozmetik mağazası, kişisel bakım
    clinic: klinik, poliklinik, sağlık ocağı, tıp merkezi, klinikler, sağlık merkezi,
      aile sağlığı merkezi, ASM
    cold_storage: soğuk hava deposu, soğuk depo, soğuk hava depoları, frigorifik depo
    compressed_air: lastik havası, hava basma, basınçlı hava, hava pompası, kompresör, hava saati
      | lastiğe hava basmak, lastik şişirmek, lastik basıncı kontrolü, lastiklere hava basmak
    concrete_plant: beton santrali, asfalt plenti, hazır beton, asfalt şantiyesi, beton tesisi
    container_terminal: konteyner terminali, konteyner limanı, konteyner sahası, konteyner deposu
      | konteyner almak, konteyner teslim almak
    convenience: bakkal, tekel bayi, mahalle bakkalı, mini market, bakkallar, gece marketi
    courier: kargo, kargo şubesi, kurye, kargo firması, kuryeler, kargo şubeleri | kargo göndermek
    customs: gümrük, gümrük müdürlüğü, gümrük müşaviri, gümrükleme, gümrük müşavirliği,
      gümrük işlemleri | gümrük işlemi yaptırmak, gümrükten mal çekmek
    defibrillator: defibrilatör, OED, AED, defibrilatörler, şok cihazı | kalp durması
    dentist: diş hekimi, dişçi, diş doktoru, ağız ve diş sağlığı merkezi, diş kliniği,
      diş hekimleri, ağız ve diş sağlığı | dişim ağrıyor, diş ağrısı
    depot: garaj, otobüs deposu, filo garajı, araç deposu
    doctors: doktor, aile hekimi, doktorlar, muayenehane, hekim, pratisyen hekim | doktora gitmek,
      hastayım, doktor lazım, kendimi kötü hissediyorum
    drinking_water: içme suyu, çeşme, içme suyu çeşmesi, çeşmeler, hayrat | su doldurmak, su almak
    driving_school: sürücü kursu, ehliyet kursu, sürücü kursları, direksiyon dersi | ehliyet almak
    dump_station: karavan atık su boşaltma, karavan tuvalet boşaltma, kimyasal tuvalet boşaltma,
      atık su boşaltma noktası | tuvalet kaseti boşaltmak
    emergency_phone: acil telefon, imdat telefonu, acil yardım telefonu, SOS telefonu
    factory: fabrika, fabrikalar, üretim tesisi, imalathane
    farm_supplies: tarım malzemeleri, zirai ilaç, yemci, gübre, tarım market, tarım kredi,
      zirai ilaç bayi
    fast_food: fast food, fastfood, dönerci, hamburger, büfe, dönerciler, hamburgerci, kebap,
      tost, köfteci, ayaküstü yemek, burger, döner, dürüm, pideci, lahmacun, paket servis,
      çiğ köfte, pizza, kokoreç, tantuni, hamburgerciler | atıştırmak, bir şeyler atıştırmak,
      hızlı yemek, ayaküstü bir şeyler
    ferry_terminal: feribot iskelesi, feribot, vapur iskelesi, vapur, arabalı vapur,
      feribot terminali, deniz otobüsü, iskele, arabalı feribot | feribota binmek, vapura binmek
    fire_station: itfaiye, itfaiyeler, itfaiye istasyonu, itfaiye merkezi
    food_court: yemek katı, food court, yemek alanı
    freight_office: nakliye firması, nakliyat, ambar, nakliyeci, lojistik firması,
      nakliyat ambarı, evden eve nakliyat, taşımacılık, nakliye, nakliyeciler, taşımacı,
      nakliyat firması, lojistik şirketi | yük bulmak, yük arıyorum
    fuel: benzin istasyonu, akaryakıt istasyonu, benzinlik, petrol, benzinci, yakıt, benzin,
      benzin istasyonları, petrol istasyonu, akaryakıt, benzinlikler | yakıt almak, benzin almak,
      depoyu doldurmak, nerede benzin alabilirim, ucuz benzin, benzin bitti, yakıt ikmali,
      depo doldurmak, benzinim bitti, yakıtım bitti
    fuel_adblue: AdBlue, Ad Blue, adblu, üre, AdBlue dolum, AdBlue istasyonu | AdBlue almak,
      AdBlue doldurmak
    fuel_biodiesel: biyodizel, HVO, biyoyakıt
    fuel_cng: CNG, sıkıştırılmış doğalgaz, doğalgaz dolum, CNG istasyonu, doğalgaz istasyonu,
      CNG dolum
    fuel_depot: akaryakıt deposu, petrol dolum tesisi, akaryakıt terminali, akaryakıt dolum tesisi
    fuel_diesel: motorin, dizel, mazot, eurodizel | mazot almak, motorin almak, mazot doldurmak
    fuel_hgv: kamyon akaryakıt istasyonu, tır benzin istasyonu, tır akaryakıt istasyonu,
      kamyon mazot | kamyona mazot almak, tıra mazot almak
    fuel_hydrogen: hidrojen, hidrojen istasyonu, H2, hidrojen dolum istasyonu
    fuel_lng: LNG, sıvılaştırılmış doğalgaz, LNG istasyonu, LNG dolum
    fuel_lpg: LPG, otogaz, oto gaz, LPG istasyonu, otogaz istasyonu, LPG dolum | LPG almak,
      gaz almak
    guest_house: pansiyon, misafirhane, konukevi, pansiyonlar, konuk evi, butik pansiyon,
      öğretmenevi, misafirhaneler
    gym: spor salonu, fitness, spor salonları, fitness salonu, spor merkezi | spor yapmak,
      nerede spor yapılır
    hairdresser: kuaför, berber, kuaförler, berberler, erkek kuaförü, bayan kuaförü, kuaför salonu
      | saç kestirmek, tıraş olmak
    hardware: nalbur, hırdavatçı, hırdavat, yapı market, nalburiye, nalburlar, hırdavatçılar,
      alet edevat | alet almak
    height_restrictor: yükseklik sınırlayıcı, gabari, yükseklik sınırı, yükseklik engeli
    hospital: hastane, hastaneler, acil servis, devlet hastanesi, özel hastane | acile gitmek,
      ambulans
    hostel: hostel, hosteller
    hotel: otel, oteller, butik otel, tatil köyü
    hotel, motel, guest_house, hostel: konaklama, kalacak yer, oda, konaklama yeri,
      konaklama yerleri, yatacak yer | nerede kalınır, nerede uyunur, uyumak, gecelemek,
      uyuyacak yer, kalmak, konaklamak, nerede kalabilirim, nerede uyuyabilirim, geceyi geçirmek,
      oda tutmak
    industrial: organize sanayi bölgesi, sanayi bölgesi, OSB, endüstri bölgesi, sanayi alanı
    internet_cafe: internet kafe, internet cafe, internet kafeler
    kiosk: gazete bayii, gazete bayi, büfeler, gazeteci | gazete almak
    laundry: çamaşırhane, kuru temizleme, kuru temizlemeci, self servis çamaşırhane,
      çamaşırhaneler | çamaşır yıkamak, çamaşır yıkatmak, nerede çamaşır yıkanır
    loading_dock: yükleme rampası, rampa, boşaltma noktası, yükleme alanı, indirme bindirme alanı,
      boşaltma alanı | yük boşaltmak, yük indirmek, nerede boşaltılır
    lockers: emanet dolabı, emanet, bagaj emanet, bavul emanet, emanetçi, kilitli dolap
      | bavul bırakmak, bagaj bırakmak
    locksmith: çilingir, anahtarcı, çilingirler, anahtarcılar, 7/24 çilingir | anahtar yaptırmak,
      kapıda kaldım, anahtarımı kaybettim
    logistics: lojistik merkezi, dağıtım merkezi, lojistik, lojistik köyü, aktarma merkezi,
      lojistik üssü
    mall: alışveriş merkezi, AVM, alışveriş merkezleri | alışveriş yapmak, alışverişe çıkmak
    marketplace: pazar yeri, pazar, çarşı, semt pazarı, halk pazarı, bit pazarı, pazaryeri,
      köy pazarı
    money_transfer: para transferi, havale, para gönderme, para transfer noktası | para göndermek,
      havale yapmak
    motel: motel, moteller
    parcel_locker: kargo dolabı, kargomat, teslimat noktası, kargo teslim noktası | kargo almak,
      kargo teslim almak
    park_and_ride: park et devam et, park et bin, park et devam et otoparkı
    parking: otopark, park yeri, otoparklar, araç park yeri, katlı otopark, park yerleri,
      kapalı otopark, açık otopark | park etmek, nereye park edebilirim, arabayı park etmek,
      nereye park edilir, araba park etmek, park edecek yer, ücretsiz otopark
    pharmacy: eczane, eczaneler, nöbetçi eczane, nöbetçi eczaneler, ilaç | ilaç almak,
      başım ağrıyor, ağrı kesici
    picnic_site: piknik alanı, piknik yeri, mesire yeri, piknik alanları, mesire alanı, piknik
      | piknik yapmak, mangal yapmak, mangal yeri
    place_of_worship: cami, camiler, mescit, kilise, ibadethane, sinagog, camii, kiliseler, havra,
      türbe, cemevi, mescitler | namaz kılmak, dua etmek, namaz kılacak yer
    police: polis, karakol, polis merkezi, jandarma, emniyet müdürlüğü, polis karakolu,
      trafik polisi | polis çağırmak
    port: liman, limanlar, deniz limanı
    post_box: posta kutusu, posta kutuları
    post_depot: posta dağıtım merkezi, posta işleme merkezi
    post_office: postane, PTT, postaneler, posta, PTT şubesi | mektup göndermek, pul almak,
      paket göndermek
    pub: pub, birahane, meyhane, birahaneler, meyhaneler, bira evi
    bar, pub: gece hayatı, içkili mekan | bira içmek, içki içmek, nerede bira içilir
    quarry: taş ocağı, maden ocağı, kum ocağı, mermer ocağı, taş ocakları
    rail_freight: yük istasyonu, yük garı, demiryolu yük terminali, intermodal terminal
    railway_station: tren istasyonu, tren garı, gar, istasyon, tren istasyonları, garlar
      | trene binmek
    recycling: geri dönüşüm, geri dönüşüm merkezi, geri dönüşüm kutusu, geri dönüşüm noktası,
      cam kumbarası | geri dönüştürmek
    rest_area: dinlenme alanı, dinlenme yeri, mola yeri, dinlenme alanları, mola yerleri,
      dinlenme cebi, park cebi | mola vermek, dinlenmek, nerede mola verilir,
      nerede dinlenebilirim
    restaurant: restoran, lokanta, restoranlar, lokantalar, pizzacı, kebapçı, esnaf lokantası,
      ocakbaşı, balıkçı restoranı, et lokantası, çorbacı, restorant, yemek yeri, suşi, kebapçılar,
      yol lokantası
    restaurant, fast_food, cafe, food_court: yemek, yemek yerleri, kahvaltı, öğle yemeği,
      akşam yemeği, yiyecek, yeme içme | nerede yenir, ne yenir, yemek yemek, acıktım, açım,
      nerede yemek yenir, karnım aç, yiyecek bir şey, kahvaltı yapmak, nerede yemek yiyebilirim,
      karnım acıktı, yemek yiyecek yer
    scrap_yard: hurdacı, hurdalık, oto çıkmacı, hurdacılar, hurda, çıkmacı | hurda satmak,
      arabayı hurdaya vermek
    self_storage: eşya depolama, kiralık depo, self depo, kişisel depo, eşya deposu
      | eşya depolamak, depo kiralamak
    services: dinlenme tesisi, dinlenme tesisleri, otoyol tesisi, otoyol servis alanı,
      mola tesisi, hizmet tesisi, otoban tesisi, tesisler
    shelter: sığınak, barınak, kamelya, çardak, sundurma | yağmurdan korunmak
    shower: duş, duşlar, duş yeri, banyo, umumi duş | duş almak, duş almak istiyorum,
      nerede duş alabilirim, yıkanmak, banyo yapmak
    slaughterhouse: mezbaha, kesimhane, et entegre tesisi, mezbahalar
    supermarket: süpermarket, süpermarketler, hipermarket, hipermarketler
    supermarket, convenience: market, marketler, dükkan, gıda, mağaza, bakkaliye
      | market alışverişi, yiyecek almak, nereden yiyecek alabilirim, içecek almak, markete gitmek
    taxi: taksi, taksi durağı, taksiler, taksi durakları | taksi çağırmak, taksiye binmek
    telephone: telefon, ankesörlü telefon, telefon kulübesi | telefon etmek
    tobacco: tütüncü, sigara, tütün, tekel, tütün mamulleri, tütüncüler | sigara almak
    toilets: tuvalet, tuvaletler, WC, umumi tuvalet, lavabo, hela, ayakyolu, genel tuvalet
      | tuvalete gitmek, tuvalet nerede, tuvaletim geldi, tuvalete gitmem lazım, çişim geldi
    toll: gişe, otoyol gişesi, ücretli yol, köprü geçişi, HGS, paralı yol, gişeler, paralı otoyol
      | geçiş ücreti ödemek, otoyol ücreti ödemek
    tool_hire: iş makinesi kiralama, alet kiralama, makine kiralama, ekipman kiralama,
      kiralık iş makinesi | alet kiralamak, iş makinesi kiralamak
    tourist_information: turizm danışma, turist bilgilendirme, turizm ofisi, turizm bürosu,
      turizm danışma ofisi, turist danışma, ziyaretçi merkezi
    towing: çekici, yol yardım, oto kurtarma, kurtarıcı, oto çekici, yol yardımı, tır çekici,
      tır kurtarma, ağır vasıta kurtarma, oto kurtarıcı | yolda kaldım, çekici çağırmak,
      kamyonum bozuldu, yolda kaldık, çekici lazım, aracım yolda kaldı
    trailer: römork, dorse, treyler, kiralık römork, yarı römork, dorse satış, dorseler,
      kiralık dorse | römork kiralamak, dorse almak, dorse kiralamak
    truck_dealer: kamyon bayisi, kamyon galerisi, kamyon satış, tır galerisi, ikinci el kamyon
      | kamyon almak, tır almak
    truck_parking: tır parkı, kamyon parkı, tır garajı, kamyon garajı, tır park yeri,
      kamyon park yeri, tır otoparkı, kamyon otoparkı, güvenli tır parkı, tır park alanı,
      kamyon park alanı | tır park etmek, kamyon park etmek, nereye tır park edilir, tırda uyumak,
      kamyonda uyumak, tırı park etmek, kamyonu park etmek, nereye tır park edebilirim
    truck_rental: kamyon kiralama, kamyonet kiralama, kiralık kamyon, tır kiralama,
      kiralık kamyonet, panelvan kiralama | kamyon kiralamak, kamyonet kiralamak
    truck_repair: kamyon tamircisi, tır tamircisi, kamyon servisi, tır servisi, dorse tamiri,
      ağır vasıta servisi, kamyon tamiri, tır tamiri, kamyon tamirhanesi, ağır vasıta tamiri,
      dorse tamircisi | kamyon tamir ettirmek, tırım bozuldu, kamyonu tamir ettirmek,
      kamyon bozuldu
    truck_stop: tır konaklama tesisi, kamyoncu lokantası, tır dinlenme tesisi,
      şoför dinlenme tesisi, kamyon durağı
    truck_wash: kamyon yıkama, tır yıkama, tanker yıkama, ağır vasıta yıkama, kamyon tır yıkama
      | kamyon yıkatmak, tır yıkatmak, kamyonu yıkatmak, tırı yıkatmak
    tyres: lastikçi, oto lastik, lastik, kamyon lastiği, rot balans, tır lastikçisi,
      lastik tamiri, lastikçiler, lastik servisi, tır lastiği, lastik tamircisi, lastik değişimi
      | lastik patladı, lastik değiştirmek, lastiğim patladı, lastik tamir ettirmek, patlak lastik
    vacuum_cleaner: elektrikli süpürge, araç süpürgesi, oto süpürge, jetonlu süpürge
      | arabayı süpürmek
    vehicle_inspection: araç muayene istasyonu, TÜVTÜRK, araç muayene, muayene istasyonu,
      araç muayenesi, muayene istasyonları, egzoz muayene | araç muayenesi yaptırmak,
      muayene yaptırmak
    vending: otomat, otomatlar, içecek otomatı, yiyecek otomatı
    veterinary: veteriner, veteriner kliniği, veterinerler, hayvan hastanesi, veteriner hekim
    warehouse: depo, depolar, antrepo, antrepolar
    waste_transfer: çöp aktarma istasyonu, çöplük, atık toplama, atık merkezi,
      katı atık aktarma istasyonu, çöp döküm alanı, atık getirme merkezi | çöp atmak
    water_point: su dolum noktası, karavan su dolum, su dolumu, temiz su dolum
      | su deposu doldurmak, karavana su doldurmak
    weighbridge: kantar, araç kantarı, kamyon kantarı, tartı, tartı istasyonu,
      ağırlık kontrol istasyonu, kantarlar, tır kantarı | kamyon tartmak, tır tartmak,
      kantara çıkmak, nerede tartılır
    wholesale: toptancı, toptancılar, toptan satış, toptancı hali, toptan market, toptan
    workwear: iş elbisesi, iş kıyafetleri, iş güvenliği, iş ayakkabısı, iş güvenliği malzemeleri,
      iş elbiseleri | iş elbisesi almak
    """)
}
