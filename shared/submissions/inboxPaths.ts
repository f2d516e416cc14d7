import type { FormKey } from './registry.ts'

/** Where staff read what was sent by a form, in the newer back-office (spec §2). */
const PATHS: Readonly<Record<FormKey, string>> = {
  contactMessage: '/dashboard2/contact/form-contact',
  businessContact: '/dashboard2/ebc',
  supportFeedback: '/dashboard2/feedback-form',
  eventRegistration: '/dashboard2/event',
  newsletter: '/dashboard2/newsletter',
  pageHelpful: '/dashboard2/resources',
  dataRequest: '/dashboard2/home-page',
  abuseReport: '/dashboard2/support',
}

/** The path of a form's inbox; the start of the office for a form that has none. */
export const inboxPath = (form: string): string =>
  (PATHS as Readonly<Record<string, string>>)[form] ?? '/dashboard2/home-page'
