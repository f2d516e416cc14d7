import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import type { RegistrationState } from '@flou/shared/registration.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Item, Table } from '../dynamo/table.ts'
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
  const { event, email, language, state, ulid, submission, sequence, at, told, until } =
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

interface Place {
  event: number
  email: string
}

/** A place that was taken is looked at so long afterwards: whether a registration has it; milliseconds. */
export const DOUBT_MS = 60_000

/**
 * Takes a place of an event that has some left, in one guarded write: nobody oversells it. Whoever has one already keeps it. A place
 * whose registration was not written after all is given back by the schedule (`settleDoubts`), which also covers a program that died.
 * @returns false where all are taken
 */
export async function takePlace(
  table: Table,
  { event, email, now }: Place & { now: Date },
  capacity: number,
): Promise<boolean> {
  const person = personHash(email)
  try {
    await table.update(keys.eventPlaces(event), {
      UpdateExpression:
        'ADD holders :one, doubts :doubt SET gsi1pk = :freed, gsi1sk = if_not_exists(gsi1sk, :check)',
      ConditionExpression:
        'attribute_not_exists(holders) OR size(holders) < :capacity OR contains(holders, :person)',
      ExpressionAttributeValues: {
        ':one': new Set([person]),
        ':person': person,
        ':capacity': capacity,
        ':doubt': new Set([`${person} ${now.toISOString()}`]),
        ':freed': partitions.freedPlaces(),
        ':check': new Date(now.getTime() + DOUBT_MS).toISOString(),
      },
    })
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

/** Gives back the places that no registration has. @returns whether some were taken too recently to know */
export async function settleDoubts(table: Table, event: number, now: Date): Promise<boolean> {
  const item = await table.get(keys.eventPlaces(event), { consistent: true })
  const doubts = [...((item?.['doubts'] ?? new Set()) as Set<string>)] // written by `takePlace` alone
  const settled = doubts.filter((one) => Date.parse(one.split(' ')[1] ?? '') <= now.getTime() - DOUBT_MS)
  if (settled.length > 0) {
    const people = settled.map((one) => one.split(' ')[0] ?? '')
    const found = await table.getAll(
      people.map((person) => keys.registration(event, person)),
      { consistent: true },
    )
    const empty = people.filter((_, index) => {
      const registration = found[index]
      return !registration || !holdsPlace(registrationOf(registration))
    })
    await table.update(keys.eventPlaces(event), {
      UpdateExpression: `DELETE doubts :settled${empty.length > 0 ? ', holders :empty' : ''}`,
      ExpressionAttributeValues: {
        ':settled': new Set(settled),
        ...(empty.length > 0 && { ':empty': new Set(empty) }),
      },
    })
  }
  return settled.length < doubts.length
}

/** Gives a place back, and has the schedule offer it to the next of the queue. */
export const freePlace = ({ event, email }: Place, at: string): TransactItem => ({
  Update: {
    Key: keys.eventPlaces(event),
    UpdateExpression: 'DELETE holders :one SET gsi1pk = :free, gsi1sk = :at',
    ExpressionAttributeValues: {
      ':one': new Set([personHash(email)]),
      ':free': partitions.freedPlaces(),
      ':at': at,
    },
  },
})

/** Has the schedule look for places of an event that can be offered, where it has more of them than before. */
export const freedPlacesStep = (event: number, at: string): TransactItem => ({
  Update: {
    Key: keys.eventPlaces(event),
    UpdateExpression: 'SET gsi1pk = :free, gsi1sk = :at',
    ExpressionAttributeValues: { ':free': partitions.freedPlaces(), ':at': at },
  },
})
