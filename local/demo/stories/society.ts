import type { Story } from './story.ts'

export const society: readonly Story[] = [
  {
    key: 'rs-harapan',
    industry: 'health',
    kind: 'storage',
    city: 'Kupang',
    picture: 'clinic-card',
    products: ['object-storage', 'archive-storage', 'direct-connect'],
    title: { en: 'One patient record across nine islands', id: 'Satu rekam medis di sembilan pulau' },
    review: {
      en: 'A doctor on Alor sees the picture taken in Kupang before the patient has left the ship.',
      id: 'Dokter di Alor melihat foto dari Kupang sebelum pasiennya turun dari kapal.',
    },
    by: { en: 'dr. Maria Lobo, medical director', id: 'dr. Maria Lobo, direktur medis' },
    about: {
      en: 'A group of nine hospitals in East Nusa Tenggara.',
      id: 'Jaringan sembilan rumah sakit di NTT.',
    },
    before: {
      en: 'Records were on paper and stayed where they were written.',
      id: 'Rekam medis ditulis di kertas dan tetap di tempatnya dibuat.',
    },
    work: {
      en: 'Records and pictures lie encrypted in object storage; what is older than two years moves to the archive.',
      id: 'Rekam medis dan gambar tersimpan terenkripsi di object storage; yang lebih dari dua tahun pindah ke arsip.',
    },
    after: {
      en: 'Nine hospitals read one record, and each reading is logged.',
      id: 'Sembilan rumah sakit membaca satu rekam medis, dan setiap pembacaan tercatat.',
    },
  },
  {
    key: 'klinik-sehati',
    industry: 'health',
    kind: 'compute',
    city: 'Yogyakarta',
    picture: 'guarded-card',
    products: ['serverless-container', 'mysql', 'web-application-firewall'],
    title: { en: 'Appointments without the queue', id: 'Janji temu tanpa antrean' },
    review: {
      en: 'We are five people. We did not want a sixth for servers.',
      id: 'Kami hanya berlima. Kami tidak mau menambah orang keenam untuk server.',
    },
    by: { en: 'Bayu Kusuma, founder', id: 'Bayu Kusuma, pendiri' },
    about: { en: 'Booking for 700 small practices.', id: 'Pemesanan janji untuk 700 praktik kecil.' },
    before: { en: 'The site fell over each Monday at seven.', id: 'Situs tumbang setiap Senin pukul tujuh.' },
    work: {
      en: 'Three containers that scale from none, a managed database, and a firewall against bots that took appointments to sell them.',
      id: 'Tiga kontainer yang menskala dari nol, basis data terkelola, dan firewall melawan bot calo janji temu.',
    },
    after: {
      en: "Mondays are calm. The bill is smaller than the telephone's.",
      id: 'Senin kini tenang. Tagihannya lebih kecil dari tagihan telepon.',
    },
  },
  {
    key: 'universitas-arjuna',
    industry: 'education',
    kind: 'compute',
    city: 'Malang',
    picture: 'classroom-card',
    products: ['gpu-server', 'ai-studio', 'identity'],
    title: { en: 'Accelerators for every student', id: 'Akselerator untuk setiap mahasiswa' },
    review: {
      en: 'A second-year student trained a model of Javanese script last term. That used to need a grant.',
      id: 'Mahasiswa tahun kedua melatih model aksara Jawa semester lalu. Dulu itu perlu hibah.',
    },
    by: {
      en: 'Prof. Ratna Dewanti, dean of computer science',
      id: 'Prof. Ratna Dewanti, dekan ilmu komputer',
    },
    about: { en: '31,000 students in four cities.', id: '31.000 mahasiswa di empat kota.' },
    before: {
      en: 'Eight accelerators for 1,200 students, booked weeks ahead.',
      id: 'Delapan akselerator untuk 1.200 mahasiswa, dipesan berminggu-minggu sebelumnya.',
    },
    work: {
      en: 'Notebooks with a budget for each student, signed in with the university account.',
      id: 'Notebook dengan anggaran per mahasiswa, masuk memakai akun universitas.',
    },
    after: {
      en: 'Nobody waits, and the term cost less than one new server.',
      id: 'Tak ada yang menunggu, dan biaya satu semester lebih murah dari satu server baru.',
    },
  },
  {
    key: 'belajar-bersama',
    industry: 'education',
    kind: 'network',
    city: 'Medan',
    picture: 'stage-card',
    products: ['cdn', 'object-storage', 'kubernetes'],
    title: { en: 'Lessons that play in every village', id: 'Pelajaran yang lancar di setiap desa' },
    review: {
      en: 'Our pupils have old phones and weak signals. The films start anyway.',
      id: 'Murid kami memakai ponsel lama dan sinyal lemah. Videonya tetap mulai.',
    },
    by: { en: 'Togar Simanjuntak, chief technology officer', id: 'Togar Simanjuntak, direktur teknologi' },
    about: { en: 'Lessons for two million pupils.', id: 'Pelajaran untuk dua juta murid.' },
    before: {
      en: 'Films came from Singapore and stopped each minute.',
      id: 'Video datang dari Singapura dan berhenti tiap menit.',
    },
    work: {
      en: 'Films lie in Jakarta and Surabaya, at 38 places of the CDN.',
      id: 'Video tersimpan di Jakarta dan Surabaya, di 38 titik CDN.',
    },
    after: {
      en: 'They start after 0.8 seconds instead of six.',
      id: 'Video mulai setelah 0,8 detik, bukan enam.',
    },
  },
  {
    key: 'kota-lestari',
    industry: 'government',
    kind: 'data',
    city: 'Lestari',
    picture: 'dashboards-card',
    products: ['data-flow', 'search-engine', 'certificates'],
    title: { en: '140 services behind one counter', id: '140 layanan di satu loket' },
    review: {
      en: 'People do not care which department it is. Now they need not know.',
      id: 'Warga tidak peduli dinas mana. Kini mereka memang tidak perlu tahu.',
    },
    by: { en: 'Nur Aini, head of digital services', id: 'Nur Aini, kepala layanan digital' },
    about: { en: 'A city of 1.2 million people.', id: 'Kota dengan 1,2 juta penduduk.' },
    before: {
      en: '27 departments, 63 sites, one form for each.',
      id: '27 dinas, 63 situs, formulir masing-masing.',
    },
    work: {
      en: 'One search over all services, with data brought together each night.',
      id: 'Satu pencarian untuk semua layanan, dengan data yang disatukan setiap malam.',
    },
    after: {
      en: 'Eight of ten requests are made from home.',
      id: 'Delapan dari sepuluh permohonan dilakukan dari rumah.',
    },
  },
  {
    key: 'badan-cuaca',
    industry: 'government',
    kind: 'compute',
    city: 'Ambon',
    picture: 'storm-card',
    products: ['bare-metal', 'gpu-server', 'disaster-recovery'],
    title: {
      en: 'A forecast every hour instead of every six',
      id: 'Prakiraan tiap jam, bukan tiap enam jam',
    },
    review: {
      en: 'Five hours are the difference between a warning and a report.',
      id: 'Lima jam adalah beda antara peringatan dan laporan.',
    },
    by: {
      en: 'Dr. Elisabeth Pattinasarany, head of models',
      id: 'Dr. Elisabeth Pattinasarany, kepala pemodelan',
    },
    about: {
      en: 'Forecasts for fishermen and harbours in the east.',
      id: 'Prakiraan bagi nelayan dan pelabuhan di timur.',
    },
    before: {
      en: 'One model run took four hours on machines from 2014.',
      id: 'Satu putaran model memakan empat jam di mesin tahun 2014.',
    },
    work: {
      en: 'Runs on accelerators for nine minutes each hour; a second region stands by.',
      id: 'Berjalan di akselerator sembilan menit setiap jam; region kedua bersiaga.',
    },
    after: {
      en: 'Warnings reach boats five hours earlier.',
      id: 'Peringatan sampai ke kapal lima jam lebih awal.',
    },
  },
  {
    key: 'pabrik-surya',
    industry: 'manufacturing',
    kind: 'data',
    city: 'Cikarang',
    picture: 'processor-card',
    products: ['event-stream', 'monitoring', 'language-models'],
    title: { en: 'The machine calls before it breaks', id: 'Mesin memberi tahu sebelum rusak' },
    review: {
      en: 'The first warning saved a spindle worth a car.',
      id: 'Peringatan pertama menyelamatkan spindle seharga mobil.',
    },
    by: { en: 'Agus Salim, plant manager', id: 'Agus Salim, manajer pabrik' },
    about: {
      en: 'Parts for cars and aircraft, 900 people.',
      id: 'Komponen mobil dan pesawat, 900 karyawan.',
    },
    before: {
      en: 'Machines stood still 11 hours a month without notice.',
      id: 'Mesin berhenti mendadak 11 jam sebulan.',
    },
    work: {
      en: '4,000 measurements a second flow to Jakarta, where a model knows what is normal.',
      id: '4.000 pengukuran per detik mengalir ke Jakarta, tempat sebuah model mengenali yang normal.',
    },
    after: {
      en: 'Two hours a month, and those are planned.',
      id: 'Kini dua jam sebulan, dan itu terencana.',
    },
  },
  {
    key: 'layar-senja',
    industry: 'media',
    kind: 'storage',
    city: 'Denpasar',
    picture: 'tiers-card',
    products: ['gpu-server', 'file-storage', 'archive-storage'],
    title: { en: 'A film rendered over the weekend', id: 'Film dirender dalam satu akhir pekan' },
    review: {
      en: 'We rented two hundred machines on Friday and gave them back on Monday.',
      id: 'Kami menyewa dua ratus mesin hari Jumat dan mengembalikannya hari Senin.',
    },
    by: { en: 'Made Wirawan, producer', id: 'Made Wirawan, produser' },
    about: { en: 'An animation studio of 45 people.', id: 'Studio animasi dengan 45 orang.' },
    before: {
      en: 'Rendering took seven weeks, and changes were forbidden.',
      id: 'Render memakan tujuh minggu, dan perubahan dilarang.',
    },
    work: {
      en: 'Scenes lie in shared folders; accelerators read them by the hundred.',
      id: 'Adegan tersimpan di folder bersama; ratusan akselerator membacanya.',
    },
    after: {
      en: 'Sixty hours from the last brush to the first cut.',
      id: 'Enam puluh jam dari sapuan terakhir ke potongan pertama.',
    },
  },
]
