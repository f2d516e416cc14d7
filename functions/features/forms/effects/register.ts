import { AppError } from '../../../core/errors.ts'
import type { Services } from '../../../core/http/call.ts'
import { keys } from '../../../core/store/keys.ts'
import { mailKeys } from '../../mail/index.ts'
import { personHash } from '../../../core/store/personHash.ts'
import { openEvent, announcementDigest, type OpenEvent } from '../registration/eventFacts.ts'
import { confirmSeat, NO_LIMIT, releaseSeat, reserveSeat } from '../registration/seats.ts'
import {
  isOpen,
  registrationKey,
  registrationOf,
  registrationStep,
  type Registration,
} from '../registration/registrationItems.ts'
import { registrationMailSteps, repeatedMailId, repeatedMailSteps } from '../registration/registrationMail.ts'
import type { StoredSubmission } from '../submissionItems.ts'
import type { EffectResult, Effect } from './effectTypes.ts'

const messageOf = ({ state }: Registration) =>
  state === 'waiting' ? ('registrationWaits' as const) : ('registrationConfirmed' as const)

async function requireOpenEvent({ table, now }: Services, event: number, email: string) {
  const person = personHash(email)
  const [item, existing, repeatedMail] = await table.getAll(
    [
      keys.live('event', event),
      registrationKey(event, person),
      mailKeys.mail(repeatedMailId({ event, email }, now())),
    ],
    { consistent: true },
  )
  const open = openEvent(item, now())
  if (typeof open === 'string') throw new AppError('validation_failed', { message: open })
  const { registration } = open
  if (registration.phase !== 'open') {
    const message = registration.phase === 'early' ? 'registrationNotOpen' : 'registrationClosed'
    throw new AppError('validation_failed', { message, data: { registration } })
  }
  return { open, previous: existing && registrationOf(existing), isMailed: repeatedMail !== undefined }
}

/** Resolves the reservation; on errors the schedule does it. */
const completeReservation =
  ({ table }: Services, event: number, seat: string) =>
  (isWritten: boolean): Promise<void> =>
    (isWritten ? confirmSeat : releaseSeat)(table, event, seat).catch(() => undefined)

async function newRegistration(
  { id, values, language, created: at, ulid }: StoredSubmission,
  services: Services,
  { open, previous }: { open: OpenEvent; previous: Registration | undefined },
): Promise<EffectResult> {
  const event = Number(values.eventId)
  const email = String(values.email)
  const { table, now } = services
  const seat = await reserveSeat(table, { event, email, now: now() }, open.capacity || NO_LIMIT)
  const registration: Registration = {
    event,
    email,
    language,
    ulid,
    at,
    submission: id,
    state: seat === undefined ? 'waiting' : 'confirmed',
    sequence: (previous?.sequence ?? 0) + 1,
    announcedDigest: announcementDigest(open.facts(language)),
    ...(seat !== undefined && { seat }),
  }
  return {
    steps: [
      registrationStep(registration, previous),
      ...registrationMailSteps(registration, open.facts(language)),
    ],
    message: messageOf(registration),
    ...(seat !== undefined && { complete: completeReservation(services, event, seat) }),
  }
}

/**
 * Registers an email or adds it to the waiting list. A repeated registration only repeats the mail, because
 * anyone may type an email. Throws `validation_failed` and errors of `admit`.
 */
export const register: Effect = async (stored, services, admit) => {
  const event = Number(stored.values.eventId)
  const email = String(stored.values.email)
  const { open, previous, isMailed } = await requireOpenEvent(services, event, email)
  const existing = previous && isOpen(previous) ? previous : undefined
  if (existing?.submission !== stored.id) await admit()
  if (!existing) return newRegistration(stored, services, { open, previous })
  const mails = isMailed ? [] : repeatedMailSteps(existing, open.facts(existing.language), services.now())
  const message = existing.submission === stored.id ? messageOf(existing) : 'registrationKnown'
  return { steps: mails, message, repeats: existing.submission }
}
