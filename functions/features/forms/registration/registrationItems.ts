import type { RegistrationState } from '@flou/shared/inbox/registration.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Item } from '../../../core/store/dynamo/table.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import type { Key } from '../../../core/store/keys.ts'
import { formKeys, formPartitions } from '../formKeys.ts'
import { personHash } from '../../../core/store/personHash.ts'

export interface Registration {
  event: number
  email: string
  language: Language
  state: RegistrationState
  ulid: string
  submission: string
  /** Optimistic lock and iCalendar sequence: later mails replace earlier ones. */
  sequence: number
  at: string
  /** Digest of the last announced time and place. */
  announcedDigest?: string
  /** ISO expiry of an offered seat. */
  until?: string
  seat?: string
}

const STATES_WITH_SEAT: ReadonlySet<RegistrationState> = new Set(['confirmed', 'offered'])
export const hasSeat = ({ state }: Registration): boolean => STATES_WITH_SEAT.has(state)
export const isOpen = (registration: Registration): boolean =>
  hasSeat(registration) || registration.state === 'waiting'

export const registrationKey = (event: number, person: string): Key<Registration> =>
  formKeys.registration(event, person)

export function registrationItem(registration: Registration): Key & Item {
  const { event, email, state, ulid, until } = registration
  const person = personHash(email)
  const queue = state === 'waiting' && { gsi1pk: formPartitions.waitingFor(event), gsi1sk: ulid }
  const offer = state === 'offered' && { gsi1pk: formPartitions.offers(), gsi1sk: until }
  return { ...registrationKey(event, person), person, ...registration, ...queue, ...offer }
}

export function registrationOf(item: Registration): Registration {
  const { event, email, language, state, ulid, submission, sequence, at, announcedDigest, until, seat } = item
  return {
    event,
    email,
    language,
    state,
    ulid,
    submission,
    sequence,
    at,
    ...(announcedDigest !== undefined && { announcedDigest }),
    ...(until !== undefined && { until }),
    ...(seat !== undefined && { seat }),
  }
}

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
