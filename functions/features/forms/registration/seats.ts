import { randomUUID } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import { formKeys, formPartitions } from '../formKeys.ts'
import { personHash } from '../../../core/store/personHash.ts'
import { hasSeat, registrationKey, registrationOf, type Registration } from './registrationItems.ts'

export const NO_LIMIT = Number.MAX_SAFE_INTEGER

/** Reservation time in milliseconds, after which the schedule resolves it. */
export const RESERVATION_MS = 60_000

interface SeatRequest {
  event: number
  email: string
  now: Date
}

/**
 * Reserves a seat with one conditional write, so concurrent registrations cannot oversell. Confirm or release
 * the reservation afterwards; otherwise the schedule does.
 * @returns the reservation, or undefined if full
 */
export async function reserveSeat(
  table: Table,
  { event, email, now }: SeatRequest,
  capacity: number,
): Promise<string | undefined> {
  const seat = [personHash(email), now.toISOString(), randomUUID()].join(' ')
  try {
    await table.update(formKeys.eventSeats(event), {
      UpdateExpression:
        'ADD taken :one, doubts :place SET gsi1pk = :freed, gsi1sk = if_not_exists(gsi1sk, :check)',
      ConditionExpression: 'attribute_not_exists(taken) OR taken < :capacity',
      ExpressionAttributeValues: {
        ':one': 1,
        ':capacity': capacity,
        ':place': new Set([seat]),
        ':freed': formPartitions.freedSeats(),
        ':check': new Date(now.getTime() + RESERVATION_MS).toISOString(),
      },
    })
    return seat
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined
    throw error
  }
}

export async function confirmSeat(table: Table, event: number, seat: string): Promise<void> {
  await table.update(formKeys.eventSeats(event), {
    UpdateExpression: 'DELETE doubts :place',
    ExpressionAttributeValues: { ':place': new Set([seat]) },
  })
}

export async function releaseSeat(table: Table, event: number, seat: string): Promise<void> {
  try {
    await table.update(formKeys.eventSeats(event), {
      UpdateExpression: 'ADD taken :less DELETE doubts :places',
      ConditionExpression: 'contains(doubts, :place)',
      ExpressionAttributeValues: { ':less': -1, ':place': seat, ':places': new Set([seat]) },
    })
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }
}

/** Resolves reservations of crashed calls. @returns true if some are too recent */
export async function resolveReservations(table: Table, event: number, now: Date): Promise<boolean> {
  const item = await table.get(formKeys.eventSeats(event), { consistent: true })
  const reservations = [...(item?.doubts ?? [])]
  const fieldsOf = (seat: string) => seat.split(' ')
  const due = reservations.filter(
    (seat) => Date.parse(fieldsOf(seat)[1] ?? '') <= now.getTime() - RESERVATION_MS,
  )
  const found = await table.getAll(
    due.map((seat) => registrationKey(event, fieldsOf(seat)[0] ?? '')),
    { consistent: true },
  )
  for (const [index, seat] of due.entries()) {
    const registration = found[index] && registrationOf(found[index])
    const isUsed = registration?.seat === seat && hasSeat(registration)
    await (isUsed ? confirmSeat : releaseSeat)(table, event, seat)
  }
  return due.length < reservations.length
}

/** Frees a seat and triggers an offer to the next in the queue. */
export const freeSeat = (
  { event, seat = '-' }: Pick<Registration, 'event' | 'seat'>,
  at: string,
): TransactItem => ({
  Update: {
    Key: formKeys.eventSeats(event),
    UpdateExpression: 'ADD taken :less DELETE doubts :places SET gsi1pk = :free, gsi1sk = :at',
    ExpressionAttributeValues: {
      ':less': -1,
      ':places': new Set([seat]),
      ':free': formPartitions.freedSeats(),
      ':at': at,
    },
  },
})

export const offerSeatsStep = (event: number, at: string): TransactItem => ({
  Update: {
    Key: formKeys.eventSeats(event),
    UpdateExpression: 'SET gsi1pk = :free, gsi1sk = :at',
    ExpressionAttributeValues: { ':free': formPartitions.freedSeats(), ':at': at },
  },
})
