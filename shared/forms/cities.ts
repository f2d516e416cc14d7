import type { PROVINCES } from './provinces.ts'

/** Cities and regencies by province, from idn-area-data (ODbL). A test compares them with that package. */
const CITIES: Readonly<Record<(typeof PROVINCES)[number], string>> = {
  Aceh: 'Kabupaten Aceh Barat|Kabupaten Aceh Barat Daya|Kabupaten Aceh Besar|Kabupaten Aceh Jaya|Kabupaten Aceh Selatan|Kabupaten Aceh Singkil|Kabupaten Aceh Tamiang|Kabupaten Aceh Tengah|Kabupaten Aceh Tenggara|Kabupaten Aceh Timur|Kabupaten Aceh Utara|Kota Banda Aceh|Kabupaten Bener Meriah|Kabupaten Bireuen|Kabupaten Gayo Lues|Kota Langsa|Kota Lhokseumawe|Kabupaten Nagan Raya|Kabupaten Pidie|Kabupaten Pidie Jaya|Kota Sabang|Kabupaten Simeulue|Kota Subulussalam',
  Bali: 'Kabupaten Badung|Kabupaten Bangli|Kabupaten Buleleng|Kota Denpasar|Kabupaten Gianyar|Kabupaten Jembrana|Kabupaten Karangasem|Kabupaten Klungkung|Kabupaten Tabanan',
  Banten:
    'Kota Cilegon|Kabupaten Lebak|Kabupaten Pandeglang|Kabupaten Serang|Kota Serang|Kabupaten Tangerang|Kota Tangerang|Kota Tangerang Selatan',
  Bengkulu:
    'Kota Bengkulu|Kabupaten Bengkulu Selatan|Kabupaten Bengkulu Tengah|Kabupaten Bengkulu Utara|Kabupaten Kaur|Kabupaten Kepahiang|Kabupaten Lebong|Kabupaten Mukomuko|Kabupaten Rejang Lebong|Kabupaten Seluma',
  'Daerah Istimewa Yogyakarta':
    'Kabupaten Bantul|Kabupaten Gunungkidul|Kabupaten Kulon Progo|Kabupaten Sleman|Kota Yogyakarta',
  'DKI Jakarta':
    'Kota Administrasi Jakarta Barat|Kota Administrasi Jakarta Pusat|Kota Administrasi Jakarta Selatan|Kota Administrasi Jakarta Timur|Kota Administrasi Jakarta Utara|Kabupaten Administrasi Kepulauan Seribu',
  Gorontalo:
    'Kabupaten Boalemo|Kabupaten Bone Bolango|Kabupaten Gorontalo|Kota Gorontalo|Kabupaten Gorontalo Utara|Kabupaten Pohuwato',
  Jambi:
    'Kabupaten Batanghari|Kabupaten Bungo|Kota Jambi|Kabupaten Kerinci|Kabupaten Merangin|Kabupaten Muaro Jambi|Kabupaten Sarolangun|Kota Sungai Penuh|Kabupaten Tanjung Jabung Barat|Kabupaten Tanjung Jabung Timur|Kabupaten Tebo',
  'Jawa Barat':
    'Kabupaten Bandung|Kota Bandung|Kabupaten Bandung Barat|Kota Banjar|Kabupaten Bekasi|Kota Bekasi|Kabupaten Bogor|Kota Bogor|Kabupaten Ciamis|Kabupaten Cianjur|Kota Cimahi|Kabupaten Cirebon|Kota Cirebon|Kota Depok|Kabupaten Garut|Kabupaten Indramayu|Kabupaten Karawang|Kabupaten Kuningan|Kabupaten Majalengka|Kabupaten Pangandaran|Kabupaten Purwakarta|Kabupaten Subang|Kabupaten Sukabumi|Kota Sukabumi|Kabupaten Sumedang|Kabupaten Tasikmalaya|Kota Tasikmalaya',
  'Jawa Tengah':
    'Kabupaten Banjarnegara|Kabupaten Banyumas|Kabupaten Batang|Kabupaten Blora|Kabupaten Boyolali|Kabupaten Brebes|Kabupaten Cilacap|Kabupaten Demak|Kabupaten Grobogan|Kabupaten Jepara|Kabupaten Karanganyar|Kabupaten Kebumen|Kabupaten Kendal|Kabupaten Klaten|Kabupaten Kudus|Kabupaten Magelang|Kota Magelang|Kabupaten Pati|Kabupaten Pekalongan|Kota Pekalongan|Kabupaten Pemalang|Kabupaten Purbalingga|Kabupaten Purworejo|Kabupaten Rembang|Kota Salatiga|Kabupaten Semarang|Kota Semarang|Kabupaten Sragen|Kabupaten Sukoharjo|Kota Surakarta|Kabupaten Tegal|Kota Tegal|Kabupaten Temanggung|Kabupaten Wonogiri|Kabupaten Wonosobo',
  'Jawa Timur':
    'Kabupaten Bangkalan|Kabupaten Banyuwangi|Kota Batu|Kabupaten Blitar|Kota Blitar|Kabupaten Bojonegoro|Kabupaten Bondowoso|Kabupaten Gresik|Kabupaten Jember|Kabupaten Jombang|Kabupaten Kediri|Kota Kediri|Kabupaten Lamongan|Kabupaten Lumajang|Kabupaten Madiun|Kota Madiun|Kabupaten Magetan|Kabupaten Malang|Kota Malang|Kabupaten Mojokerto|Kota Mojokerto|Kabupaten Nganjuk|Kabupaten Ngawi|Kabupaten Pacitan|Kabupaten Pamekasan|Kabupaten Pasuruan|Kota Pasuruan|Kabupaten Ponorogo|Kabupaten Probolinggo|Kota Probolinggo|Kabupaten Sampang|Kabupaten Sidoarjo|Kabupaten Situbondo|Kabupaten Sumenep|Kota Surabaya|Kabupaten Trenggalek|Kabupaten Tuban|Kabupaten Tulungagung',
  'Kalimantan Barat':
    'Kabupaten Bengkayang|Kabupaten Kapuas Hulu|Kabupaten Kayong Utara|Kabupaten Ketapang|Kabupaten Kubu Raya|Kabupaten Landak|Kabupaten Melawi|Kabupaten Mempawah|Kota Pontianak|Kabupaten Sambas|Kabupaten Sanggau|Kabupaten Sekadau|Kota Singkawang|Kabupaten Sintang',
  'Kalimantan Selatan':
    'Kabupaten Balangan|Kabupaten Banjar|Kota Banjarbaru|Kota Banjarmasin|Kabupaten Barito Kuala|Kabupaten Hulu Sungai Selatan|Kabupaten Hulu Sungai Tengah|Kabupaten Hulu Sungai Utara|Kabupaten Kotabaru|Kabupaten Tabalong|Kabupaten Tanah Bumbu|Kabupaten Tanah Laut|Kabupaten Tapin',
  'Kalimantan Tengah':
    'Kabupaten Barito Selatan|Kabupaten Barito Timur|Kabupaten Barito Utara|Kabupaten Gunung Mas|Kabupaten Kapuas|Kabupaten Katingan|Kabupaten Kotawaringin Barat|Kabupaten Kotawaringin Timur|Kabupaten Lamandau|Kabupaten Murung Raya|Kota Palangkaraya|Kabupaten Pulang Pisau|Kabupaten Seruyan|Kabupaten Sukamara',
  'Kalimantan Timur':
    'Kota Balikpapan|Kabupaten Berau|Kota Bontang|Kabupaten Kutai Barat|Kabupaten Kutai Kartanegara|Kabupaten Kutai Timur|Kabupaten Mahakam Ulu|Kabupaten Paser|Kabupaten Penajam Paser Utara|Kota Samarinda',
  'Kalimantan Utara':
    'Kabupaten Bulungan|Kabupaten Malinau|Kabupaten Nunukan|Kabupaten Tana Tidung|Kota Tarakan',
  'Kepulauan Bangka Belitung':
    'Kabupaten Bangka|Kabupaten Bangka Barat|Kabupaten Bangka Selatan|Kabupaten Bangka Tengah|Kabupaten Belitung|Kabupaten Belitung Timur|Kota Pangkal Pinang',
  'Kepulauan Riau':
    'Kota Batam|Kabupaten Bintan|Kabupaten Karimun|Kabupaten Kepulauan Anambas|Kabupaten Lingga|Kabupaten Natuna|Kota Tanjung Pinang',
  Lampung:
    'Kota Bandar Lampung|Kabupaten Lampung Barat|Kabupaten Lampung Selatan|Kabupaten Lampung Tengah|Kabupaten Lampung Timur|Kabupaten Lampung Utara|Kabupaten Mesuji|Kota Metro|Kabupaten Pesawaran|Kabupaten Pesisir Barat|Kabupaten Pringsewu|Kabupaten Tanggamus|Kabupaten Tulang Bawang|Kabupaten Tulang Bawang Barat|Kabupaten Way Kanan',
  Maluku:
    'Kota Ambon|Kabupaten Buru|Kabupaten Buru Selatan|Kabupaten Kepulauan Aru|Kabupaten Kepulauan Tanimbar|Kabupaten Maluku Barat Daya|Kabupaten Maluku Tengah|Kabupaten Maluku Tenggara|Kabupaten Seram Bagian Barat|Kabupaten Seram Bagian Timur|Kota Tual',
  'Maluku Utara':
    'Kabupaten Halmahera Barat|Kabupaten Halmahera Selatan|Kabupaten Halmahera Tengah|Kabupaten Halmahera Timur|Kabupaten Halmahera Utara|Kabupaten Kepulauan Sula|Kabupaten Pulau Morotai|Kabupaten Pulau Taliabu|Kota Ternate|Kota Tidore Kepulauan',
  'Nusa Tenggara Barat':
    'Kabupaten Bima|Kota Bima|Kabupaten Dompu|Kabupaten Lombok Barat|Kabupaten Lombok Tengah|Kabupaten Lombok Timur|Kabupaten Lombok Utara|Kota Mataram|Kabupaten Sumbawa|Kabupaten Sumbawa Barat',
  'Nusa Tenggara Timur':
    'Kabupaten Alor|Kabupaten Belu|Kabupaten Ende|Kabupaten Flores Timur|Kabupaten Kupang|Kota Kupang|Kabupaten Lembata|Kabupaten Malaka|Kabupaten Manggarai|Kabupaten Manggarai Barat|Kabupaten Manggarai Timur|Kabupaten Nagekeo|Kabupaten Ngada|Kabupaten Rote Ndao|Kabupaten Sabu Raijua|Kabupaten Sikka|Kabupaten Sumba Barat|Kabupaten Sumba Barat Daya|Kabupaten Sumba Tengah|Kabupaten Sumba Timur|Kabupaten Timor Tengah Selatan|Kabupaten Timor Tengah Utara',
  Papua:
    'Kabupaten Biak Numfor|Kabupaten Jayapura|Kota Jayapura|Kabupaten Keerom|Kabupaten Kepulauan Yapen|Kabupaten Mamberamo Raya|Kabupaten Sarmi|Kabupaten Supiori|Kabupaten Waropen',
  'Papua Barat':
    'Kabupaten Fak Fak|Kabupaten Kaimana|Kabupaten Manokwari|Kabupaten Manokwari Selatan|Kabupaten Pegunungan Arfak|Kabupaten Teluk Bintuni|Kabupaten Teluk Wondama',
  'Papua Barat Daya':
    'Kabupaten Maybrat|Kabupaten Raja Ampat|Kabupaten Sorong|Kota Sorong|Kabupaten Sorong Selatan|Kabupaten Tambrauw',
  'Papua Pegunungan':
    'Kabupaten Jayawijaya|Kabupaten Lanny Jaya|Kabupaten Mamberamo Tengah|Kabupaten Nduga|Kabupaten Pegunungan Bintang|Kabupaten Tolikara|Kabupaten Yahukimo|Kabupaten Yalimo',
  'Papua Selatan': 'Kabupaten Asmat|Kabupaten Boven Digoel|Kabupaten Mappi|Kabupaten Merauke',
  'Papua Tengah':
    'Kabupaten Deiyai|Kabupaten Dogiyai|Kabupaten Intan Jaya|Kabupaten Mimika|Kabupaten Nabire|Kabupaten Paniai|Kabupaten Puncak|Kabupaten Puncak Jaya',
  Riau: 'Kabupaten Bengkalis|Kota Dumai|Kabupaten Indragiri Hilir|Kabupaten Indragiri Hulu|Kabupaten Kampar|Kabupaten Kepulauan Meranti|Kabupaten Kuantan Singingi|Kota Pekanbaru|Kabupaten Pelalawan|Kabupaten Rokan Hilir|Kabupaten Rokan Hulu|Kabupaten Siak',
  'Sulawesi Barat':
    'Kabupaten Majene|Kabupaten Mamasa|Kabupaten Mamuju|Kabupaten Mamuju Tengah|Kabupaten Pasangkayu|Kabupaten Polewali Mandar',
  'Sulawesi Selatan':
    'Kabupaten Bantaeng|Kabupaten Barru|Kabupaten Bone|Kabupaten Bulukumba|Kabupaten Enrekang|Kabupaten Gowa|Kabupaten Jeneponto|Kabupaten Kepulauan Selayar|Kabupaten Luwu|Kabupaten Luwu Timur|Kabupaten Luwu Utara|Kota Makassar|Kabupaten Maros|Kota Palopo|Kabupaten Pangkajene dan Kepulauan|Kota Parepare|Kabupaten Pinrang|Kabupaten Sidenreng Rappang|Kabupaten Sinjai|Kabupaten Soppeng|Kabupaten Takalar|Kabupaten Tana Toraja|Kabupaten Toraja Utara|Kabupaten Wajo',
  'Sulawesi Tengah':
    'Kabupaten Banggai|Kabupaten Banggai Kepulauan|Kabupaten Banggai Laut|Kabupaten Buol|Kabupaten Donggala|Kabupaten Morowali|Kabupaten Morowali Utara|Kota Palu|Kabupaten Parigi Moutong|Kabupaten Poso|Kabupaten Sigi|Kabupaten Tojo Una Una|Kabupaten Toli-Toli',
  'Sulawesi Tenggara':
    'Kota Bau Bau|Kabupaten Bombana|Kabupaten Buton|Kabupaten Buton Selatan|Kabupaten Buton Tengah|Kabupaten Buton Utara|Kota Kendari|Kabupaten Kolaka|Kabupaten Kolaka Timur|Kabupaten Kolaka Utara|Kabupaten Konawe|Kabupaten Konawe Kepulauan|Kabupaten Konawe Selatan|Kabupaten Konawe Utara|Kabupaten Muna|Kabupaten Muna Barat|Kabupaten Wakatobi',
  'Sulawesi Utara':
    'Kota Bitung|Kabupaten Bolaang Mongondow|Kabupaten Bolaang Mongondow Selatan|Kabupaten Bolaang Mongondow Timur|Kabupaten Bolaang Mongondow Utara|Kabupaten Kepulauan Sangihe|Kabupaten Kepulauan Siau Tagulandang Biaro|Kabupaten Kepulauan Talaud|Kota Kotamobagu|Kota Manado|Kabupaten Minahasa|Kabupaten Minahasa Selatan|Kabupaten Minahasa Tenggara|Kabupaten Minahasa Utara|Kota Tomohon',
  'Sumatera Barat':
    'Kabupaten Agam|Kota Bukittinggi|Kabupaten Dharmasraya|Kabupaten Kepulauan Mentawai|Kabupaten Lima Puluh Kota|Kota Padang|Kota Padang Panjang|Kabupaten Padang Pariaman|Kota Pariaman|Kabupaten Pasaman|Kabupaten Pasaman Barat|Kota Payakumbuh|Kabupaten Pesisir Selatan|Kota Sawahlunto|Kabupaten Sijunjung|Kabupaten Solok|Kota Solok|Kabupaten Solok Selatan|Kabupaten Tanah Datar',
  'Sumatera Selatan':
    'Kabupaten Banyuasin|Kabupaten Empat Lawang|Kabupaten Lahat|Kota Lubuk Linggau|Kabupaten Muara Enim|Kabupaten Musi Banyuasin|Kabupaten Musi Rawas|Kabupaten Musi Rawas Utara|Kabupaten Ogan Ilir|Kabupaten Ogan Komering Ilir|Kabupaten Ogan Komering Ulu|Kabupaten Ogan Komering Ulu Selatan|Kabupaten Ogan Komering Ulu Timur|Kota Pagar Alam|Kota Palembang|Kabupaten Penukal Abab Lematang Ilir|Kota Prabumulih',
  'Sumatera Utara':
    'Kabupaten Asahan|Kabupaten Batu Bara|Kota Binjai|Kabupaten Dairi|Kabupaten Deli Serdang|Kota Gunungsitoli|Kabupaten Humbang Hasundutan|Kabupaten Karo|Kabupaten Labuhanbatu|Kabupaten Labuhanbatu Selatan|Kabupaten Labuhanbatu Utara|Kabupaten Langkat|Kabupaten Mandailing Natal|Kota Medan|Kabupaten Nias|Kabupaten Nias Barat|Kabupaten Nias Selatan|Kabupaten Nias Utara|Kabupaten Padang Lawas|Kabupaten Padang Lawas Utara|Kota Padangsidimpuan|Kabupaten Pakpak Bharat|Kota Pematangsiantar|Kabupaten Samosir|Kabupaten Serdang Bedagai|Kota Sibolga|Kabupaten Simalungun|Kota Tanjungbalai|Kabupaten Tapanuli Selatan|Kabupaten Tapanuli Tengah|Kabupaten Tapanuli Utara|Kota Tebing Tinggi|Kabupaten Toba',
}

export const citiesOf = (province: string): readonly string[] | undefined =>
  Object.hasOwn(CITIES, province) ? CITIES[province as keyof typeof CITIES].split('|') : undefined
