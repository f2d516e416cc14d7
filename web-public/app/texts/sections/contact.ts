import type { Texts } from '@flou/shared/texts/translator.ts'

export const contactTexts = {
  ways: { en: 'Reach us directly', id: 'Hubungi kami langsung' },
  dataRequest: { en: 'Request your personal data', id: 'Ajukan permintaan data pribadi' },
  abuseReport: { en: 'Report abuse', id: 'Laporkan penyalahgunaan' },
  privacy: {
    en: 'We use what you send us only to answer you, as described in our {{title}}.',
    id: 'Data yang Anda kirim hanya kami pakai untuk menjawab Anda, sebagaimana diatur dalam {{title}}.',
  },
  privacyPlain: {
    en: 'We use what you send us only to answer you.',
    id: 'Data yang Anda kirim hanya kami pakai untuk menjawab Anda.',
  },
} as const satisfies Texts
