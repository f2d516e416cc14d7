import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { GSI1, keys, type Key } from '../store/keys.ts'
import { partitions } from '../store/partitions.ts'
import type { Item, Table } from '../store/dynamo/table.ts'
import type { Snapshot } from '../store/writeContext.ts'
import { hashSecret, newSecret, nextSecret, type RefreshToken } from './refreshSecret.ts'
import { isValidSince } from './sessionValidity.ts'

/** A session ends when it was not refreshed for so many hours, and after so many days however busy it was (decision 52). */
export const SESSION = { idleHours: 12, days: 7 } as const
const IDLE_MS = SESSION.idleHours * 3_600_000
const LIFETIME_MS = SESSION.days * 86_400_000

/** How long the token before the last one is still taken: two tabs, or an answer that got lost. */
export const GRACE_MS = 15_000

const DEVICE_LENGTH = 200
/** Sessions of a person at a time: with one more the oldest ends. */
export const MAX_SESSIONS = 20

const sessionSchema = z.object({
  person: z.number(),
  secretHash: z.string(),
  previousHash: z.optional(z.string()),
  rotated: z.number(),
  /** How often its token was exchanged. */
  rotations: z._default(z.number(), 0),
  row: z.object({ created: z.string(), validSince: z._default(z.number(), 0) }),
  seed: z.string(),
})

const rowSchema = z.object({
  id: z.string(),
  created: z.string(),
  lastUsed: z.string(),
  device: z.string(),
  /** Epoch milliseconds, compared with the account (sessionValidity.ts). */
  validSince: z._default(z.number(), 0),
})
/** A session in the list of its person's; `device` is what the browser calls itself. */
export type SessionRow = z.infer<typeof rowSchema>

/** When a session ends that is used `now`, in seconds since the epoch. */
const expiry = (created: string, now: Date) =>
  Math.floor(Math.min(now.getTime() + IDLE_MS, Date.parse(created) + LIFETIME_MS) / 1000)

interface NewSession {
  id: string
  person: number
  device: string
  now: Date
  validSince: number
}

/** A new session's item and the token that goes with it. */
export function newSession({ id, person, device, now, validSince }: NewSession): {
  item: Key & Item
  token: RefreshToken
} {
  const secret = newSecret()
  const created = now.toISOString()
  const row: SessionRow = {
    id,
    created,
    lastUsed: created,
    device: device.slice(0, DEVICE_LENGTH),
    validSince,
  }
  const item = {
    ...keys.session(id),
    person,
    secretHash: hashSecret(secret),
    rotated: now.getTime(),
    confirmed: now.getTime(),
    seed: newSecret(),
    ttl: expiry(created, now),
    gsi1pk: partitions.sessionsOf(person),
    gsi1sk: `${created}#${id}`,
    row,
  }
  return { item, token: { sessionId: id, secret } }
}

/** How a presented token stands to its session; `foreign` was never one of its tokens. */
type Verdict = 'current' | 'previous' | 'reused' | 'foreign'

/** More exchanges than a session of seven days has: a token that is older ends nothing. */
const MAX_ROTATIONS = 5_000

function verdictOf(session: z.infer<typeof sessionSchema>, secret: string, now: Date): Verdict {
  const hash = hashSecret(secret)
  if (hash === session.secretHash) return 'current'
  const isRecent = now.getTime() - session.rotated <= GRACE_MS
  if (hash === session.previousHash) return isRecent ? 'previous' : 'reused'
  return isEarlier(session, secret) ? 'reused' : 'foreign'
}

/** True for a secret that the present one follows from: it was the session's once. */
function isEarlier({ seed, secretHash, rotations }: z.infer<typeof sessionSchema>, secret: string): boolean {
  let later = secret
  for (let step = Math.min(rotations, MAX_ROTATIONS); step > 0; step -= 1) {
    later = nextSecret(later, seed)
    if (hashSecret(later) === secretHash) return true
  }
  return false
}

/**
 * Exchanges a refresh token. Undefined where it is not valid: no such session, expired, not one of its tokens, or a token that was
 * used before: then somebody else has it too, and the session ends.
 */
export async function rotateSession(
  table: Table,
  { sessionId, secret }: RefreshToken,
  now: Date,
): Promise<{ person: number; token: RefreshToken; validSince: number } | undefined> {
  const item = await table.get(keys.session(sessionId), { consistent: true })
  if (!item || Number(item['ttl']) * 1000 <= now.getTime()) return undefined
  const session = sessionSchema.parse(item)
  const hash = hashSecret(secret)
  const verdict = verdictOf(session, secret, now)
  if (verdict === 'reused') await endSession(table, sessionId)
  if (verdict === 'reused' || verdict === 'foreign') return undefined
  const next = { sessionId, secret: nextSecret(secret, session.seed) }
  if (
    verdict === 'current' &&
    !(await advance(table, { token: next, hash, created: session.row.created, now }))
  ) {
    // another request has just exchanged this token: look again, now it is the previous one
    return rotateSession(table, { sessionId, secret }, now)
  }
  return { person: session.person, token: next, validSince: session.row.validSince }
}

interface Advance {
  token: RefreshToken
  hash: string
  created: string
  now: Date
}

async function advance(table: Table, { token, hash, created, now }: Advance): Promise<boolean> {
  try {
    await table.update(keys.session(token.sessionId), {
      UpdateExpression:
        'SET secretHash = :next, previousHash = :hash, rotated = :now, #ttl = :ttl, #row.lastUsed = :used ADD rotations :one',
      ConditionExpression: 'secretHash = :hash',
      ExpressionAttributeNames: { '#ttl': 'ttl', '#row': 'row' },
      ExpressionAttributeValues: {
        ':next': hashSecret(token.secret),
        ':hash': hash,
        ':one': 1,
        ':now': now.getTime(),
        ':ttl': expiry(created, now),
        ':used': now.toISOString(),
      },
    })
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

/** Notes that the person of a session has just typed the password. */
export const confirmSession = (table: Table, id: string, now: Date): Promise<unknown> =>
  table.update(keys.session(id), {
    UpdateExpression: 'SET confirmed = :now',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': now.getTime() },
  })

export const endSession = (table: Table, id: string): Promise<void> => table.remove(keys.session(id))

interface Owner {
  id: number
  secrets?: Snapshot['secrets']
}

/** The sessions of a person that go on, the newest first. */
export async function sessionsOf(table: Table, { id, secrets }: Owner, now: Date): Promise<SessionRow[]> {
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :person',
    ExpressionAttributeValues: { ':person': partitions.sessionsOf(id) },
    ScanIndexForward: false,
    Limit: 100,
  })
  return items
    .map(({ row }) => rowSchema.parse(row))
    .filter(
      ({ created, lastUsed, validSince }) =>
        isValidSince(validSince, secrets) && expiry(created, new Date(lastUsed)) * 1000 > now.getTime(),
    )
}
