import type { DemoCategory } from '../product.ts'

export const insight: DemoCategory = {
  key: 'data-and-ai',
  title: 'Data and AI',
  icon: 'icon-insight',
  heading: { en: 'Know more from what you have', id: 'Lebih paham dari data yang ada' },
  about: {
    en: 'Streams, search, models and pictures of your data, all within the country.',
    id: 'Aliran, pencarian, model, dan visual data Anda, semuanya di dalam negeri.',
  },
  groups: [
    {
      key: 'analytics',
      title: 'Analytics',
      picture: 'dashboards-card',
      about: { en: 'From events to decisions.', id: 'Dari peristiwa ke keputusan.' },
    },
    {
      key: 'artificial-intelligence',
      title: 'Artificial intelligence',
      picture: 'accelerators-card',
      about: { en: 'Models that speak Indonesian.', id: 'Model yang berbahasa Indonesia.' },
    },
  ],
  products: [
    {
      key: 'event-stream',
      group: 'analytics',
      icon: 'icon-insight',
      picture: 'cableLanding-card',
      title: { en: 'Event Stream', id: 'Event Stream' },
      line: { en: 'Millions of events in order.', id: 'Jutaan peristiwa secara berurutan.' },
      about: {
        en: 'Compatible with Kafka clients: orders, clicks and measurements, kept for days and read by as many as you like.',
        id: 'Kompatibel dengan klien Kafka: pesanan, klik, dan pengukuran, disimpan berhari-hari dan dibaca sebanyak apa pun.',
      },
      features: [
        [
          'Three zones',
          'Tiga zona',
          'An acknowledged event is never lost.',
          'Peristiwa yang sudah diterima tidak pernah hilang.',
        ],
        [
          'Connectors',
          'Konektor',
          'To databases, files and warehouse.',
          'Ke basis data, berkas, dan gudang data.',
        ],
        ['Schemas', 'Skema', 'Checked before they break a reader.', 'Diperiksa sebelum merusak pembaca.'],
      ],
      benefits: [
        ['By the gigabyte', 'Per gigabita', 'No brokers to size.', 'Tanpa menghitung broker.'],
        ['Keep the code', 'Kode tetap', 'Change the address only.', 'Cukup ganti alamatnya.'],
      ],
      packages: 'general',
      from: 380_000,
      isOnCalculator: true,
    },
    {
      key: 'search-engine',
      group: 'analytics',
      icon: 'icon-insight',
      picture: 'region-card',
      title: { en: 'Search Engine', id: 'Search Engine' },
      line: {
        en: 'Finds what people mean, in Indonesian too.',
        id: 'Menemukan maksud orang, juga dalam bahasa Indonesia.',
      },
      about: {
        en: 'Managed OpenSearch with Indonesian word stems, synonyms and vectors, for shops, documents and logs.',
        id: 'OpenSearch terkelola dengan kata dasar bahasa Indonesia, sinonim, dan vektor, untuk toko, dokumen, dan log.',
      },
      features: [
        [
          'Stems and spelling',
          'Kata dasar dan ejaan',
          '"membelikan" finds "beli".',
          '"membelikan" menemukan "beli".',
        ],
        ['Vectors', 'Vektor', 'Meaning beside words.', 'Makna di samping kata.'],
        ['Snapshots', 'Snapshot', 'Each hour, free for a day.', 'Tiap jam, gratis selama sehari.'],
      ],
      benefits: [
        [
          'Found, bought',
          'Ditemukan, dibeli',
          'Shops sell more when search works.',
          'Toko menjual lebih banyak bila pencarian bekerja.',
        ],
        [
          'Grows online',
          'Tumbuh tanpa henti',
          'Nodes come and go without pause.',
          'Node bertambah dan berkurang tanpa jeda.',
        ],
      ],
      packages: 'database',
      from: 540_000,
      isOnCalculator: true,
    },
    {
      key: 'data-flow',
      group: 'analytics',
      icon: 'icon-backup',
      picture: 'codeToCloud-card',
      title: { en: 'Data Flow', id: 'Data Flow' },
      line: { en: 'Moves and shapes data every night.', id: 'Memindah dan membentuk data setiap malam.' },
      about: {
        en: 'Steps drawn or written, run by timetable or event, with retries and a picture of where each number comes from.',
        id: 'Langkah yang digambar atau ditulis, berjalan menurut jadwal atau peristiwa, dengan percobaan ulang dan gambaran asal setiap angka.',
      },
      features: [
        ['40 sources', '40 sumber', 'From SAP to spreadsheets.', 'Dari SAP hingga lembar kerja.'],
        [
          'Checks',
          'Pemeriksaan',
          'Bad rows are put aside, not lost.',
          'Baris yang salah disisihkan, bukan hilang.',
        ],
        ['Lineage', 'Silsilah', 'Follow a number to its origin.', 'Telusuri angka ke asalnya.'],
      ],
      benefits: [
        ['Serverless', 'Tanpa server', 'Pay for the minutes it runs.', 'Bayar menit berjalannya.'],
        ['Trust', 'Kepercayaan', 'Reports people believe.', 'Laporan yang dipercaya.'],
      ],
      packages: 'general',
      from: 120_000,
    },
    {
      key: 'ai-studio',
      group: 'artificial-intelligence',
      icon: 'icon-gpu',
      picture: 'accelerators-card',
      title: { en: 'AI Studio', id: 'AI Studio' },
      line: { en: 'From notebook to service in a day.', id: 'Dari notebook ke layanan dalam sehari.' },
      about: {
        en: 'Notebooks, training runs, a register of models and addresses that serve them, on accelerators by the minute.',
        id: 'Notebook, pelatihan, registri model, dan alamat untuk menyajikannya, di akselerator per menit.',
      },
      features: [
        ['Notebooks', 'Notebook', 'That sleep when you do.', 'Yang tidur ketika Anda tidur.'],
        [
          'Runs compared',
          'Perbandingan pelatihan',
          'Curves and costs side by side.',
          'Kurva dan biaya berdampingan.',
        ],
        [
          'Served',
          'Disajikan',
          'Scaled from none, with a share of traffic.',
          'Skala dari nol, dengan pembagian trafik.',
        ],
      ],
      benefits: [
        [
          'Data at home',
          'Data di rumah',
          'Nothing leaves your project.',
          'Tidak ada yang keluar dari proyek Anda.',
        ],
        [
          'Cost in sight',
          'Biaya terlihat',
          'For each run, before it starts.',
          'Untuk setiap pelatihan, sebelum dimulai.',
        ],
      ],
      packages: 'general',
      from: 690_000,
      isOnCalculator: true,
    },
    {
      key: 'language-models',
      group: 'artificial-intelligence',
      icon: 'icon-support',
      picture: 'stage-card',
      title: { en: 'Language Models', id: 'Language Models' },
      line: { en: 'Open models behind one address.', id: 'Model terbuka di balik satu alamat.' },
      about: {
        en: 'Open language models hosted in Jakarta, among them one trained for Indonesian, Javanese and Sundanese.',
        id: 'Model bahasa terbuka yang dijalankan di Jakarta, termasuk yang dilatih untuk bahasa Indonesia, Jawa, dan Sunda.',
      },
      features: [
        [
          'One interface',
          'Satu antarmuka',
          'Change the model, keep the code.',
          'Ganti modelnya, kodenya tetap.',
        ],
        [
          'Your documents',
          'Dokumen Anda',
          'Answers with the source beside them.',
          'Jawaban beserta sumbernya.',
        ],
        [
          'Not trained on',
          'Tidak dilatih',
          'What you send is never learned from.',
          'Yang Anda kirim tidak pernah dijadikan bahan latih.',
        ],
      ],
      benefits: [
        ['By the token', 'Per token', 'No accelerators to rent.', 'Tanpa menyewa akselerator.'],
        [
          'Within the law',
          'Sesuai hukum',
          'Personal data stays in the country.',
          'Data pribadi tetap di dalam negeri.',
        ],
      ],
      packages: 'general',
      from: 50_000,
      isOnCalculator: true,
    },
    {
      key: 'document-reader',
      group: 'artificial-intelligence',
      icon: 'icon-certificate',
      picture: 'bank-card',
      title: { en: 'Document Reader', id: 'Document Reader' },
      line: { en: 'Reads KTP, NPWP, invoices and forms.', id: 'Membaca KTP, NPWP, faktur, dan formulir.' },
      about: {
        en: 'Turns photographs and scans into fields, with a measure of how sure it is, in two seconds a page.',
        id: 'Mengubah foto dan pindaian menjadi kolom data, lengkap dengan tingkat keyakinannya, dua detik per halaman.',
      },
      features: [
        [
          'Indonesian papers',
          'Dokumen Indonesia',
          '24 kinds, from KTP to STNK.',
          '24 jenis, dari KTP hingga STNK.',
        ],
        [
          'Forgery signs',
          'Tanda pemalsuan',
          'Marked for a person to look at.',
          'Ditandai untuk diperiksa manusia.',
        ],
        [
          'Nothing kept',
          'Tanpa simpan',
          'Pictures are forgotten after the answer.',
          'Gambar dilupakan setelah dijawab.',
        ],
      ],
      benefits: [
        ['Minutes to seconds', 'Menit jadi detik', 'For each new customer.', 'Untuk setiap pelanggan baru.'],
        ['Try ten free', 'Coba sepuluh gratis', 'Each day.', 'Setiap hari.'],
      ],
      packages: 'general',
      from: 95_000,
    },
  ],
}
