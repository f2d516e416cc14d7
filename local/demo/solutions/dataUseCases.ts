import type { DemoSolution } from './solution.ts'

export const dataUseCases: readonly DemoSolution[] = [
  {
    key: 'data-analytics',
    picture: 'tiers-card',
    products: ['object-storage', 'data-flow', 'data-warehouse'],
    stories: ['kota-lestari'],
    icons: ['storage', 'insight'],
    en: {
      title: 'Data lake',
      line: 'All data in one place, in order.',
      overview: 'Files land, are checked and shaped, and are asked in plain SQL.',
      content:
        'Files of every kind land in one place, keep their origin and become tables that can be asked. What is asked often stays fast, what is old stays cheap.',
      gains: [
        ['Cheap', 'Storage and computing apart.'],
        ['Traced', 'Each number to its source.'],
      ],
    },
    id: {
      title: 'Data lake',
      line: 'Semua data di satu tempat, teratur.',
      overview: 'Berkas mendarat, diperiksa, dibentuk, lalu ditanyai dengan SQL biasa.',
      content:
        'Berkas segala jenis mendarat di satu tempat, membawa asal-usulnya, dan menjadi tabel yang bisa ditanyai. Yang sering ditanyakan tetap cepat, yang lama tetap murah.',
      gains: [
        ['Hemat', 'Penyimpanan dan komputasi terpisah.'],
        ['Terlacak', 'Setiap angka ke sumbernya.'],
      ],
    },
  },
  {
    key: 'render-farm',
    picture: 'accelerators-card',
    products: ['gpu-server', 'file-storage', 'image-builder'],
    stories: ['layar-senja'],
    icons: ['price', 'gpu'],
    en: {
      title: 'Render farm',
      line: 'Two hundred machines for a weekend.',
      overview:
        'Images with your tools, shared folders and a queue that ends machines when the last scene is done.',
      content:
        'Two hundred machines work from Friday night to Sunday evening and are gone on Monday. Artists keep their tools and their folders.',
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
      content:
        'Dua ratus mesin bekerja dari Jumat malam sampai Minggu sore dan hilang pada hari Senin. Seniman tetap memakai perangkat dan folder mereka.',
      gains: [
        ['Elastis', 'Bayar akhir pekannya saja.'],
        ['Perangkat dikenal', 'Blender, Maya, Houdini.'],
      ],
    },
  },
  {
    key: 'chat-assistant',
    picture: 'dashboards-card',
    products: ['language-models', 'search-engine', 'functions'],
    stories: ['antar-cepat'],
    icons: ['support', 'people'],
    en: {
      title: 'Chat assistant',
      line: 'Answers customers at two in the morning.',
      overview: 'Knows your help pages and orders, and calls a person when it does not know.',
      content:
        'It knows your help pages and the order of whoever asks, answers in the language of the question, and calls a person when it is unsure.',
      gains: [
        ['Honest', 'Says when it is unsure.'],
        ['Two languages', 'And changes within a sentence.'],
      ],
    },
    id: {
      title: 'Asisten percakapan',
      line: 'Menjawab pelanggan pukul dua pagi.',
      overview: 'Mengenal halaman bantuan dan pesanan Anda, dan memanggil petugas bila tidak tahu.',
      content:
        'Asisten mengenal halaman bantuan dan pesanan penanya, menjawab dalam bahasa pertanyaan, dan memanggil petugas bila ragu.',
      gains: [
        ['Jujur', 'Mengatakan bila ragu.'],
        ['Dua bahasa', 'Bahkan dalam satu kalimat.'],
      ],
    },
  },
  {
    key: 'ai-training',
    picture: 'processor-card',
    products: ['gpu-server', 'ai-studio', 'file-storage'],
    stories: ['universitas-arjuna', 'pabrik-surya'],
    icons: ['gpu', 'price'],
    en: {
      title: 'Machine learning',
      line: 'From the first model to production.',
      overview:
        'Notebooks, accelerators by the hour and a registry that knows which model runs where and what it was trained with.',
      content:
        'A model is quickly trained and slowly brought into use. Notebooks, training and serving share one registry, so that each answer can be traced to the data behind it.',
      gains: [
        ['By the hour', 'Accelerators without a waiting list.'],
        ['Traceable', 'From the answer to the data.'],
      ],
    },
    id: {
      title: 'Pembelajaran mesin',
      line: 'Dari model pertama hingga produksi.',
      overview:
        'Notebook, akselerator per jam, dan registri yang tahu model mana berjalan di mana dan dilatih dengan data apa.',
      content:
        'Melatih model itu cepat, memakainya yang lama. Notebook, pelatihan, dan penyajian berbagi satu registri, sehingga setiap jawaban dapat ditelusuri ke datanya.',
      gains: [
        ['Per jam', 'Akselerator tanpa daftar tunggu.'],
        ['Tertelusur', 'Dari jawaban ke data.'],
      ],
    },
  },
]
