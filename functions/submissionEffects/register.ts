import { AppError } from '../appError.ts'
import type { Services } from '../http/call.ts'
import { keys } from '../store/keys.ts'
import { personHash } from '../store/personHash.ts'
import { openEvent, toldOf, type OpenEvent } from '../store/registrations/eventFacts.ts'
import { keepPlace, NO_LIMIT, returnPlace, takePlace } from '../store/registrations/places.ts'
import {
  isOpen,
  registrationOf,
  registrationStep,
  type Registration,
} from '../store/registrations/registrationItems.ts'
import {
  registrationMailSteps,
  repeatedMailId,
  repeatedMailSteps,
} from '../store/registrations/registrationMail.ts'
import type { StoredSubmission } from '../store/submissions/submissionItems.ts'
import type { Consequence, Effect } from './consequence.ts'

const messageOf = ({ state }: Registration) =>
  state === 'waiting' ? ('registrationWaits' as const) : ('registrationConfirmed' as const)

async function requireOpenEvent({ table, now }: Services, event: number, email: string) {
  const person = personHash(email)
  const [item, known, repeatedMail] = await table.getAll(
    [
      keys.live('event', event),
      keys.registration(event, person),
      keys.mail(repeatedMailId({ event, email }, now())),
    ],
    { consistent: true },
  )
  const open = openEvent(item, now())
  if (typeof open === 'string') throw new AppError('validation_failed', { message: open })
  return { open, previous: known && registrationOf(known), isMailed: repeatedMail !== undefined }
}

/** Settles a place; an error leaves that to the schedule, and the visitor's answer stays as it is. */
const settlePlace =
  ({ table }: Services, event: number, place: string) =>
  (isWritten: boolean): Promise<void> =>
    (isWritten ? keepPlace : returnPlace)(table, event, place).catch(() => undefined)

/** A new registration, confirmed or waiting; takes a place if there is one. */
async function newRegistration(
  { id, values, language, created: at, ulid }: StoredSubmission,
  services: Services,
  { open, previous }: { open: OpenEvent; previous: Registration | undefined },
): Promise<Consequence> {
  const event = Number(values['eventId'])
  const email = String(values['email'])
  const { table, now } = services
  const place = await takePlace(table, { event, email, now: now() }, open.capacity || NO_LIMIT)
  const registration: Registration = {
    event,
    email,
    language,
    ulid,
    at,
    submission: id,
    state: place === undefined ? 'waiting' : 'confirmed',
    sequence: (previous?.sequence ?? 0) + 1,
    told: toldOf(open.facts(language)),
    ...(place !== undefined && { place }),
  }
  return {
    steps: [
      registrationStep(registration, previous),
      ...registrationMailSteps(registration, open.facts(language)),
    ],
    message: messageOf(registration),
    ...(place !== undefined && { settle: settlePlace(services, event, place) }),
  }
}

/**
 * Registers an address for an event, or adds it to the waiting list. An address that is registered gets the same mail again, at most once
 * an hour, and its code by that mail alone: another person may have typed it. Attempts are counted before a place is taken.
 * Throws `validation_failed` with the reason if the event takes no registrations, and what `admit` throws.
 */
export const register: Effect = async (stored, services, admit) => {
  const event = Number(stored.values['eventId'])
  const email = String(stored.values['email'])
  const { open, previous, isMailed } = await requireOpenEvent(services, event, email)
  const known = previous && isOpen(previous) ? previous : undefined
  if (known?.submission !== stored.id) await admit()
  if (!known) return newRegistration(stored, services, { open, previous })
  const mails = isMailed ? [] : repeatedMailSteps(known, open.facts(known.language), services.now())
  const message = known.submission === stored.id ? messageOf(known) : 'registrationKnown'
  return { steps: mails, message, repeats: known.submission }
}
