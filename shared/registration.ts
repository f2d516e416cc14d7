import type { Language } from './locale.ts'
import type { MailPreview } from './mails/answers.ts'

/** What becomes of a registration for an event; an offer is a place that waits for somebody's answer. */
export const REGISTRATION_STATES = ['confirmed', 'waiting', 'offered', 'cancelled', 'expired'] as const
export type RegistrationState = (typeof REGISTRATION_STATES)[number]

/** What people who are registered for an event do not know yet. */
export interface EventNews {
  /** Version of the event that it is about; telling names it, so that nobody is told of what the editor has not seen. */
  version: number
  /** `changed`: time or place. */
  kind: 'changed' | 'calledOff'
  /** How many have a place, and how many wait for one, who were told otherwise; 0 where everybody knows. */
  confirmed: number
  waiting: number
  /** The mail that they get, by language; absent where nobody gets one. */
  mail?: Readonly<Record<Language, MailPreview>>
}

/** What became of a part of those who were to be told. */
export interface ToldPart {
  told: number
  /** How many are still to be told. */
  left: number
}

/** The most places that an event counts. */
export const MAX_CAPACITY = 5_000

/** Hours for which an offered place is kept. */
export const OFFER_HOURS = 48
