import type { RegistrationState } from '@flou/shared/registration.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Item } from '../dynamo/table.ts'
import type { TransactItem } from '../dynamo/transact.ts'
import { keys, type Key } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { personHash } from '../personHash.ts'

/** Somebody's place at an event, or in its queue: one an address and event. */
export interface Registration {
  event: number
  email: string
  language: Language
  state: RegistrationState
  /** Sorts the queue. */
  ulid: string
  /** Id of what was sent last. */
  submission: string
  /** Counts its changes: mails and calendar entries of a later one replace those of an earlier one. */
  sequence: number
  at: string
  /** What its person was last told of time and place, as `toldOf` says it. */
  told?: string
  /** Up to when an offered place is kept, ISO 8601. */
  until?: string
  /** The place that it holds, as `takePlace` names it. */
  place?: string
}

const HOLDS: ReadonlySet<RegistrationState> = new Set(['confirmed', 'offered'])
/** Whether a registration has a place. */
export const holdsPlace = ({ state }: Registration): boolean => HOLDS.has(state)
/** Whether it is neither cancelled nor expired. */
export const isOpen = (registration: Registration): boolean =>
  holdsPlace(registration) || registration.state === 'waiting'

export function registrationItem(registration: Registration): Key & Item {
  const { event, email, state, ulid, until } = registration
  const person = personHash(email)
  const queue = state === 'waiting' && { gsi1pk: partitions.waitingFor(event), gsi1sk: ulid }
  const offer = state === 'offered' && { gsi1pk: partitions.offers(), gsi1sk: until }
  return { ...keys.registration(event, person), person, ...registration, ...queue, ...offer }
}

/** What was stored. Only `registrationItem` writes it. */
export function registrationOf(item: Item): Registration {
  const { event, email, language, state, ulid, submission, sequence, at, told, until, place } =
    item as unknown as Registration
  return {
    event,
    email,
    language,
    state,
    ulid,
    submission,
    sequence,
    at,
    ...(told !== undefined && { told }),
    ...(until !== undefined && { until }),
    ...(place !== undefined && { place }),
  }
}

/** Writes a registration over the one that was read. @param previous undefined for the first one */
export const registrationStep = (next: Registration, previous: Registration | undefined): TransactItem => ({
  Put: {
    Item: registrationItem(next),
    ...(previous
      ? {
          ConditionExpression: '#sequence = :sequence',
          ExpressionAttributeNames: { '#sequence': 'sequence' },
          ExpressionAttributeValues: { ':sequence': previous.sequence },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
})
