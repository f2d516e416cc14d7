import type { DemoArea } from './solution.ts'

export const society: DemoArea = {
  key: 'society',
  solutions: [
    {
      key: 'healthcare',
      picture: 'clinic-card',
      products: ['object-storage', 'archive-storage', 'vpn-gateway', 'identity'],
      stories: ['rs-harapan', 'klinik-sehati'],
      icons: ['health', 'backup', 'security'],
      en: {
        title: 'Health records that travel',
        line: 'One record for each patient, wherever they are.',
        overview:
          'Records and pictures encrypted in the country, connected with SATUSEHAT, with a log of each reading.',
        content:
          'A patient meets five departments and three buildings, and each keeps its own file. The design brings records and pictures together, joins them with SATUSEHAT and keeps what the law wants for 25 years at the price of an archive.\n\nHospital groups, clinics and laboratories use it, also where the line fails every week.',
        gains: [
          ['Together', 'All hospitals read one record.'],
          ['Kept', 'As long as the law wants, for little.'],
          ['Private', 'Only those who treat may read.'],
        ],
      },
      id: {
        title: 'Rekam medis yang ikut bepergian',
        line: 'Satu rekam medis bagi setiap pasien, di mana pun ia berada.',
        overview:
          'Rekam medis dan gambar terenkripsi di dalam negeri, terhubung dengan SATUSEHAT, dengan catatan setiap pembacaan.',
        content:
          'Seorang pasien menemui lima unit di tiga gedung, dan setiap unit menyimpan berkasnya sendiri. Rancangan ini menyatukan rekam medis dan citra, menghubungkannya dengan SATUSEHAT, dan menyimpan yang diwajibkan hukum selama 25 tahun dengan harga arsip.\n\nGrup rumah sakit, klinik, dan laboratorium memakainya, termasuk di daerah yang jalurnya sering terputus.',
        gains: [
          ['Menyatu', 'Semua rumah sakit membaca satu rekam medis.'],
          ['Tersimpan', 'Selama diwajibkan hukum, dengan biaya kecil.'],
          ['Rahasia', 'Hanya yang merawat yang boleh membaca.'],
        ],
      },
    },
    {
      key: 'public-sector',
      picture: 'skyline-card',
      products: ['dedicated-host', 'search-engine', 'web-application-firewall', 'disaster-recovery'],
      stories: ['kota-lestari', 'badan-cuaca'],
      icons: ['people', 'government', 'certificate'],
      en: {
        title: 'Public services without the queue',
        line: 'One counter for every department.',
        overview:
          'Services of all departments behind one search and one sign-in, hosted in Indonesia and ready for SPBE.',
        content:
          'People do not know which department issues which permit, and should not have to. The design puts one search and one sign-in before all of them and leaves each department its own system behind.\n\nIt follows the SPBE architecture, is listed in the e-catalogue and runs in Indonesia only.',
        gains: [
          ['One counter', 'People need not know the department.'],
          ['In the country', 'Data and people.'],
          ['Through e-catalogue', 'Bought in days.'],
        ],
      },
      id: {
        title: 'Layanan publik tanpa antrean',
        line: 'Satu loket untuk semua dinas.',
        overview:
          'Layanan semua dinas di balik satu pencarian dan satu akun, dijalankan di Indonesia dan siap SPBE.',
        content:
          'Warga tidak tahu dinas mana yang menerbitkan izin apa, dan memang tidak perlu tahu. Rancangan ini menempatkan satu pencarian dan satu akun di depan semua dinas, sementara setiap dinas tetap memiliki sistemnya sendiri di belakang.\n\nRancangan ini mengikuti arsitektur SPBE, tercantum di e-katalog, dan hanya berjalan di Indonesia.',
        gains: [
          ['Satu loket', 'Warga tidak perlu tahu dinasnya.'],
          ['Di dalam negeri', 'Data maupun orangnya.'],
          ['Lewat e-katalog', 'Pengadaan dalam hitungan hari.'],
        ],
      },
    },
    {
      key: 'education',
      picture: 'classroom-card',
      products: ['cdn', 'object-storage', 'kubernetes', 'gpu-server'],
      stories: ['universitas-arjuna', 'belajar-bersama'],
      icons: ['network', 'gpu', 'people'],
      en: {
        title: 'Learning everywhere',
        line: 'Lessons that start on old phones.',
        overview:
          'Films close to every village, laboratories for every student, examinations that do not fall over.',
        content:
          'Half of the class studies on an old phone with a weak signal, the other half trains models. The design serves both: lessons that start on 3G, and laboratories that are there for an afternoon and cost nothing at night.\n\nUniversities, course platforms and education offices use it for lessons and for examinations with 200,000 candidates at once.',
        gains: [
          ['Starts at once', 'Also on 3G.'],
          ['Labs for all', 'With a budget each.'],
          ['Calm examinations', 'Scaled before the bell.'],
        ],
      },
      id: {
        title: 'Belajar di mana saja',
        line: 'Pelajaran yang lancar di ponsel lama.',
        overview:
          'Video yang dekat dengan setiap desa, laboratorium untuk setiap mahasiswa, ujian yang tidak tumbang.',
        content:
          'Separuh kelas belajar dengan ponsel lama dan sinyal lemah, separuh lagi melatih model. Rancangan ini melayani keduanya: pelajaran yang terbuka di 3G, dan laboratorium yang tersedia satu sore serta tidak berbiaya di malam hari.\n\nUniversitas, platform kursus, dan dinas pendidikan memakainya untuk pelajaran dan ujian dengan 200.000 peserta sekaligus.',
        gains: [
          ['Langsung mulai', 'Bahkan di 3G.'],
          ['Lab untuk semua', 'Dengan anggaran masing-masing.'],
          ['Ujian tenang', 'Diskalakan sebelum bel berbunyi.'],
        ],
      },
    },
  ],
  useCases: [
    {
      key: 'video-streaming',
      picture: 'stage-card',
      products: ['cdn', 'object-storage', 'gpu-server'],
      stories: ['belajar-bersama', 'layar-senja'],
      icons: ['network', 'security'],
      en: {
        title: 'Video streaming',
        line: 'Starts in under a second.',
        overview: 'Films are cut into sizes once and kept at 38 places.',
        content:
          'A film is cut once, kept at 38 places and sent in the size that fits the screen and the signal. Live lessons and council meetings go the same way.',
        gains: [
          ['Every phone', 'The size that fits.'],
          ['Protected', 'Addresses that expire.'],
        ],
      },
      id: {
        title: 'Streaming video',
        line: 'Mulai kurang dari satu detik.',
        overview: 'Video dipotong ke berbagai ukuran sekali saja dan disimpan di 38 titik.',
        content:
          'Video dipotong sekali, disimpan di 38 titik, dan dikirim dalam ukuran yang cocok dengan layar dan sinyal. Pelajaran langsung dan sidang dewan melewati jalan yang sama.',
        gains: [
          ['Semua ponsel', 'Ukuran yang pas.'],
          ['Terlindungi', 'Alamat yang kedaluwarsa.'],
        ],
      },
    },
    {
      key: 'telemedicine',
      picture: 'clinic-card',
      products: ['serverless-container', 'object-storage', 'identity'],
      stories: ['klinik-sehati', 'rs-harapan'],
      icons: ['health', 'network'],
      en: {
        title: 'Telemedicine',
        line: 'The doctor on the next island.',
        overview: 'Calls, prescriptions and pictures in one application, encrypted from end to end.',
        content:
          'The specialist is an island away. Calls, pictures and prescriptions travel encrypted in one application that also works with a weak signal.',
        gains: [
          ['Private', 'Keys of the practice.'],
          ['Light', 'Works on 3G.'],
        ],
      },
      id: {
        title: 'Telemedisin',
        line: 'Dokter di pulau sebelah.',
        overview: 'Panggilan, resep, dan gambar dalam satu aplikasi, terenkripsi dari ujung ke ujung.',
        content:
          'Dokter spesialis berada di pulau lain. Panggilan, citra, dan resep dikirim terenkripsi dalam satu aplikasi yang tetap berjalan dengan sinyal lemah.',
        gains: [
          ['Rahasia', 'Kunci milik praktik.'],
          ['Ringan', 'Berjalan di 3G.'],
        ],
      },
    },
    {
      key: 'early-warning',
      picture: 'storm-card',
      products: ['bare-metal', 'mail-service', 'dns'],
      stories: ['badan-cuaca'],
      icons: ['region', 'backup'],
      en: {
        title: 'Early warning',
        line: 'Reaches everybody within a minute.',
        overview: 'Models run each hour; warnings go out by text, mail and radio gateways in two regions.',
        content:
          'When the sea rises, minutes count. Forecasts run each hour in two regions, and warnings leave by text, mail and radio at once.',
        gains: [
          ['Certain', 'Two of everything.'],
          ['Rehearsed', 'Each month.'],
        ],
      },
      id: {
        title: 'Peringatan dini',
        line: 'Sampai ke semua orang dalam semenit.',
        overview:
          'Model berjalan tiap jam; peringatan dikirim lewat SMS, surel, dan gerbang radio di dua region.',
        content:
          'Saat permukaan laut naik, setiap menit berarti. Prakiraan berjalan tiap jam di dua region, dan peringatan keluar lewat SMS, surel, dan radio sekaligus.',
        gains: [
          ['Pasti', 'Semuanya ganda.'],
          ['Teruji', 'Setiap bulan.'],
        ],
      },
    },
  ],
}
