import type { Text } from '@flou/shared/locale.ts'

/** The page that the link of a mail opens: a decision without signing in. */
export const mailedTexts = {
  'mailed.title': { en: 'Decide about a change', id: 'Putuskan perubahan' },
  'mailed.for': {
    en: 'You decide as {{name}}. Whoever has this link can do so: do not forward it.',
    id: 'Anda memutuskan sebagai {{name}}. Siapa pun yang memegang tautan ini dapat melakukannya: jangan teruskan.',
  },
  'mailed.planned': { en: 'to be published on {{day}}', id: 'akan terbit pada {{day}}' },
  'mailed.decision': { en: 'Your decision', id: 'Keputusan Anda' },
  'mailed.seen': {
    en: 'I have read what changes',
    id: 'Saya sudah membaca apa yang berubah',
  },
  'mailed.send': { en: 'Send the decision', id: 'Kirim keputusan' },
  'mailed.office': { en: 'Open the back-office', id: 'Buka dasbor' },
} as const satisfies Record<string, Text>
