export interface RegistrationWindow {
  registrationOpens?: string | undefined
  registrationCloses?: string | undefined
}

export type RegistrationPhase = 'early' | 'open' | 'closed'

/**
 * Phase of an event's registration. Both instants belong to the later phase; without a closing time registration
 * closes at `start`, the event's first minute.
 */
export function registrationPhase(
  { registrationOpens = '', registrationCloses = '' }: RegistrationWindow,
  start: string,
  now: number,
): RegistrationPhase {
  if (Date.parse(registrationCloses || start) <= now) return 'closed'
  return Date.parse(registrationOpens) > now ? 'early' : 'open'
}
