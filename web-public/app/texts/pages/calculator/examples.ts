import type { Texts } from '@flou/shared/texts/translator.ts'

export const exampleTexts = {
  examples: { en: 'Start from an example', id: 'Mulai dari contoh' },
  examplesText: {
    en: 'Typical set-ups at today’s list prices. Open one and change anything.',
    id: 'Susunan yang umum dengan harga daftar hari ini. Buka salah satu, lalu ubah sesuai kebutuhan Anda.',
  },
  use: { en: 'Use this example', id: 'Pakai contoh ini' },
  ask: { en: 'Ask about this', id: 'Tanyakan contoh ini' },
  contains: { en: 'Contents', id: 'Isinya' },
  perMonth: { en: 'a month', id: 'per bulan' },
  withTax: { en: 'including {{tax}}', id: 'termasuk {{tax}}' },
  inRegion: { en: 'Prices in {{regions}}', id: 'Harga di {{regions}}' },
  onRequest: { en: 'Price on request', id: 'Harga sesuai permintaan' },
  hours: { en: '{{hours}} hours a month', id: '{{hours}} jam per bulan' },
  question_one: {
    en: 'Your estimate already has {{count}} line. What should happen to it?',
    id: 'Perkiraan Anda sudah berisi {{count}} baris. Apa yang harus dilakukan dengannya?',
  },
  question_other: {
    en: 'Your estimate already has {{count}} lines. What should happen to them?',
    id: 'Perkiraan Anda sudah berisi {{count}} baris. Apa yang harus dilakukan dengannya?',
  },
  addGroup: {
    en: 'Keep and add “{{name}}” as a group',
    id: 'Pertahankan, tambahkan “{{name}}” sebagai grup',
  },
  replace: { en: 'Replace', id: 'Ganti' },
  cancel: { en: 'Cancel', id: 'Batal' },
  costOf: { en: 'What {{name}} costs, for example', id: 'Contoh biaya {{name}}' },
  open: { en: 'Open in the calculator', id: 'Buka di kalkulator' },
} as const satisfies Texts
