import type { Texts } from '@flou/shared/texts/translator.ts'
import type { DefaultTexts } from './textsInBoth.ts'

/** `{{title}}` is the record, `{{by}}` the author of the comment. */
export const COMMENT_TEXTS = {
  commentNotification: {
    subject: { en: '{{by}} needs your attention: {{title}}', id: '{{by}} perlu tanggapan Anda: {{title}}' },
    body: {
      en: 'Hello {{name}},\n\n{{by}} wrote to you in the comments on “{{title}}”.',
      id: 'Halo {{name}},\n\n{{by}} menulis untuk Anda di komentar “{{title}}”.',
    },
    button: { en: 'Open the comment', id: 'Buka komentar' },
    closing: {
      en: 'You get this email because you were mentioned or assigned. You can turn it off in your profile.',
      id: 'Anda menerima email ini karena disebut atau diberi tugas. Anda dapat mematikannya di profil.',
    },
  },
} as const satisfies DefaultTexts

export const COMMENT_WORDS = {
  comment: { en: 'Comment', id: 'Komentar' },
  about: { en: 'On', id: 'Pada' },
  task: { en: 'Task', id: 'Tugas' },
  yours: { en: 'Assigned to you', id: 'Ditugaskan kepada Anda' },
  due: { en: 'Due', id: 'Tenggat' },
} as const satisfies Texts
