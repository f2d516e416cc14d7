import type { Language, Text } from './locale.ts'

/** What becomes of an address that asked for the newsletter; `bounced` and `complained` follow from mails that were sent. */
export const SUBSCRIBER_STATES = ['pending', 'active', 'unsubscribed', 'bounced', 'complained'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/** Days after which a request that nobody confirmed is gone. */
export const CONFIRM_DAYS = 7

/** What a subscriber agrees to by confirming. Another wording is another version: receipts name it. */
export const NEWSLETTER_CONSENT = {
  version: 1,
  text: {
    en: 'I want to receive the newsletter by e-mail. I can unsubscribe at any time.',
    id: 'Saya ingin menerima buletin melalui email. Saya dapat berhenti berlangganan kapan saja.',
  } satisfies Text,
} as const

/** A subscriber in lists. */
export interface SubscriberRow {
  id: string
  email: string
  state: SubscriberState
  language: Language
  /** Path of the page on which they asked; empty where it is not known. */
  page: string
  /** When they came to this state, ISO 8601. */
  at: string
}

/** Ids in the pages that links of mails lead to: without script the address alone shows what came of it. */
export const LINK_ANCHORS = { done: 'done', invalid: 'invalid' } as const
