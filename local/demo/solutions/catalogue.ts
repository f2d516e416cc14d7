import type { DemoSolution } from './solution.ts'

export const SOLUTION_CATEGORIES = [
  [
    'industry',
    'By industry',
    'Menurut industri',
    'Designs for the rules of your trade.',
    'Rancangan sesuai aturan bidang Anda.',
  ],
  [
    'need',
    'By need',
    'Menurut kebutuhan',
    'Designs for what has to be done.',
    'Rancangan untuk yang harus diselesaikan.',
  ],
] as const

export const SOLUTIONS: readonly DemoSolution[] = [
  {
    key: 'banking',
    category: 'industry',
    picture: 'bank-card',
    products: ['dedicated-host', 'postgresql', 'key-management', 'direct-connect'],
    stories: ['bank-tirta', 'lintas-bayar'],
    en: {
      title: 'Banking on your own terms',
      line: 'Core and channels, separated as OJK asks.',
      overview:
        'Dedicated hosts, keys in your own module, two regions in Indonesia and the folder of documents your supervisor wants to see.',
      gains: [
        ['Separated', 'Hardware for your bank alone.'],
        ['Two regions', 'Both in the country.'],
        ['Papers ready', 'From risk assessment to exit plan.'],
      ],
    },
    id: {
      title: 'Perbankan dengan kendali penuh',
      line: 'Core dan kanal, terpisah sesuai ketentuan OJK.',
      overview:
        'Host khusus, kunci di modul Anda sendiri, dua region di Indonesia, dan berkas dokumen yang diminta pengawas Anda.',
      gains: [
        ['Terpisah', 'Perangkat keras hanya untuk bank Anda.'],
        ['Dua region', 'Keduanya di dalam negeri.'],
        ['Dokumen siap', 'Dari penilaian risiko hingga rencana keluar.'],
      ],
    },
  },
  {
    key: 'online-shop',
    category: 'industry',
    picture: 'shopfront-card',
    products: ['kubernetes', 'auto-scaling', 'cdn', 'cache'],
    stories: ['pasar-kita', 'toko-rempah'],
    en: {
      title: 'Shops that stay open on 12.12',
      line: 'From a hundred to a hundred thousand visitors.',
      overview:
        'A shop that grows by measurement, with pictures from the CDN and a cache before the database.',
      gains: [
        ['No queue', 'Servers arrive before the crowd.'],
        ['Quick pages', 'Under a second on a telephone.'],
        ['Fair bill', 'Small again the next morning.'],
      ],
    },
    id: {
      title: 'Toko yang tetap buka pada 12.12',
      line: 'Dari seratus hingga seratus ribu pengunjung.',
      overview: 'Toko yang tumbuh menurut pengukuran, dengan gambar dari CDN dan cache di depan basis data.',
      gains: [
        ['Tanpa antrean', 'Server datang sebelum keramaian.'],
        ['Halaman cepat', 'Di bawah satu detik di ponsel.'],
        ['Tagihan wajar', 'Kecil lagi keesokan paginya.'],
      ],
    },
  },
  {
    key: 'hospital',
    category: 'industry',
    picture: 'clinic-card',
    products: ['object-storage', 'archive-storage', 'vpn-gateway', 'identity'],
    stories: ['rs-harapan', 'klinik-sehati'],
    en: {
      title: 'Health records that travel',
      line: 'One record for each patient, wherever he is.',
      overview:
        'Records and pictures encrypted in the country, connected with SATUSEHAT, with a log of each reading.',
      gains: [
        ['Together', 'All hospitals read one record.'],
        ['Kept', 'As long as the law wants, for little.'],
        ['Private', 'Only who treats may read.'],
      ],
    },
    id: {
      title: 'Rekam medis yang ikut bepergian',
      line: 'Satu rekam medis bagi setiap pasien, di mana pun ia berada.',
      overview:
        'Rekam medis dan gambar terenkripsi di dalam negeri, terhubung dengan SATUSEHAT, dengan catatan setiap pembacaan.',
      gains: [
        ['Menyatu', 'Semua rumah sakit membaca satu rekam medis.'],
        ['Tersimpan', 'Selama diwajibkan hukum, dengan biaya kecil.'],
        ['Rahasia', 'Hanya yang merawat yang boleh membaca.'],
      ],
    },
  },
  {
    key: 'public-services',
    category: 'industry',
    picture: 'skyline-card',
    products: ['dedicated-host', 'search-engine', 'web-application-firewall', 'disaster-recovery'],
    stories: ['kota-lestari', 'badan-cuaca'],
    en: {
      title: 'Public services without the queue',
      line: 'One counter for every department.',
      overview:
        'Services of all departments behind one search and one sign-in, hosted in Indonesia and ready for SPBE.',
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
      gains: [
        ['Satu loket', 'Warga tidak perlu tahu dinasnya.'],
        ['Di dalam negeri', 'Data maupun orangnya.'],
        ['Lewat e-katalog', 'Pengadaan dalam hitungan hari.'],
      ],
    },
  },
  {
    key: 'manufacturing',
    category: 'industry',
    picture: 'processor-card',
    products: ['event-stream', 'monitoring', 'ai-studio', 'data-warehouse'],
    stories: ['pabrik-surya'],
    en: {
      title: 'Plants that warn in time',
      line: 'Measurements become maintenance.',
      overview:
        'Sensors stream to Jakarta, a model learns what is normal, and the plan of the week changes by itself.',
      gains: [
        ['Fewer stops', 'Most are planned.'],
        ['All lines', 'On one board.'],
        ['Works offline', 'Plants keep data when the line fails.'],
      ],
    },
    id: {
      title: 'Pabrik yang memberi peringatan dini',
      line: 'Pengukuran menjadi pemeliharaan.',
      overview:
        'Sensor mengalir ke Jakarta, sebuah model mempelajari yang normal, dan rencana mingguan menyesuaikan sendiri.',
      gains: [
        ['Lebih jarang berhenti', 'Sebagian besar terencana.'],
        ['Semua lini', 'Di satu papan.'],
        ['Tetap jalan luring', 'Pabrik menyimpan data saat jalur putus.'],
      ],
    },
  },
  {
    key: 'learning',
    category: 'industry',
    picture: 'classroom-card',
    products: ['cdn', 'object-storage', 'kubernetes', 'gpu-server'],
    stories: ['universitas-arjuna', 'belajar-bersama'],
    en: {
      title: 'Learning everywhere',
      line: 'Lessons that start on old phones.',
      overview:
        'Films close to every village, laboratories for every student, examinations that do not fall over.',
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
      gains: [
        ['Langsung mulai', 'Bahkan di 3G.'],
        ['Lab untuk semua', 'Dengan anggaran masing-masing.'],
        ['Ujian tenang', 'Diskalakan sebelum bel berbunyi.'],
      ],
    },
  },
  {
    key: 'logistics',
    category: 'industry',
    picture: 'archipelago-card',
    products: ['event-stream', 'cache', 'private-network', 'file-storage'],
    stories: ['antar-cepat', 'kapal-nusantara'],
    en: {
      title: 'Logistics in real time',
      line: 'From warehouse to doorstep on one map.',
      overview: 'Positions, papers and stock flow together, from a lorry in Medan to a ship off Sorong.',
      gains: [
        ['Two seconds', 'Behind reality.'],
        ['Small messages', 'For weak signals.'],
        ['Papers first', 'Ships do not wait.'],
      ],
    },
    id: {
      title: 'Logistik waktu nyata',
      line: 'Dari gudang ke pintu rumah di satu peta.',
      overview:
        'Posisi, dokumen, dan stok mengalir bersama, dari truk di Medan sampai kapal di lepas pantai Sorong.',
      gains: [
        ['Dua detik', 'Dari kenyataan.'],
        ['Pesan ringan', 'Untuk sinyal lemah.'],
        ['Dokumen lebih dulu', 'Kapal tidak menunggu.'],
      ],
    },
  },
  {
    key: 'hybrid-cloud',
    category: 'need',
    picture: 'twins-card',
    products: ['direct-connect', 'vpn-gateway', 'bare-metal', 'backup'],
    stories: ['bank-tirta'],
    en: {
      title: 'Two data centres, one of them ours',
      line: 'Keep what must stay, move what may.',
      overview: 'A private line joins both sides, with one sign-in, one monitoring and one backup.',
      gains: [
        ['Step by step', 'Each move can be undone.'],
        ['One view', 'Of both sides.'],
        ['Use what you own', 'Until it is written off.'],
      ],
    },
    id: {
      title: 'Dua pusat data, satu milik kami',
      line: 'Simpan yang harus tinggal, pindahkan yang boleh.',
      overview:
        'Jalur privat menghubungkan kedua sisi, dengan satu akun, satu pemantauan, dan satu pencadangan.',
      gains: [
        ['Selangkah demi selangkah', 'Setiap migrasi bisa dibatalkan.'],
        ['Satu tampilan', 'Untuk kedua sisi.'],
        ['Pakai yang ada', 'Sampai habis masa pakainya.'],
      ],
    },
  },
  {
    key: 'recovery',
    category: 'need',
    picture: 'vault-card',
    products: ['disaster-recovery', 'backup', 'snapshot', 'dns'],
    stories: ['toko-rempah'],
    en: {
      title: 'Back in thirty minutes',
      line: 'A second site, rehearsed each quarter.',
      overview:
        'Systems are kept 15 seconds behind in another region, with a plan that starts them in the right order.',
      gains: [
        ['Rehearsed', 'With a report for the auditor.'],
        ['Cheap at rest', 'You pay for disks only.'],
        ['Ransomware', 'Copies nobody can delete.'],
      ],
    },
    id: {
      title: 'Pulih dalam tiga puluh menit',
      line: 'Lokasi kedua, diuji tiap kuartal.',
      overview:
        'Sistem dijaga tertinggal paling lama 15 detik di region lain, dengan rencana yang menyalakannya dalam urutan benar.',
      gains: [
        ['Teruji', 'Dengan laporan untuk auditor.'],
        ['Murah saat siaga', 'Anda hanya membayar disk.'],
        ['Ransomware', 'Salinan yang tak bisa dihapus siapa pun.'],
      ],
    },
  },
  {
    key: 'modernisation',
    category: 'need',
    picture: 'containers-card',
    products: ['kubernetes', 'pipeline', 'container-registry', 'serverless-container'],
    stories: ['pasar-kita'],
    en: {
      title: 'From monolith to many',
      line: 'Take it apart while it runs.',
      overview: 'Pipelines, clusters and a route for each piece, with architects who have done it before.',
      gains: [
        ['No big bang', 'Piece after piece.'],
        ['Releases at noon', 'And back in a click.'],
        ['Teams apart', 'Each with its own rhythm.'],
      ],
    },
    id: {
      title: 'Dari monolit ke banyak layanan',
      line: 'Urai selagi berjalan.',
      overview: 'Pipeline, klaster, dan rute untuk setiap bagian, bersama arsitek yang berpengalaman.',
      gains: [
        ['Tanpa ledakan besar', 'Bagian demi bagian.'],
        ['Rilis siang hari', 'Dan kembali dengan satu klik.'],
        ['Tim mandiri', 'Dengan irama masing-masing.'],
      ],
    },
  },
  {
    key: 'generative-ai',
    category: 'need',
    picture: 'accelerators-card',
    products: ['language-models', 'gpu-server', 'ai-studio', 'object-storage'],
    stories: ['universitas-arjuna', 'pabrik-surya'],
    en: {
      title: 'Assistants that know your documents',
      line: 'Models in Jakarta, answers with sources.',
      overview:
        'Your documents, an open model and an address. Nothing leaves the country, and nothing is learned from.',
      gains: [
        ['Sources', 'Beside each answer.'],
        ['Indonesian', 'Javanese and Sundanese too.'],
        ['A week', 'To the first assistant.'],
      ],
    },
    id: {
      title: 'Asisten yang memahami dokumen Anda',
      line: 'Model di Jakarta, jawaban dengan sumber.',
      overview:
        'Dokumen Anda, model terbuka, dan satu alamat. Tidak ada yang keluar negeri, tidak ada yang dijadikan bahan latih.',
      gains: [
        ['Sumber', 'Di samping setiap jawaban.'],
        ['Bahasa Indonesia', 'Juga Jawa dan Sunda.'],
        ['Seminggu', 'Menuju asisten pertama.'],
      ],
    },
  },
  {
    key: 'zero-trust',
    category: 'need',
    picture: 'guarded-card',
    products: ['identity', 'key-management', 'web-application-firewall', 'vulnerability-scanner'],
    stories: ['asuransi-teduh', 'klinik-sehati'],
    en: {
      title: 'Trust nobody by default',
      line: 'Each call is checked, inside too.',
      overview:
        'Identities for people and machines, short rights, keys that turn, and a report that shows it.',
      gains: [
        ['Short rights', 'For an hour, with a reason.'],
        ['No keys in files', 'Machines have identities.'],
        ['Shown', 'One report for each audit.'],
      ],
    },
    id: {
      title: 'Tak ada yang dipercaya begitu saja',
      line: 'Setiap panggilan diperiksa, termasuk dari dalam.',
      overview:
        'Identitas untuk orang dan mesin, hak sementara, kunci yang dirotasi, dan laporan yang membuktikannya.',
      gains: [
        ['Hak sementara', 'Satu jam, dengan alasan.'],
        ['Tanpa kunci di berkas', 'Mesin punya identitas.'],
        ['Terbukti', 'Satu laporan untuk setiap audit.'],
      ],
    },
  },
]
