import { TALK, type PageText } from './pageText.ts'

export const HELP_PAGES: readonly PageText[] = [
  {
    type: 'resources.header',
    picture: 'codeToCloud-card',
    en: ['Learn how it works', 'Documentation, guides and terms in one place.'],
    id: ['Pelajari cara kerjanya', 'Dokumentasi, panduan, dan ketentuan di satu tempat.'],
  },
  {
    type: 'resources.content',
    en: ['Where to look', ''],
    id: ['Mencari di mana', ''],
    cards: [
      [
        'Product documentation',
        'Dokumentasi produk',
        'From the first step to the last option.',
        'Dari langkah pertama hingga opsi terakhir.',
      ],
      [
        'Terms and conditions',
        'Syarat dan ketentuan',
        'In words people use.',
        'Dengan bahasa yang dipahami.',
      ],
      ['Status', 'Status', 'What runs, and what does not.', 'Yang berjalan, dan yang tidak.'],
    ],
  },
  {
    type: 'resources.cta',
    picture: 'dashboards-card',
    en: ['Rather ask somebody?', 'Engineers answer day and night.'],
    id: ['Lebih suka bertanya?', 'Teknisi kami menjawab siang dan malam.'],
    buttons: [TALK],
  },
  {
    type: 'resources.faq',
    picture: 'guarded-card',
    en: ['Questions', 'About documentation and samples.'],
    id: ['Pertanyaan', 'Tentang dokumentasi dan contoh kode.'],
  },
  {
    type: 'resources.seo',
    picture: 'datacentre-seo',
    en: ['Resources', 'Documentation, guides and terms of Flou Cloud.'],
    id: ['Sumber daya', 'Dokumentasi, panduan, dan ketentuan Flou Cloud.'],
  },
  {
    type: 'termsAndCondition.header',
    picture: 'bank-card',
    en: ['Terms and conditions', 'What we promise, and what we ask.'],
    id: ['Syarat dan ketentuan', 'Yang kami janjikan, dan yang kami minta.'],
  },
  {
    type: 'termsAndCondition.description',
    picture: 'vault-card',
    en: ['In plain words', 'Lawyers wrote them, editors made them readable. The Indonesian text is binding.'],
    id: [
      'Dengan bahasa sederhana',
      'Ditulis ahli hukum, disunting agar mudah dibaca. Teks bahasa Indonesia yang mengikat.',
    ],
  },
  {
    type: 'termsAndCondition.cta',
    picture: 'dashboards-card',
    en: ['Need other terms?', 'From Rp100 million a month we talk.'],
    id: ['Perlu ketentuan lain?', 'Mulai Rp100 juta per bulan, mari berbicara.'],
    buttons: [TALK],
  },
]
