import { AppError } from '../../appError.ts'
import { keys } from '../../store/keys.ts'
import { personHash } from '../../store/personHash.ts'
import { openEvent, toldOf } from '../../store/registrations/eventFacts.ts'
import {
  isOpen,
  registrationOf,
  registrationStep,
  takePlace,
  type Registration,
} from '../../store/registrations/registrationItems.ts'
import { registrationMailSteps } from '../../store/registrations/registrationMail.ts'
import type { Effect } from '../consequence.ts'

/**
 * Registers an address for an event, or puts it into the queue where all places are taken. Asked again it stays as it is. The place is
 * taken before the submission is written, so that it cannot be oversold, and without a transaction, so that those who register at once
 * do not conflict. Throws `validation_failed` with the reason where the event takes no registrations.
 */
export const register: Effect = async ({ id, values, language, created: at, ulid }, { table, now }) => {
  const event = Number(values['eventId'])
  const email = String(values['email'])
  const [item, known] = await table.getAll(
    [keys.live('event', event), keys.registration(event, personHash(email))],
    { consistent: true },
  )
  const open = openEvent(item, now())
  if (typeof open === 'string') throw new AppError('validation_failed', { message: open })
  const previous = known && registrationOf(known)
  if (previous && isOpen(previous)) return { steps: [], message: messageOf(previous) }
  const isIn = open.capacity === 0 || (await takePlace(table, { event, email, now: now() }, open.capacity))
  const registration: Registration = {
    event,
    email,
    language,
    ulid,
    at,
    submission: id,
    state: isIn ? 'confirmed' : 'waiting',
    sequence: (previous?.sequence ?? 0) + 1,
    told: toldOf(open.facts(language)),
  }
  return {
    steps: [
      registrationStep(registration, previous),
      ...registrationMailSteps(registration, open.facts(language)),
    ],
    message: messageOf(registration),
  }
}

const messageOf = ({ state }: Registration) =>
  state === 'waiting' ? ('registrationWaits' as const) : ('registrationConfirmed' as const)
