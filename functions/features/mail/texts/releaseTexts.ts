import type { Texts } from '@flou/shared/texts/translator.ts'
import type { DefaultTexts } from './textsInBoth.ts'

/** `{{title}}` is the name of the release. */
export const RELEASE_TEXTS = {
  releaseFailed: {
    subject: { en: 'Not live: {{title}}', id: 'Tidak tayang: {{title}}' },
    body: {
      en: 'Hello {{name}},\n\nthe release “{{title}}” did not go live. Visitors still see the earlier content, and all collected changes are kept in the release.',
      id: 'Halo {{name}},\n\nrilis “{{title}}” tidak tayang. Pengunjung masih melihat konten sebelumnya, dan semua perubahan tetap tersimpan di rilis.',
    },
    button: { en: 'Open the release', id: 'Buka rilis' },
    closing: {
      en: 'You get this email because you created the release.',
      id: 'Anda menerima email ini karena Anda membuat rilis tersebut.',
    },
  },
} as const satisfies DefaultTexts

export const RELEASE_WORDS = {
  reason: { en: 'Reason', id: 'Alasan' },
  problems: { en: 'Changes with problems', id: 'Perubahan bermasalah' },
} as const satisfies Texts
