import { submission } from '../define.ts'
import { email } from '../fields.ts'

/** Addresses that asked for the newsletter; who is subscribed is decided by the mail that asks them to confirm (decision 55). */
export const newsletter = submission('newsletter', {
  label: { en: 'Newsletter request', id: 'Permintaan buletin' },
  plural: { en: 'Newsletter requests', id: 'Permintaan buletin' },
  permission: 'NewsLetter',
  fields: { email: email() },
  keptDays: 365,
  shown: { name: ['email'], about: 'email' },
  isAcknowledged: false,
  isNotified: false,
  received: 'newsletterAsked',
})
