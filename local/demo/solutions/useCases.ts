import type { DemoSolution } from './solution.ts'

export const USE_CASES: readonly DemoSolution[] = [
  {
    key: 'flash-sale',
    category: 'need',
    picture: 'shopfront-card',
    products: ['auto-scaling', 'load-balancer', 'cache'],
    stories: ['pasar-kita'],
    en: {
      title: 'Flash sale',
      line: 'Ready before the clock strikes.',
      overview:
        'Servers start by timetable, visitors wait fairly when needed, and stock is counted in a cache.',
      gains: [
        ['Fair', 'First come, first served.'],
        ['Exact', 'Nothing is sold twice.'],
      ],
    },
    id: {
      title: 'Flash sale',
      line: 'Siap sebelum jam berdentang.',
      overview:
        'Server menyala menurut jadwal, pengunjung menunggu dengan adil bila perlu, dan stok dihitung di cache.',
      gains: [
        ['Adil', 'Yang datang dulu dilayani dulu.'],
        ['Tepat', 'Tidak ada yang terjual dua kali.'],
      ],
    },
  },
  {
    key: 'digital-onboarding',
    category: 'industry',
    picture: 'bank-card',
    products: ['document-reader', 'functions', 'key-management'],
    stories: ['bank-tirta', 'asuransi-teduh'],
    en: {
      title: 'Digital onboarding',
      line: 'A customer in six minutes.',
      overview: 'Documents are read, faces compared and forms filled, with a person for doubtful cases.',
      gains: [
        ['Quick', 'Minutes instead of days.'],
        ['Lawful', 'Consent and log included.'],
      ],
    },
    id: {
      title: 'Pembukaan rekening digital',
      line: 'Nasabah baru dalam enam menit.',
      overview:
        'Dokumen dibaca, wajah dicocokkan, dan formulir terisi, dengan petugas untuk kasus yang meragukan.',
      gains: [
        ['Cepat', 'Menit, bukan hari.'],
        ['Sesuai hukum', 'Lengkap dengan persetujuan dan catatan.'],
      ],
    },
  },
  {
    key: 'video-streaming',
    category: 'industry',
    picture: 'stage-card',
    products: ['cdn', 'object-storage', 'gpu-server'],
    stories: ['belajar-bersama', 'layar-senja'],
    en: {
      title: 'Video streaming',
      line: 'Starts in under a second.',
      overview: 'Films are cut into sizes once and kept at 38 places.',
      gains: [
        ['Every phone', 'The size that fits.'],
        ['Protected', 'Addresses that expire.'],
      ],
    },
    id: {
      title: 'Streaming video',
      line: 'Mulai kurang dari satu detik.',
      overview: 'Video dipotong ke berbagai ukuran sekali saja dan disimpan di 38 titik.',
      gains: [
        ['Semua ponsel', 'Ukuran yang pas.'],
        ['Terlindungi', 'Alamat yang kedaluwarsa.'],
      ],
    },
  },
  {
    key: 'data-lake',
    category: 'need',
    picture: 'tiers-card',
    products: ['object-storage', 'data-flow', 'data-warehouse'],
    stories: ['kota-lestari'],
    en: {
      title: 'Data lake',
      line: 'All data in one place, in order.',
      overview: 'Files land, are checked and shaped, and are asked in plain SQL.',
      gains: [
        ['Cheap', 'Storage and computing apart.'],
        ['Traced', 'Each number to its source.'],
      ],
    },
    id: {
      title: 'Data lake',
      line: 'Semua data di satu tempat, teratur.',
      overview: 'Berkas mendarat, diperiksa, dibentuk, lalu ditanyai dengan SQL biasa.',
      gains: [
        ['Hemat', 'Penyimpanan dan komputasi terpisah.'],
        ['Terlacak', 'Setiap angka ke sumbernya.'],
      ],
    },
  },
  {
    key: 'render-farm',
    category: 'need',
    picture: 'accelerators-card',
    products: ['gpu-server', 'file-storage', 'image-builder'],
    stories: ['layar-senja'],
    en: {
      title: 'Render farm',
      line: 'Two hundred machines for a weekend.',
      overview:
        'Images with your tools, shared folders and a queue that ends machines when the last scene is done.',
      gains: [
        ['Elastic', 'Pay for the weekend.'],
        ['Known tools', 'Blender, Maya, Houdini.'],
      ],
    },
    id: {
      title: 'Render farm',
      line: 'Dua ratus mesin untuk satu akhir pekan.',
      overview:
        'Citra berisi perangkat Anda, folder bersama, dan antrean yang mematikan mesin setelah adegan terakhir.',
      gains: [
        ['Elastis', 'Bayar akhir pekannya saja.'],
        ['Perangkat dikenal', 'Blender, Maya, Houdini.'],
      ],
    },
  },
  {
    key: 'telemedicine',
    category: 'industry',
    picture: 'clinic-card',
    products: ['serverless-container', 'object-storage', 'identity'],
    stories: ['klinik-sehati', 'rs-harapan'],
    en: {
      title: 'Telemedicine',
      line: 'The doctor on the next island.',
      overview: 'Calls, prescriptions and pictures in one application, encrypted from end to end.',
      gains: [
        ['Private', 'Keys of the practice.'],
        ['Light', 'Works on 3G.'],
      ],
    },
    id: {
      title: 'Telemedisin',
      line: 'Dokter di pulau sebelah.',
      overview: 'Panggilan, resep, dan gambar dalam satu aplikasi, terenkripsi dari ujung ke ujung.',
      gains: [
        ['Rahasia', 'Kunci milik praktik.'],
        ['Ringan', 'Berjalan di 3G.'],
      ],
    },
  },
  {
    key: 'iot-platform',
    category: 'industry',
    picture: 'processor-card',
    products: ['event-stream', 'functions', 'monitoring'],
    stories: ['pabrik-surya', 'badan-cuaca'],
    en: {
      title: 'Internet of things',
      line: 'A million devices, one stream.',
      overview: 'Devices sign in with certificates, send over MQTT and are updated over the air.',
      gains: [
        ['Safe', 'Each device its own key.'],
        ['Cheap', 'By the message.'],
      ],
    },
    id: {
      title: 'Internet of things',
      line: 'Sejuta perangkat, satu aliran.',
      overview: 'Perangkat masuk dengan sertifikat, mengirim lewat MQTT, dan diperbarui dari jauh.',
      gains: [
        ['Aman', 'Setiap perangkat punya kunci sendiri.'],
        ['Hemat', 'Per pesan.'],
      ],
    },
  },
  {
    key: 'chat-assistant',
    category: 'need',
    picture: 'dashboards-card',
    products: ['language-models', 'search-engine', 'functions'],
    stories: ['antar-cepat'],
    en: {
      title: 'Chat assistant',
      line: 'Answers customers at two in the morning.',
      overview: 'Knows your help pages and orders, and calls a person when it does not know.',
      gains: [
        ['Honest', 'Says when it is unsure.'],
        ['Two languages', 'And changes within a sentence.'],
      ],
    },
    id: {
      title: 'Asisten percakapan',
      line: 'Menjawab pelanggan pukul dua pagi.',
      overview: 'Mengenal halaman bantuan dan pesanan Anda, dan memanggil petugas bila tidak tahu.',
      gains: [
        ['Jujur', 'Mengatakan bila ragu.'],
        ['Dua bahasa', 'Bahkan dalam satu kalimat.'],
      ],
    },
  },
  {
    key: 'office-files',
    category: 'need',
    picture: 'twins-card',
    products: ['file-storage', 'vpn-gateway', 'backup'],
    stories: ['kapal-nusantara', 'toko-rempah'],
    en: {
      title: 'Files for all offices',
      line: 'One drive letter everywhere.',
      overview: 'Shared folders with your directory, previous versions and a copy out of reach.',
      gains: [
        ['Familiar', 'It is still drive H.'],
        ['Safe', 'From floods and ransomware.'],
      ],
    },
    id: {
      title: 'Berkas untuk semua kantor',
      line: 'Satu huruf drive di mana pun.',
      overview: 'Folder bersama dengan direktori Anda, versi sebelumnya, dan salinan di luar jangkauan.',
      gains: [
        ['Akrab', 'Tetap drive H.'],
        ['Aman', 'Dari banjir dan ransomware.'],
      ],
    },
  },
  {
    key: 'test-environments',
    category: 'need',
    picture: 'codeToCloud-card',
    products: ['snapshot', 'pipeline', 'virtual-server'],
    stories: ['lintas-bayar'],
    en: {
      title: 'Test environments',
      line: 'One for each branch, gone tomorrow.',
      overview: 'Snapshots of masked production, started for a branch and deleted at night.',
      gains: [
        ['True', 'Like production, without names.'],
        ['Tidy', 'Nothing is forgotten running.'],
      ],
    },
    id: {
      title: 'Lingkungan uji',
      line: 'Satu untuk tiap branch, hilang esok hari.',
      overview: 'Snapshot produksi yang disamarkan, dinyalakan untuk satu branch dan dihapus malam hari.',
      gains: [
        ['Sesuai', 'Seperti produksi, tanpa nama.'],
        ['Rapi', 'Tak ada yang lupa dimatikan.'],
      ],
    },
  },
  {
    key: 'erp-in-the-cloud',
    category: 'industry',
    picture: 'databases-card',
    products: ['sql-server', 'dedicated-host', 'direct-connect'],
    stories: ['pabrik-surya'],
    en: {
      title: 'ERP in the cloud',
      line: 'Month end without overtime.',
      overview: 'Tested sizes for the known systems, licences by the hour and a line into your plant.',
      gains: [
        ['Tested', 'With the makers.'],
        ['Bigger at month end', 'Smaller after.'],
      ],
    },
    id: {
      title: 'ERP di cloud',
      line: 'Tutup buku tanpa lembur.',
      overview: 'Ukuran teruji untuk sistem yang dikenal, lisensi per jam, dan jalur ke pabrik Anda.',
      gains: [
        ['Teruji', 'Bersama pembuatnya.'],
        ['Besar di akhir bulan', 'Kecil sesudahnya.'],
      ],
    },
  },
  {
    key: 'early-warning',
    category: 'industry',
    picture: 'storm-card',
    products: ['bare-metal', 'mail-service', 'dns'],
    stories: ['badan-cuaca'],
    en: {
      title: 'Early warning',
      line: 'Reaches everybody within a minute.',
      overview: 'Models run each hour; warnings go out by text, mail and radio gateways in two regions.',
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
      gains: [
        ['Pasti', 'Semuanya ganda.'],
        ['Teruji', 'Setiap bulan.'],
      ],
    },
  },
]
