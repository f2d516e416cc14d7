import type { Text } from '@flou/shared/locale.ts'

export const mailedTexts = {
  'mailed.title': { en: 'Review a change', id: 'Tinjau perubahan' },
  'mailed.for': {
    en: 'You decide as {{name}}. Anyone with this link can do so: do not forward it.',
    id: 'Anda memutuskan sebagai {{name}}. Siapa pun yang memegang tautan ini dapat melakukannya: jangan teruskan.',
  },
  'mailed.planned': { en: 'scheduled for {{day}}', id: 'dijadwalkan terbit pada {{day}}' },
  'mailed.decision': { en: 'Your decision', id: 'Keputusan Anda' },
  'mailed.seen': {
    en: 'I have read what changes',
    id: 'Saya sudah membaca apa yang berubah',
  },
  'mailed.send': { en: 'Send decision', id: 'Kirim keputusan' },
  'mailed.office': { en: 'Open the back-office', id: 'Buka back-office' },
} as const satisfies Record<string, Text>
