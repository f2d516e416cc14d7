import { OFFER_HOURS } from '@flou/shared/registration.ts'
import type { Item, Table } from '../store/dynamo/table.ts'
import { ConditionFailed } from '../store/dynamo/transact.ts'
import { GSI1, keys } from '../store/keys.ts'
import { partitions } from '../store/partitions.ts'
import { openEvent, toldOf, type OpenEvent } from '../store/registrations/eventFacts.ts'
import {
  DOUBT_MS,
  freePlace,
  keepPlace,
  NO_LIMIT,
  returnPlace,
  settleDoubts,
  takePlace,
} from '../store/registrations/places.ts'
import {
  registrationOf,
  registrationStep,
  type Registration,
} from '../store/registrations/registrationItems.ts'
import { registrationMailSteps } from '../store/registrations/registrationMail.ts'
import { countEach } from './eachItem.ts'

interface OfferContext {
  table: Table
  now: Date
}

const HOUR = 3_600_000
/** What one minute does at most; the rest is for the next one. */
const MOST = 50

async function listed({ table }: OfferContext, partition: string, until = '~'): Promise<Item[]> {
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :list AND gsi1sk <= :until',
    ExpressionAttributeValues: { ':list': partition, ':until': until },
    Limit: MOST,
  })
  return table
    .getAll(
      items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })),
      { consistent: true },
    )
    .then((found) => found.filter((item) => item !== undefined))
}

async function eventOf({ table, now }: OfferContext, id: number): Promise<OpenEvent | undefined> {
  const open = openEvent(await table.get(keys.live('event', id), { consistent: true }), now)
  return typeof open === 'string' ? undefined : open
}

/** False where somebody changed the registration meanwhile. */
async function move(
  { table }: OfferContext,
  { from, to, event }: { from: Registration; to: Registration; event: OpenEvent | undefined },
): Promise<boolean> {
  try {
    await table.transact([
      registrationStep({ ...to, ...(event && { told: toldOf(event.facts(to.language)) }) }, from),
      ...(to.state === 'expired' ? [freePlace(from, to.at)] : []),
      ...(event ? registrationMailSteps(to, event.facts(to.language)) : []),
    ])
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

/** Ends the offers that nobody answered in time. */
async function expireOffers(context: OfferContext): Promise<number> {
  const at = context.now.toISOString()
  return countEach(await listed(context, partitions.offers(), at), {
    act: async (item) => {
      const { until, ...from } = registrationOf(item)
      if (from.state !== 'offered' || (until ?? '') > at) return false
      const to = { ...from, state: 'expired', sequence: from.sequence + 1, at } as const
      return move(context, { from, to, event: await eventOf(context, from.event) })
    },
    describe: ({ pk }) => ({ event: 'offer not ended', registration: pk }),
  })
}

/** Offers the free places of an event to those who wait for one, the longest waiting first. */
async function offerFree(context: OfferContext, id: number): Promise<number> {
  const { table, now } = context
  const event = await eventOf(context, id)
  if (!event) return 0
  const end = Math.min(now.getTime() + OFFER_HOURS * HOUR, event.starts.getTime())
  const at = now.toISOString()
  let offered = 0
  for (const item of await listed(context, partitions.waitingFor(id))) {
    const from = registrationOf(item)
    if (from.state !== 'waiting') continue
    const place = await takePlace(table, { ...from, now }, event.capacity || NO_LIMIT)
    if (place === undefined) break
    const to = {
      ...from,
      state: 'offered',
      sequence: from.sequence + 1,
      at,
      until: new Date(end).toISOString(),
      place,
    } as const
    const isOffered = await move(context, { from, to, event })
    await (isOffered ? keepPlace : returnPlace)(table, id, place)
    offered += isOffered ? 1 : 0
  }
  return offered
}

/** Looks at an event again when the places that were just taken can be told apart; not at all where there are none. */
async function lookAgain(
  { table, now }: OfferContext,
  { pk, sk, gsi1sk }: Item,
  hasDoubts: boolean,
): Promise<void> {
  const step = {
    Update: {
      Key: { pk: String(pk), sk: String(sk) },
      UpdateExpression: hasDoubts ? 'SET gsi1sk = :next' : 'REMOVE gsi1pk, gsi1sk',
      // a place that was given up meanwhile has another time, and is looked at in the next minute
      ConditionExpression: 'gsi1sk = :seen',
      ExpressionAttributeValues: {
        ':seen': gsi1sk,
        ...(hasDoubts && { ':next': new Date(now.getTime() + DOUBT_MS).toISOString() }),
      },
    },
  }
  await table.transact([step]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error
  })
}

/**
 * Offers places that were given up, or whose offer nobody answered in time, to the next of the queue. Returns how many offers were made
 * and ended.
 */
export async function offerPlaces(context: OfferContext): Promise<{ offered: number; expired: number }> {
  const { table, now } = context
  const expired = await expireOffers(context)
  let offered = 0
  await countEach(await listed(context, partitions.freedPlaces(), now.toISOString()), {
    act: async (places) => {
      const id = Number(String(places['pk']).split('#')[1])
      const hadDoubts = await settleDoubts(table, id, now)
      const made = await offerFree(context, id)
      offered += made
      await lookAgain(context, places, hadDoubts || made > 0)
      return true
    },
    describe: ({ pk }) => ({ event: 'places not offered', places: pk }),
  })
  return { offered, expired }
}
