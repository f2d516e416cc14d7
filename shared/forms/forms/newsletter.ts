import { declareForm } from '../define.ts'
import { email } from '../fields.ts'

/** Requests only; subscribing requires the confirmation mail. */
export const newsletter = declareForm('newsletter', {
  label: { en: 'Newsletter request', id: 'Permintaan buletin' },
  plural: { en: 'Newsletter requests', id: 'Permintaan buletin' },
  permission: 'NewsLetter',
  fields: { email: email() },
  retentionDays: 365,
  summaryFields: { name: ['email'], about: 'email' },
  isAcknowledged: false,
  isReplyExpected: false,
  isNotified: false,
  received: 'newsletterRequested',
})
