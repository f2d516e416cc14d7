import type { PersonRef } from './account.ts'
import type { Language, Text } from './locale.ts'

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

/** Same response for every request, so that it does not reveal who is subscribed. */
export const NEWSLETTER_REQUESTED = {
  en: 'We have received your request. If you still need to confirm it, use the link in our email. We send at most one such email a day: if you asked before, use that one, and check your spam folder.',
  id: 'Permintaan Anda sudah kami terima. Jika masih perlu dikonfirmasi, tautannya ada di email kami. Email itu kami kirim paling banyak sekali sehari: jika Anda sudah meminta sebelumnya, gunakan email tersebut, dan periksa folder spam.',
} as const satisfies Text

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
