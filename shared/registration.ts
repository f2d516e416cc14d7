/** What becomes of a registration for an event; an offer is a place that waits for somebody's answer. */
export const REGISTRATION_STATES = ['confirmed', 'waiting', 'offered', 'cancelled', 'expired'] as const
export type RegistrationState = (typeof REGISTRATION_STATES)[number]

/** The most places that an event counts. */
export const MAX_CAPACITY = 5_000

/** Hours for which an offered place is kept. */
export const OFFER_HOURS = 48
