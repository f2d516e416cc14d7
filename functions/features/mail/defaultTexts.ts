import { type Language, CONTENT_LANGUAGE_ID, LANGUAGES } from '@flou/shared/locale.ts'
import type { MailTexts } from '@flou/shared/mail/mailPreview.ts'
import type { MailKey } from '@flou/shared/mail/mails.ts'
import { ACCOUNT_TEXTS } from './texts/accountTexts.ts'
import { APPROVAL_TEXTS } from './texts/approvalTexts.ts'
import { COMMENT_TEXTS } from './texts/commentTexts.ts'
import { RELEASE_TEXTS } from './texts/releaseTexts.ts'
import { FORM_TEXTS } from './texts/formTexts.ts'
import { NEWSLETTER_TEXTS } from './texts/newsletterTexts.ts'
import { REGISTRATION_TEXTS } from './texts/registrationTexts.ts'
import { RIGHTS_TEXTS } from './texts/rightsTexts.ts'
import type { TextsInBoth } from './texts/textsInBoth.ts'

const DEFAULT_TEXTS = {
  ...ACCOUNT_TEXTS,
  ...APPROVAL_TEXTS,
  ...COMMENT_TEXTS,
  ...RELEASE_TEXTS,
  ...FORM_TEXTS,
  ...NEWSLETTER_TEXTS,
  ...REGISTRATION_TEXTS,
  ...RIGHTS_TEXTS,
} as const satisfies Record<MailKey, TextsInBoth>

export function defaultTexts(mail: MailKey, language: Language): MailTexts {
  const { subject, body, button, closing }: TextsInBoth = DEFAULT_TEXTS[mail]
  return {
    subject: subject[language],
    body: body[language],
    ...(button && { button: button[language] }),
    closing: closing[language],
  }
}

export const startTexts = (mail: MailKey) => ({
  contents: LANGUAGES.map((language) => ({
    languageId: CONTENT_LANGUAGE_ID[language],
    ...defaultTexts(mail, language),
  })),
})
