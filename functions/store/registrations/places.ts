import { randomUUID } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import type { Table } from '../dynamo/table.ts'
import type { TransactItem } from '../dynamo/transact.ts'
import { keys } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { personHash } from '../personHash.ts'
import { holdsPlace, registrationOf, type Registration } from './registrationItems.ts'

/** Capacity of an event that takes as many as come. */
export const NO_LIMIT = Number.MAX_SAFE_INTEGER

/** A place is in doubt until its registration is written; after this time the schedule decides, in milliseconds. */
export const DOUBT_MS = 60_000

interface NewPlace {
  event: number
  email: string
  now: Date
}

/**
 * Takes one of the places of an event in one guarded write, so that concurrent registrations neither oversell nor conflict.
 * The item holds a count and the places in doubt: `keepPlace` or `returnPlace` settles each, else the schedule does.
 * @returns the name of the place; undefined if all are taken
 */
export async function takePlace(
  table: Table,
  { event, email, now }: NewPlace,
  capacity: number,
): Promise<string | undefined> {
  const place = [personHash(email), now.toISOString(), randomUUID()].join(' ')
  try {
    await table.update(keys.eventPlaces(event), {
      UpdateExpression:
        'ADD taken :one, doubts :place SET gsi1pk = :freed, gsi1sk = if_not_exists(gsi1sk, :check)',
      ConditionExpression: 'attribute_not_exists(taken) OR taken < :capacity',
      ExpressionAttributeValues: {
        ':one': 1,
        ':capacity': capacity,
        ':place': new Set([place]),
        ':freed': partitions.freedPlaces(),
        ':check': new Date(now.getTime() + DOUBT_MS).toISOString(),
      },
    })
    return place
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined
    throw error
  }
}

/** Ends the doubt about a place whose registration is written. Idempotent. */
export async function keepPlace(table: Table, event: number, place: string): Promise<void> {
  await table.update(keys.eventPlaces(event), {
    UpdateExpression: 'DELETE doubts :place',
    ExpressionAttributeValues: { ':place': new Set([place]) },
  })
}

/** Gives back a place in doubt whose registration was not written. Idempotent. */
export async function returnPlace(table: Table, event: number, place: string): Promise<void> {
  try {
    await table.update(keys.eventPlaces(event), {
      UpdateExpression: 'ADD taken :less DELETE doubts :places',
      ConditionExpression: 'contains(doubts, :place)',
      ExpressionAttributeValues: { ':less': -1, ':place': place, ':places': new Set([place]) },
    })
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }
}

/** Settles the places in doubt of calls that ended without doing so. @returns whether some are too recent to decide */
export async function settleDoubts(table: Table, event: number, now: Date): Promise<boolean> {
  const item = await table.get(keys.eventPlaces(event), { consistent: true })
  const doubts = [...((item?.['doubts'] ?? new Set()) as Set<string>)] // written by `takePlace` alone
  const partsOf = (place: string) => place.split(' ')
  const due = doubts.filter((place) => Date.parse(partsOf(place)[1] ?? '') <= now.getTime() - DOUBT_MS)
  const found = await table.getAll(
    due.map((place) => keys.registration(event, partsOf(place)[0] ?? '')),
    { consistent: true },
  )
  for (const [index, place] of due.entries()) {
    const registration = found[index] && registrationOf(found[index])
    const isHeld = registration?.place === place && holdsPlace(registration)
    await (isHeld ? keepPlace : returnPlace)(table, event, place)
  }
  return due.length < doubts.length
}

/** Gives up the place of a registration, and has the schedule offer it to the next in the queue. */
export const freePlace = (
  { event, place = '-' }: Pick<Registration, 'event' | 'place'>,
  at: string,
): TransactItem => ({
  Update: {
    Key: keys.eventPlaces(event),
    UpdateExpression: 'ADD taken :less DELETE doubts :places SET gsi1pk = :free, gsi1sk = :at',
    ExpressionAttributeValues: {
      ':less': -1,
      ':places': new Set([place]),
      ':free': partitions.freedPlaces(),
      ':at': at,
    },
  },
})

/** Has the schedule offer the places of an event that now has more of them. */
export const freedPlacesStep = (event: number, at: string): TransactItem => ({
  Update: {
    Key: keys.eventPlaces(event),
    UpdateExpression: 'SET gsi1pk = :free, gsi1sk = :at',
    ExpressionAttributeValues: { ':free': partitions.freedPlaces(), ':at': at },
  },
})
