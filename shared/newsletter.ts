import type { PersonRef } from './account.ts'
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

/** Answered to everyone who asks: it is true whether or not a mail is sent now, and does not reveal who is subscribed. */
export const NEWSLETTER_ASKED = {
  en: 'We have your request. If it still needs your confirmation, our e-mail has the link. We send one such e-mail a day at most: if you asked before, use that one, and look in your spam folder.',
  id: 'Permintaan Anda sudah kami terima. Jika masih perlu dikonfirmasi, tautannya ada di email kami. Email itu kami kirim paling banyak sekali sehari: jika Anda sudah meminta sebelumnya, gunakan email tersebut, dan periksa folder spam.',
} as const satisfies Text

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
  /** When they asked for it, ISO 8601. */
  since: string
}

/** Subscribers as figures. */
export interface SubscriberFigures {
  /** How many there are in each state. */
  states: Readonly<Record<SubscriberState, number>>
  /** How many came and left on each day in Jakarta, and how many were subscribed at its end; the oldest first. */
  days: { day: string; joined: number; left: number; total: number }[]
  /** Subscribed now, by language and by the page on which they asked; the most first. */
  languages: { language: Language; count: number }[]
  pages: { page: string; count: number }[]
  /** There are more than one call counts. */
  isPartial: boolean
}

/** Addresses that one call imports. */
export const IMPORT_SIZE = 50
/** The longest description of the consent that imported addresses gave, in characters. */
export const CONSENT_LENGTH = 500

/** What becomes, or would become, of an address that is imported. */
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

/** An address that gets no mail any more. */
export interface SuppressedAddress {
  id: string
  email: string
  /** It does not exist; its owner called a mail of ours spam. */
  reason: 'bounce' | 'complaint'
  at: string
  /** Whose account has the address; for callers who manage accounts. */
  staff?: PersonRef
}

/** A mail that nobody got. */
export interface FailedMail {
  id: string
  to: string
  template: string
  language: Language
  /** When it was given up, ISO 8601, and the name of what failed. */
  at: string
  reason: string
  /** Absent for mails whose links must not outlive their occasion: their readers ask for them again. */
  canBeSentAgain: boolean
}

/** Ids in the pages that links of mails lead to: without script the address alone shows what came of it. */
export const LINK_ANCHORS = { done: 'done', invalid: 'invalid' } as const
