import { CONTENT_LANGUAGE_ID, LANGUAGES } from '@flou/shared/locale.ts'
import type { MailKey } from '@flou/shared/mail/mails.ts'
import { defaultTexts } from './defaultTexts.ts'

export const startTexts = (mail: MailKey) => ({
  contents: LANGUAGES.map((language) => ({
    languageId: CONTENT_LANGUAGE_ID[language],
    ...defaultTexts(mail, language),
  })),
})
