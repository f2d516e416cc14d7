import type { DemoArea } from './solution.ts'

export const trade: DemoArea = {
  key: 'trade',
  solutions: [
    {
      key: 'retail',
      picture: 'shopfront-card',
      products: ['kubernetes', 'auto-scaling', 'cdn', 'cache'],
      stories: ['pasar-kita', 'toko-rempah'],
      icons: ['compute', 'insight', 'price'],
      en: {
        title: 'Shops that stay open on 12.12',
        line: 'From a hundred to a hundred thousand visitors.',
        overview:
          'A shop that grows by measurement, with pictures from the CDN and a cache before the database.',
        content:
          'A campaign brings a hundred times the usual visitors in ten minutes, and most of them look at pictures. The design keeps pictures near the visitor, answers from memory what many ask for, and starts servers before the clock strikes.\n\nShops on WooCommerce, Magento and their own code run on it, from Padang to Jayapura.',
        gains: [
          ['No queue', 'Servers arrive before the crowd.'],
          ['Quick pages', 'Under a second on a telephone.'],
          ['Fair bill', 'Small again the next morning.'],
        ],
      },
      id: {
        title: 'Toko yang tetap buka pada 12.12',
        line: 'Dari seratus hingga seratus ribu pengunjung.',
        overview:
          'Toko yang tumbuh menurut pengukuran, dengan gambar dari CDN dan cache di depan basis data.',
        content:
          'Satu kampanye mendatangkan pengunjung seratus kali lipat dalam sepuluh menit, dan kebanyakan membuka gambar. Rancangan ini menyimpan gambar di dekat pengunjung, menjawab permintaan yang sering dari memori, dan menyalakan server sebelum kampanye dimulai.\n\nToko berbasis WooCommerce, Magento, maupun kode sendiri berjalan di atasnya, dari Padang sampai Jayapura.',
        gains: [
          ['Tanpa antrean', 'Server datang sebelum keramaian.'],
          ['Halaman cepat', 'Di bawah satu detik di ponsel.'],
          ['Tagihan wajar', 'Kecil lagi keesokan paginya.'],
        ],
      },
    },
    {
      key: 'manufacturing',
      picture: 'processor-card',
      products: ['event-stream', 'monitoring', 'ai-studio', 'data-warehouse'],
      stories: ['pabrik-surya'],
      icons: ['insight', 'compute', 'network'],
      en: {
        title: 'Plants that warn in time',
        line: 'Measurements become maintenance.',
        overview:
          'Sensors stream to Jakarta, a model learns what is normal, and the plan of the week changes by itself.',
        content:
          'A bearing gets warm days before it breaks. The design collects what machines measure, learns what is normal on each line and writes a work order before the line stops.\n\nPlants keep measuring when the connection is down; what was missed follows when it is back.',
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
        content:
          'Bantalan mesin memanas beberapa hari sebelum rusak. Rancangan ini mengumpulkan hasil ukur mesin, mempelajari keadaan normal setiap lini, dan menerbitkan perintah kerja sebelum lini berhenti.\n\nPabrik tetap mengukur saat koneksi putus; data yang tertinggal menyusul ketika jalur pulih.',
        gains: [
          ['Lebih jarang berhenti', 'Sebagian besar terencana.'],
          ['Semua lini', 'Di satu papan.'],
          ['Tetap jalan luring', 'Pabrik menyimpan data saat jalur putus.'],
        ],
      },
    },
    {
      key: 'logistics',
      picture: 'archipelago-card',
      products: ['event-stream', 'cache', 'private-network', 'file-storage'],
      stories: ['antar-cepat', 'kapal-nusantara'],
      icons: ['region', 'network', 'insight'],
      en: {
        title: 'Logistics in real time',
        line: 'From warehouse to doorstep on one map.',
        overview: 'Positions, papers and stock flow together, from a lorry in Medan to a ship off Sorong.',
        content:
          'A parcel changes hands seven times between the warehouse and the door, and every hand sends a message. The design takes them in order, keeps the last position in memory and hands papers to customs before the ship is in port.\n\nCourier services, shipping lines and cold chains run on it.',
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
        content:
          'Sebuah paket berpindah tangan tujuh kali dari gudang ke pintu rumah, dan setiap tangan mengirim pesan. Rancangan ini menerimanya secara berurutan, menyimpan posisi terakhir di memori, dan menyerahkan dokumen ke bea cukai sebelum kapal sandar.\n\nPerusahaan kurir, pelayaran, dan rantai dingin berjalan di atasnya.',
        gains: [
          ['Dua detik', 'Dari kenyataan.'],
          ['Pesan ringan', 'Untuk sinyal lemah.'],
          ['Dokumen lebih dulu', 'Kapal tidak menunggu.'],
        ],
      },
    },
  ],
  useCases: [
    {
      key: 'flash-sale',
      picture: 'shopfront-card',
      products: ['auto-scaling', 'load-balancer', 'cache'],
      stories: ['pasar-kita'],
      icons: ['compute', 'certificate'],
      en: {
        title: 'Flash sale',
        line: 'Ready before the clock strikes.',
        overview:
          'Servers start by timetable, visitors wait fairly when needed, and stock is counted in a cache.',
        content:
          'At noon a hundred thousand people press the same button. Servers are there before them, a fair queue takes over when even those are not enough, and stock is counted where it can be counted once.',
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
        content:
          'Tepat tengah hari seratus ribu orang menekan tombol yang sama. Server sudah siap sebelum mereka datang, antrean yang adil mengambil alih bila itu pun kurang, dan stok dihitung di satu tempat agar tepat.',
        gains: [
          ['Adil', 'Yang datang dulu dilayani dulu.'],
          ['Tepat', 'Tidak ada yang terjual dua kali.'],
        ],
      },
    },
    {
      key: 'internet-of-things',
      picture: 'processor-card',
      products: ['event-stream', 'functions', 'monitoring'],
      stories: ['pabrik-surya', 'badan-cuaca'],
      icons: ['security', 'price'],
      en: {
        title: 'Internet of things',
        line: 'A million devices, one stream.',
        overview: 'Devices sign in with certificates, send over MQTT and are updated over the air.',
        content:
          'Devices in lorries, meters and machines sign in by themselves, report in a few bytes and are updated over the air, a million of them if you wish.',
        gains: [
          ['Safe', 'Each device its own key.'],
          ['Cheap', 'By the message.'],
        ],
      },
      id: {
        title: 'Internet of things',
        line: 'Sejuta perangkat, satu aliran.',
        overview: 'Perangkat masuk dengan sertifikat, mengirim lewat MQTT, dan diperbarui dari jauh.',
        content:
          'Perangkat di truk, meteran, dan mesin masuk dengan sendirinya, melapor dalam beberapa bita, dan diperbarui dari jauh, sejuta unit sekalipun.',
        gains: [
          ['Aman', 'Setiap perangkat punya kunci sendiri.'],
          ['Hemat', 'Per pesan.'],
        ],
      },
    },
    {
      key: 'erp-in-the-cloud',
      picture: 'databases-card',
      products: ['sql-server', 'dedicated-host', 'direct-connect'],
      stories: ['pabrik-surya'],
      icons: ['certificate', 'compute'],
      en: {
        title: 'ERP in the cloud',
        line: 'Month end without overtime.',
        overview: 'Tested sizes for the known systems, licences by the hour and a line into your plant.',
        content:
          'The system that books, orders and pays runs on sizes its maker has tested, grows for the end of the month and answers in the plant as if it stood next door.',
        gains: [
          ['Tested', 'With the makers.'],
          ['Bigger at month end', 'Smaller after.'],
        ],
      },
      id: {
        title: 'ERP di cloud',
        line: 'Tutup buku tanpa lembur.',
        overview: 'Ukuran teruji untuk sistem yang dikenal, lisensi per jam, dan jalur ke pabrik Anda.',
        content:
          'Sistem yang membukukan, memesan, dan membayar berjalan di ukuran yang sudah diuji pembuatnya, membesar di akhir bulan, dan menjawab di pabrik seolah berada di sebelah.',
        gains: [
          ['Teruji', 'Bersama pembuatnya.'],
          ['Besar di akhir bulan', 'Kecil sesudahnya.'],
        ],
      },
    },
  ],
}
