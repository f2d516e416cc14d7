import type { DemoArea } from './solution.ts'

export const modernisation: DemoArea = {
  key: 'modernise',
  solutions: [
    {
      key: 'hybrid-cloud',
      picture: 'twins-card',
      products: ['direct-connect', 'vpn-gateway', 'bare-metal', 'backup'],
      stories: ['bank-tirta'],
      icons: ['network', 'insight', 'price'],
      en: {
        title: 'Two data centres, one of them ours',
        line: 'Keep what must stay, move what may.',
        overview: 'A private line joins both sides, with one sign-in, one monitoring and one backup.',
        content:
          'Not everything can move, and not everything should. The design joins your data centre and ours with a private line, so that an application does not notice on which side it runs.\n\nMost customers begin with test systems and backup, and move the rest when the hardware is due.',
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
        content:
          'Tidak semua bisa pindah, dan tidak semua perlu. Rancangan ini menghubungkan pusat data Anda dengan milik kami lewat jalur privat, sehingga aplikasi tidak merasakan di sisi mana ia berjalan.\n\nKebanyakan pelanggan memulai dari sistem uji dan pencadangan, lalu memindahkan sisanya ketika perangkat keras habis masa pakai.',
        gains: [
          ['Selangkah demi selangkah', 'Setiap migrasi bisa dibatalkan.'],
          ['Satu tampilan', 'Untuk kedua sisi.'],
          ['Pakai yang ada', 'Sampai habis masa pakainya.'],
        ],
      },
    },
    {
      key: 'modernisation',
      picture: 'containers-card',
      products: ['kubernetes', 'pipeline', 'container-registry', 'serverless-container'],
      stories: ['pasar-kita'],
      icons: ['containers', 'support', 'people'],
      en: {
        title: 'From monolith to many',
        line: 'Take it apart while it runs.',
        overview: 'Pipelines, clusters and a route for each piece, with architects who have done it before.',
        content:
          'The application that earns the money is the one nobody dares to touch. The design takes it apart piece by piece, with a route before it that sends each request to the old part or to the new one.\n\nTeams release in the afternoon and go back within a minute if they must.',
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
        content:
          'Aplikasi yang menghasilkan uang justru yang paling tidak berani disentuh. Rancangan ini mengurainya bagian demi bagian, dengan rute di depannya yang mengirim setiap permintaan ke bagian lama atau bagian baru.\n\nTim merilis pada sore hari dan dapat kembali dalam semenit bila perlu.',
        gains: [
          ['Tanpa ledakan besar', 'Bagian demi bagian.'],
          ['Rilis siang hari', 'Dan kembali dengan satu klik.'],
          ['Tim mandiri', 'Dengan irama masing-masing.'],
        ],
      },
    },
    {
      key: 'data-centre-exit',
      picture: 'region-card',
      products: ['migration', 'virtual-server', 'private-network', 'file-storage'],
      stories: ['kapal-nusantara', 'antar-cepat'],
      icons: ['region', 'price', 'support'],
      en: {
        title: 'Leave the data centre by a date',
        line: 'Two hundred servers in twelve weekends.',
        overview:
          'What runs is counted, grouped by what belongs together, and moved in waves that can each be taken back.',
        content:
          'The contract ends in March, and nobody knows what half of the servers do. The design begins with counting: a week of measurements shows what talks to what.\n\nThen waves of ten to twenty servers move at weekends, each with a rehearsal and a way back.',
        gains: [
          ['Counted', 'Nothing is found on the last day.'],
          ['In waves', 'Each with a way back.'],
          ['Fixed price', 'For the move, agreed before it begins.'],
        ],
      },
      id: {
        title: 'Tinggalkan pusat data tepat waktu',
        line: 'Dua ratus server dalam dua belas akhir pekan.',
        overview:
          'Semua yang berjalan didata, dikelompokkan menurut keterkaitannya, lalu dipindahkan dalam gelombang yang masing-masing dapat dibatalkan.',
        content:
          'Kontrak berakhir bulan Maret, dan tidak ada yang tahu fungsi separuh servernya. Rancangan ini dimulai dengan pendataan: seminggu pengukuran menunjukkan server mana berhubungan dengan mana.\n\nSetelah itu gelombang berisi sepuluh hingga dua puluh server pindah di akhir pekan, masing-masing dengan gladi dan jalan kembali.',
        gains: [
          ['Terdata', 'Tak ada kejutan di hari terakhir.'],
          ['Bergelombang', 'Masing-masing dapat dibatalkan.'],
          ['Harga tetap', 'Biaya pindah disepakati di muka.'],
        ],
      },
    },
  ],
  useCases: [
    {
      key: 'test-environments',
      picture: 'codeToCloud-card',
      products: ['snapshot', 'pipeline', 'virtual-server'],
      stories: ['lintas-bayar'],
      icons: ['containers', 'price'],
      en: {
        title: 'Test environments',
        line: 'One for each branch, gone tomorrow.',
        overview: 'Snapshots of masked production, started for a branch and deleted at night.',
        content:
          'Each branch gets an environment like production, with data in which nobody can be recognised, and loses it at night.',
        gains: [
          ['True', 'Like production, without names.'],
          ['Tidy', 'Nothing is forgotten running.'],
        ],
      },
      id: {
        title: 'Lingkungan uji',
        line: 'Satu untuk tiap branch, hilang esok hari.',
        overview: 'Snapshot produksi yang disamarkan, dinyalakan untuk satu branch dan dihapus malam hari.',
        content:
          'Setiap branch mendapat lingkungan seperti produksi, dengan data yang tidak dapat dikenali, dan dihapus pada malam hari.',
        gains: [
          ['Sesuai', 'Seperti produksi, tanpa nama.'],
          ['Rapi', 'Tak ada yang lupa dimatikan.'],
        ],
      },
    },
    {
      key: 'cloud-migration',
      picture: 'archipelago-card',
      products: ['migration', 'direct-connect', 'virtual-server'],
      stories: ['kapal-nusantara', 'pasar-kita'],
      icons: ['network', 'support'],
      en: {
        title: 'Cloud migration',
        line: 'Move without closing the shop.',
        overview:
          'Servers are copied while they run and switched over in a weekend, with the old ones waiting until you are sure.',
        content:
          'Moving is counting, copying and switching, in this order. Copies run beside the originals until both agree; the switch takes minutes and can be taken back for a month.',
        gains: [
          ['While it runs', 'Visitors notice nothing.'],
          ['With a way back', 'For thirty days.'],
        ],
      },
      id: {
        title: 'Migrasi ke cloud',
        line: 'Pindah tanpa menutup layanan.',
        overview:
          'Server disalin selagi berjalan dan dialihkan dalam satu akhir pekan, sementara yang lama tetap menunggu sampai Anda yakin.',
        content:
          'Pindah berarti mendata, menyalin, lalu mengalihkan, dalam urutan itu. Salinan berjalan di samping aslinya sampai keduanya sama; pengalihan memakan waktu beberapa menit dan dapat dibatalkan selama sebulan.',
        gains: [
          ['Selagi berjalan', 'Pengunjung tidak merasakannya.'],
          ['Bisa kembali', 'Selama tiga puluh hari.'],
        ],
      },
    },
  ],
}
