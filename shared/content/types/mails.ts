import { MAIL_KEYS, mailSectionKey, mailSpec, type MailKey } from '../../mail/mails.ts'
import { section } from '../define.ts'
import { area, customScreen, screen } from '../screens.ts'
import { mailLine, mailParagraphs } from '../fields/mailText.ts'

const pathOf = (key: MailKey): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function textsOf<K extends MailKey>(key: K) {
  const { label, placeholders, required = [], hasNoButton } = mailSpec(key)
  const anywhere = { placeholders, required: [] }
  return section(mailSectionKey(key), {
    label,
    internal: true,
    sidePanel: 'mailPreview',
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
  label: { en: 'Emails', id: 'Email' },
  icon: 'contact',
  heading: 'administration',
  path: { dashboard: 'manage-mail', dashboard2: 'mail' },
  screens: [
    customScreen('', 'mailList', { label: { en: 'Emails', id: 'Email' } }),
    ...MAIL_KEYS.map((key) => screen(pathOf(key), textsOf(key), { isUnlisted: true })),
  ],
})
