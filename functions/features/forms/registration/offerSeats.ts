import { OFFER_HOURS } from '@flou/shared/inbox/registration.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { ConditionFailed } from '../../../core/store/dynamo/transact.ts'
import { GSI1, keys, type Key } from '../../../core/store/keys.ts'
import { formPartitions } from '../formKeys.ts'
import { openEvent, announcementDigest, type OpenEvent } from './eventFacts.ts'
import {
  RESERVATION_MS,
  freeSeat,
  confirmSeat,
  NO_LIMIT,
  releaseSeat,
  resolveReservations,
  reserveSeat,
} from './seats.ts'
import { registrationOf, registrationStep, type Registration } from './registrationItems.ts'
import { registrationMailSteps } from './registrationMail.ts'
import { countEach } from '../../../core/tasks/eachItem.ts'

interface OfferContext {
  table: Table
  now: Date
}

const HOUR = 3_600_000
const MAX_ITEMS = 50

async function listed<T>({ table }: OfferContext, partition: string, until = '~') {
  const { items } = await table.query<Key<T>>({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :list AND gsi1sk <= :until',
    ExpressionAttributeValues: { ':list': partition, ':until': until },
    Limit: MAX_ITEMS,
  })
  return table
    .getAll(
      items.map(({ pk, sk }): Key<Key & T> => ({ pk, sk })),
      { consistent: true },
    )
    .then((found) => found.filter((item) => item !== undefined))
}

async function eventOf({ table, now }: OfferContext, id: number): Promise<OpenEvent | undefined> {
  const open = openEvent(await table.get(keys.live('event', id), { consistent: true }), now)
  return typeof open === 'string' ? undefined : open
}

/** Returns false if the registration changed concurrently. */
async function moveRegistration(
  { table }: OfferContext,
  { from, to, event }: { from: Registration; to: Registration; event: OpenEvent | undefined },
): Promise<boolean> {
  try {
    await table.transact([
      registrationStep(
        { ...to, ...(event && { announcedDigest: announcementDigest(event.facts(to.language)) }) },
        from,
      ),
      ...(to.state === 'expired' ? [freeSeat(from, to.at)] : []),
      ...(event ? registrationMailSteps(to, event.facts(to.language)) : []),
    ])
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

async function expireOffers(context: OfferContext): Promise<number> {
  const at = context.now.toISOString()
  return countEach(await listed<Registration>(context, formPartitions.offers(), at), {
    act: async (item) => {
      const { until, ...from } = registrationOf(item)
      if (from.state !== 'offered' || (until ?? '') > at) return false
      const to = { ...from, state: 'expired', sequence: from.sequence + 1, at } as const
      return moveRegistration(context, { from, to, event: await eventOf(context, from.event) })
    },
    describe: ({ pk }) => ({ event: 'offer not ended', registration: pk }),
  })
}

/** Offers free seats in waiting order. */
async function offerFree(context: OfferContext, id: number): Promise<number> {
  const { table, now } = context
  const event = await eventOf(context, id)
  if (!event) return 0
  const end = Math.min(now.getTime() + OFFER_HOURS * HOUR, event.seatsUntil.getTime())
  const at = now.toISOString()
  let offered = 0
  for (const item of await listed<Registration>(context, formPartitions.waitingFor(id))) {
    const from = registrationOf(item)
    if (from.state !== 'waiting') continue
    const seat = await reserveSeat(table, { ...from, now }, event.capacity || NO_LIMIT)
    if (seat === undefined) break
    const to = {
      ...from,
      state: 'offered',
      sequence: from.sequence + 1,
      at,
      until: new Date(end).toISOString(),
      seat,
    } as const
    const isOffered = await moveRegistration(context, { from, to, event })
    await (isOffered ? confirmSeat : releaseSeat)(table, id, seat)
    offered += isOffered ? 1 : 0
  }
  return offered
}

/** Schedules another check while recent seats are undetermined, else removes it. */
async function rescheduleCheck(
  { table, now }: OfferContext,
  { pk, sk, gsi1sk }: Key & { gsi1sk: string },
  hasDoubts: boolean,
): Promise<void> {
  const transactItem = {
    Update: {
      Key: { pk, sk },
      UpdateExpression: hasDoubts ? 'SET gsi1sk = :next' : 'REMOVE gsi1pk, gsi1sk',
      // seats released meanwhile have another time and are handled next
      ConditionExpression: 'gsi1sk = :seen',
      ExpressionAttributeValues: {
        ':seen': gsi1sk,
        ...(hasDoubts && { ':next': new Date(now.getTime() + RESERVATION_MS).toISOString() }),
      },
    },
  }
  await table.transact([transactItem]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error
  })
}

/** Offers released or expired seats to the waiting list. Returns the number of offers made and expired. */
export async function offerSeats(context: OfferContext): Promise<{ offered: number; expired: number }> {
  const { table, now } = context
  const expired = await expireOffers(context)
  let offered = 0
  await countEach(await listed<{ gsi1sk: string }>(context, formPartitions.freedSeats(), now.toISOString()), {
    act: async (freedSeats) => {
      const id = Number(freedSeats.pk.split('#')[1])
      const hadDoubts = await resolveReservations(table, id, now)
      const offerCount = await offerFree(context, id)
      offered += offerCount
      await rescheduleCheck(context, freedSeats, hadDoubts || offerCount > 0)
      return true
    },
    describe: ({ pk }) => ({ event: 'places not offered', freedSeats: pk }),
  })
  return { offered, expired }
}
