import { MAIL_KEYS, mailSectionKey, mailSpec, type MailKey } from '../../mails/mails.ts'
import { area, customScreen, screen, section } from '../define.ts'
import { mailLine, mailParagraphs } from '../fields/mailText.ts'

/** `formReceived` as it stands in an address: `form-received`. */
const pathOf = (key: MailKey): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The texts of a mail in both languages. What was never edited is sent with the default texts (functions/mails/texts). */
function textsOf<K extends MailKey>(key: K) {
  const { label, placeholders, required = [], hasNoButton } = mailSpec(key)
  const anywhere = { placeholders, required: [] }
  return section(mailSectionKey(key), {
    label,
    internal: true,
    beside: 'mailPreview',
    localized: {
      subject: mailLine(anywhere),
      body: mailParagraphs({ placeholders, required }),
      ...(!hasNoButton && { button: mailLine({ placeholders: [], required: [] }) }),
      closing: mailParagraphs(anywhere),
    },
  })
}

export const mailArea = area({
  key: 'mail',
  permission: 'Setting',
  label: { en: 'E-mails', id: 'Email' },
  icon: 'contact',
  path: { dashboard: 'manage-mail', dashboard2: 'mail' },
  screens: [
    customScreen('', 'mailList', { label: { en: 'E-mails', id: 'Email' } }),
    ...MAIL_KEYS.map((key) => screen(pathOf(key), textsOf(key), { isUnlisted: true })),
  ],
})
