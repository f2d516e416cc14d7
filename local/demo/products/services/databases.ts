import type { DemoCategory } from '../product.ts'

export const databases: DemoCategory = {
  key: 'databases',
  title: 'Databases',
  icon: 'icon-database',
  heading: { en: 'Databases that look after themselves', id: 'Basis data yang mengurus dirinya sendiri' },
  about: {
    en: 'Relational, document and in-memory databases with failover, backups and updates.',
    id: 'Basis data relasional, dokumen, dan dalam memori dengan failover, cadangan, dan pembaruan.',
  },
  groups: [
    {
      key: 'relational',
      title: 'Relational',
      picture: 'databases-card',
      about: { en: 'Tables, transactions and SQL.', id: 'Tabel, transaksi, dan SQL.' },
    },
    {
      key: 'non-relational',
      title: 'Documents and caches',
      picture: 'twins-card',
      about: { en: 'Documents, keys and large reports.', id: 'Dokumen, kunci, dan laporan besar.' },
    },
  ],
  products: [
    {
      key: 'postgresql',
      group: 'relational',
      icon: 'icon-database',
      picture: 'databases-card',
      title: { en: 'Managed PostgreSQL', id: 'Managed PostgreSQL' },
      line: {
        en: 'PostgreSQL 14 to 18 on one, two or three nodes.',
        id: 'PostgreSQL 14 sampai 18 di satu, dua, atau tiga node.',
      },
      about: {
        en: 'The database most developers prefer, with 60 extensions, connection pooling and restore to any second of the last 14 days.',
        id: 'Basis data pilihan kebanyakan pengembang, dengan 60 ekstensi, penyatuan koneksi, dan pemulihan ke detik mana pun dalam 14 hari terakhir.',
      },
      features: [
        [
          'Failover in seconds',
          'Failover dalam detik',
          'A copy in another zone takes over in 8 to 20 seconds.',
          'Salinan di zona lain mengambil alih dalam 8 sampai 20 detik.',
        ],
        [
          'Query advice',
          'Saran kueri',
          'Slow queries with the index they lack.',
          'Kueri lambat beserta indeks yang kurang.',
        ],
        ['Read copies', 'Salinan baca', 'Up to five, in any region.', 'Hingga lima, di region mana pun.'],
      ],
      benefits: [
        [
          'No midnight updates',
          'Tanpa pembaruan tengah malam',
          'Choose the hour; connections are kept.',
          'Pilih jamnya; koneksi tetap terjaga.',
        ],
        [
          'Plain PostgreSQL',
          'PostgreSQL murni',
          'Leave at any time with a dump.',
          'Pindah kapan saja dengan sebuah dump.',
        ],
      ],
      packages: 'database',
      from: 410_000,
      isOnCalculator: true,
    },
    {
      key: 'mysql',
      group: 'relational',
      icon: 'icon-database',
      picture: 'databases-card',
      title: { en: 'Managed MySQL', id: 'Managed MySQL' },
      line: { en: 'MySQL and MariaDB without the chores.', id: 'MySQL dan MariaDB tanpa pekerjaan rutin.' },
      about: {
        en: 'For shops, portals and the many applications that grew up with MySQL. Moves from your server run while it works.',
        id: 'Untuk toko daring, portal, dan banyak aplikasi yang tumbuh bersama MySQL. Migrasi berjalan tanpa menghentikan server Anda.',
      },
      features: [
        [
          'Moves online',
          'Migrasi tanpa henti',
          'Copies first, switches within seconds.',
          'Menyalin dulu, beralih dalam hitungan detik.',
        ],
        [
          'Up to 15 copies',
          'Hingga 15 salinan',
          'Reports never slow the shop.',
          'Laporan tidak memperlambat toko.',
        ],
        ['Audit log', 'Log audit', 'Who read what, kept for a year.', 'Siapa membaca apa, disimpan setahun.'],
      ],
      benefits: [
        [
          'Known tools',
          'Alat yang akrab',
          'Everything that speaks MySQL works.',
          'Semua yang memahami MySQL langsung jalan.',
        ],
        ['99.95 per cent', '99,95 persen', 'Guaranteed with two nodes.', 'Dijamin dengan dua node.'],
      ],
      packages: 'database',
      from: 390_000,
      isOnCalculator: true,
    },
    {
      key: 'sql-server',
      group: 'relational',
      icon: 'icon-database',
      picture: 'databases-card',
      title: { en: 'Managed SQL Server', id: 'Managed SQL Server' },
      line: {
        en: 'With the licence by the hour, or your own.',
        id: 'Dengan lisensi per jam, atau milik Anda.',
      },
      about: {
        en: 'SQL Server 2019 and 2022 for enterprise resource planning and finance, patched and watched by us.',
        id: 'SQL Server 2019 dan 2022 untuk ERP dan keuangan, kami perbarui dan pantau.',
      },
      features: [
        ['Always-on groups', 'Grup always-on', 'Over two zones.', 'Di dua zona.'],
        ['Your directory', 'Direktori Anda', 'Sign in with Windows accounts.', 'Masuk dengan akun Windows.'],
        [
          'Restore beside',
          'Pulihkan di samping',
          'Compare before you switch.',
          'Bandingkan sebelum beralih.',
        ],
      ],
      benefits: [
        [
          'Licences counted',
          'Lisensi terhitung',
          'By the hour, off at night.',
          'Per jam, mati di malam hari.',
        ],
        [
          'Support in Indonesian',
          'Dukungan berbahasa Indonesia',
          'From people who know it well.',
          'Dari ahli yang menguasainya.',
        ],
      ],
      packages: 'database',
      from: 2_150_000,
      isOnCalculator: true,
    },
    {
      key: 'document-database',
      group: 'non-relational',
      icon: 'icon-database',
      picture: 'twins-card',
      title: { en: 'Document Database', id: 'Document Database' },
      line: { en: 'Compatible with MongoDB drivers.', id: 'Kompatibel dengan driver MongoDB.' },
      about: {
        en: 'Documents of any shape for catalogues, profiles and apps, over three nodes from the start.',
        id: 'Dokumen dengan bentuk apa pun untuk katalog, profil, dan aplikasi, di tiga node sejak awal.',
      },
      features: [
        ['Three nodes', 'Tiga node', 'In three zones, always.', 'Selalu di tiga zona.'],
        [
          'Change streams',
          'Aliran perubahan',
          'Start functions when documents change.',
          'Jalankan fungsi saat dokumen berubah.',
        ],
        [
          'Search inside',
          'Pencarian bawaan',
          'Full text in Indonesian and English.',
          'Teks penuh dalam bahasa Indonesia dan Inggris.',
        ],
      ],
      benefits: [
        ['Grows sideways', 'Tumbuh melebar', 'Add shards without a pause.', 'Tambah shard tanpa jeda.'],
        [
          'Simple start',
          'Mulai mudah',
          'Change the address, keep the code.',
          'Ganti alamatnya, kodenya tetap.',
        ],
      ],
      packages: 'database',
      from: 620_000,
      isOnCalculator: true,
    },
    {
      key: 'cache',
      group: 'non-relational',
      icon: 'icon-insight',
      picture: 'balancer-card',
      title: { en: 'Managed Cache', id: 'Managed Cache' },
      line: { en: 'Answers in under a millisecond.', id: 'Jawaban di bawah satu milidetik.' },
      about: {
        en: 'Compatible with Redis 7: sessions, counters, queues and everything that must be quick.',
        id: 'Kompatibel dengan Redis 7: sesi, penghitung, antrean, dan semua yang harus cepat.',
      },
      features: [
        [
          'Kept on disk',
          'Tersimpan di disk',
          'A restart loses nothing, if you wish.',
          'Mulai ulang tanpa kehilangan, bila dikehendaki.',
        ],
        ['Clusters', 'Klaster', 'Up to 500 GB.', 'Hingga 500 GB.'],
        [
          'Private only',
          'Hanya privat',
          'Never reachable from outside.',
          'Tidak pernah terjangkau dari luar.',
        ],
      ],
      benefits: [
        [
          'Spares the database',
          'Meringankan basis data',
          'Nine reads of ten never reach it.',
          'Sembilan dari sepuluh pembacaan tidak sampai ke sana.',
        ],
        ['Small sizes', 'Ukuran kecil', 'From 256 MB.', 'Mulai 256 MB.'],
      ],
      packages: 'database',
      from: 165_000,
      isOnCalculator: true,
    },
    {
      key: 'data-warehouse',
      group: 'non-relational',
      icon: 'icon-insight',
      picture: 'dashboards-card',
      title: { en: 'Data Warehouse', id: 'Data Warehouse' },
      line: { en: 'Questions over billions of rows.', id: 'Pertanyaan atas miliaran baris.' },
      about: {
        en: 'Columns instead of rows, storage apart from computing: pay for reports only while they run.',
        id: 'Kolom alih-alih baris, penyimpanan terpisah dari komputasi: bayar laporan hanya saat berjalan.',
      },
      features: [
        [
          'Plain SQL',
          'SQL biasa',
          'And connectors for the known tools.',
          'Dengan konektor untuk alat yang umum.',
        ],
        [
          'Reads files in place',
          'Baca berkas di tempat',
          'Parquet and CSV in object storage.',
          'Parquet dan CSV di object storage.',
        ],
        [
          'Teams apart',
          'Tim terpisah',
          'Each with its own computing and budget.',
          'Masing-masing dengan komputasi dan anggaran.',
        ],
      ],
      benefits: [
        [
          'Reports by breakfast',
          'Laporan sebelum sarapan',
          'What took a night takes minutes.',
          'Yang semula semalam kini hitungan menit.',
        ],
        ['Off when idle', 'Mati saat menganggur', 'After one minute.', 'Setelah satu menit.'],
      ],
      packages: 'general',
      from: 980_000,
      isOnCalculator: true,
    },
  ],
}
