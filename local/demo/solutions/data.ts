import { dataUseCases } from './dataUseCases.ts'
import type { DemoArea } from './solution.ts'

export const data: DemoArea = {
  key: 'data',
  solutions: [
    {
      key: 'generative-ai',
      picture: 'accelerators-card',
      products: ['language-models', 'gpu-server', 'ai-studio', 'object-storage'],
      stories: ['universitas-arjuna', 'pabrik-surya'],
      icons: ['insight', 'people', 'gpu'],
      en: {
        title: 'Assistants that know your documents',
        line: 'Models in Jakarta, answers with sources.',
        overview:
          'Your documents, an open model and an address. Nothing leaves the country, and nothing is learned from.',
        content:
          'Answers are in your documents; people do not find them. The design reads contracts, manuals and letters, and answers in the words of the asker with the page it found them on.\n\nModels run in Jakarta, on your own accelerators if you wish; neither questions nor documents train anything.',
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
        content:
          'Jawabannya ada di dokumen Anda, tetapi orang tidak menemukannya. Rancangan ini membaca kontrak, panduan, dan surat, lalu menjawab dengan bahasa penanya lengkap dengan halaman sumbernya.\n\nModel berjalan di Jakarta, bila perlu di akselerator milik Anda sendiri; pertanyaan dan dokumen tidak dipakai untuk melatih apa pun.',
        gains: [
          ['Sumber', 'Di samping setiap jawaban.'],
          ['Bahasa Indonesia', 'Juga Jawa dan Sunda.'],
          ['Seminggu', 'Menuju asisten pertama.'],
        ],
      },
    },
    {
      key: 'analytics-platform',
      picture: 'dashboards-card',
      products: ['data-warehouse', 'data-flow', 'object-storage', 'identity'],
      stories: ['kota-lestari', 'antar-cepat'],
      icons: ['insight', 'storage', 'people'],
      en: {
        title: 'One number for each question',
        line: 'All your data, checked, in one place.',
        overview:
          'Sources are read each hour, checked against rules and shaped into tables that everybody asks in plain SQL.',
        content:
          'Three departments bring three numbers to the same meeting. The design reads all sources once, writes down what each figure means, and gives everybody the same table.\n\nStorage and computing are apart: keep years of data, pay for minutes of questions.',
        gains: [
          ['One meaning', 'Each figure is defined once.'],
          ['Years for little', 'Storage apart from computing.'],
          ['Rights by row', 'Each branch sees its own.'],
        ],
      },
      id: {
        title: 'Satu angka untuk setiap pertanyaan',
        line: 'Semua data Anda, terperiksa, di satu tempat.',
        overview:
          'Sumber dibaca setiap jam, diperiksa menurut aturan, dan dibentuk menjadi tabel yang dapat ditanyai semua orang dengan SQL biasa.',
        content:
          'Tiga bagian membawa tiga angka ke rapat yang sama. Rancangan ini membaca semua sumber sekali, mencatat arti setiap angka, dan memberi semua orang tabel yang sama.\n\nPenyimpanan dan komputasi terpisah: simpan data bertahun-tahun, bayar pertanyaan per menit.',
        gains: [
          ['Satu arti', 'Setiap angka didefinisikan sekali.'],
          ['Hemat bertahun-tahun', 'Penyimpanan terpisah dari komputasi.'],
          ['Hak per baris', 'Setiap cabang melihat datanya sendiri.'],
        ],
      },
    },
    {
      key: 'real-time-data',
      picture: 'cableLanding-card',
      products: ['event-stream', 'cache', 'functions', 'search-engine'],
      stories: ['lintas-bayar', 'pabrik-surya'],
      icons: ['network', 'compute', 'price'],
      en: {
        title: 'Act while it happens',
        line: 'From the event to the answer in a second.',
        overview:
          'Events are kept in order for days, worked on as they arrive, and put where applications look for them.',
        content:
          'A report in the morning is too late for a fraud of the evening. The design keeps what happens in order, lets many applications read it at their own pace, and answers within a second.\n\nBegin with one stream and one question; the rest reads along later.',
        gains: [
          ['A second', 'From the event to the answer.'],
          ['Nothing lost', 'Events are kept for days.'],
          ['By use', 'You pay for what passes.'],
        ],
      },
      id: {
        title: 'Bertindak saat itu juga',
        line: 'Dari kejadian hingga jawaban dalam satu detik.',
        overview:
          'Kejadian disimpan berurutan selama beberapa hari, diolah begitu tiba, dan ditempatkan di mana aplikasi mencarinya.',
        content:
          'Laporan pagi sudah terlambat bagi penipuan semalam. Rancangan ini menyimpan kejadian secara berurutan, membiarkan banyak aplikasi membacanya menurut kecepatan masing-masing, dan menjawab dalam satu detik.\n\nMulailah dengan satu aliran dan satu pertanyaan; yang lain dapat ikut membaca kemudian.',
        gains: [
          ['Satu detik', 'Dari kejadian hingga jawaban.'],
          ['Tak ada yang hilang', 'Kejadian disimpan berhari-hari.'],
          ['Sesuai pemakaian', 'Bayar yang lewat saja.'],
        ],
      },
    },
  ],
  useCases: dataUseCases,
}
