import type { Language } from '../locale.ts'
import type { MailPreview } from '../mail/mailPreview.ts'

/** `offered`: a seat is reserved until the person answers. */
const REGISTRATION_STATES = ['confirmed', 'waiting', 'offered', 'cancelled', 'expired'] as const
export type RegistrationState = (typeof REGISTRATION_STATES)[number]

/** Changes of an event that registered people were not notified of. */
export interface EventNews {
  /** Event version; sent back so that only seen changes are announced. */
  version: number
  kind: 'changed' | 'calledOff'
  /** Unnotified people with a seat and on the waiting list. */
  confirmed: number
  waiting: number
  mail?: Readonly<Record<Language, MailPreview>>
}

export interface NotificationProgress {
  notified: number
  remaining: number
}

export const OFFER_HOURS = 48
