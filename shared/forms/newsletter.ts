import type { PersonRef } from '../accounts/account.ts'
import type { Language, Text } from '../locale.ts'

/** `bounced` and `complained` result from delivery events. */
export const SUBSCRIBER_STATES = ['pending', 'active', 'unsubscribed', 'bounced', 'complained'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/** Days until an unconfirmed request expires. */
export const CONFIRM_DAYS = 7

/** Consent text. New wording needs a new version, which consent records reference. */
export const NEWSLETTER_CONSENT = {
  version: 1,
  text: {
    en: 'I want to receive the newsletter by e-mail. I can unsubscribe at any time.',
    id: 'Saya ingin menerima buletin melalui email. Saya dapat berhenti berlangganan kapan saja.',
  } satisfies Text,
} as const

export interface SubscriberRow {
  id: string
  email: string
  state: SubscriberState
  language: Language
  page: string
  at: string
  since: string
}

export interface SubscriberFigures {
  states: Readonly<Record<SubscriberState, number>>
  /** Counts per day (Asia/Jakarta), oldest first; `total` at the end of the day. */
  days: { day: string; joined: number; left: number; total: number }[]
  languages: { language: Language; count: number }[]
  pages: { page: string; count: number }[]
  isPartial: boolean
}

export const IMPORT_SIZE = 50
export const CONSENT_LENGTH = 500

export const IMPORT_OUTCOMES = [
  'subscribed',
  'asked',
  'alreadyActive',
  'alreadyAsked',
  'unsubscribed',
  'suppressed',
  'repeated',
  'invalid',
] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

export interface SuppressedAddress {
  id: string
  email: string
  /** Hard bounce, or spam complaint. */
  reason: 'bounce' | 'complaint'
  at: string
  staff?: PersonRef
}

export interface FailedMail {
  id: string
  to: string
  template: string
  language: Language
  /** ISO time of the final failure; `reason` is the error name. */
  at: string
  reason: string
  /** False for mails with short-lived links. */
  canBeSentAgain: boolean
}

/** URL fragments on the result pages of mail links, which work without script. */
export const LINK_ANCHORS = { done: 'done', invalid: 'invalid' } as const
