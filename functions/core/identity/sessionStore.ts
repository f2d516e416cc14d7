import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { GSI1, keys, type Key } from '../store/keys.ts'
import { partitions } from '../store/partitions.ts'
import type { Item, Table } from '../store/dynamo/table.ts'
import type { Snapshot } from '../store/writeContext.ts'
import { hashSecret, newSecret, nextSecret, type RefreshToken } from './refreshSecret.ts'
import { isValidSince, sessionExpiry, sessionTimes, type SessionTimes } from './sessionValidity.ts'

/** The previous token remains valid this long, for concurrent tabs and lost responses. */
const GRACE_MS = 15_000

const DEVICE_LENGTH = 200
/** With one more, the oldest ends. */
export const MAX_SESSIONS = 20

const sessionSchema = z.object({
  person: z.number(),
  secretHash: z.string(),
  previousHash: z.optional(z.string()),
  rotated: z.number(),
  rotations: z._default(z.number(), 0),
  hasFactor: z._default(z.boolean(), false),
  row: z.object({ created: z.string(), validSince: z._default(z.number(), 0) }),
  seed: z.string(),
})

const rowSchema = z.object({
  id: z.string(),
  created: z.string(),
  lastUsed: z.string(),
  device: z.string(),
  /** Epoch milliseconds; compared with the account (sessionValidity.ts). */
  validSince: z._default(z.number(), 0),
})
export type SessionRow = z.infer<typeof rowSchema>

interface NewSession {
  id: string
  person: number
  device: string
  now: Date
  validSince: number
  times: SessionTimes
  /** Opened with a second factor. */
  hasFactor?: boolean
}

export function newSession({ id, person, device, now, validSince, times, hasFactor = false }: NewSession): {
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
    ...(hasFactor && { hasFactor }),
    ttl: sessionExpiry({ created, lastUsed: now }, times),
    gsi1pk: partitions.sessionsOf(person),
    gsi1sk: `${created}#${id}`,
    row,
  }
  return { item, token: { sessionId: id, secret } }
}

/** `foreign`: never a token of this session. */
type Verdict = 'current' | 'previous' | 'reused' | 'foreign'

/** More than a session can have in 30 days; bounds the search. */
const MAX_ROTATIONS = 5_000

function verdictOf(session: z.infer<typeof sessionSchema>, secret: string, now: Date): Verdict {
  const hash = hashSecret(secret)
  if (hash === session.secretHash) return 'current'
  const isRecent = now.getTime() - session.rotated <= GRACE_MS
  if (hash === session.previousHash) return isRecent ? 'previous' : 'reused'
  return isEarlierSecret(session, secret) ? 'reused' : 'foreign'
}

function isEarlierSecret(
  { seed, secretHash, rotations }: z.infer<typeof sessionSchema>,
  secret: string,
): boolean {
  let derived = secret
  for (let count = Math.min(rotations, MAX_ROTATIONS); count > 0; count -= 1) {
    derived = nextSecret(derived, seed)
    if (hashSecret(derived) === secretHash) return true
  }
  return false
}

/** Undefined if invalid or expired. A reused token indicates theft and ends the session. */
export async function rotateSession(
  table: Table,
  { sessionId, secret }: RefreshToken,
  now: Date,
): Promise<{ person: number; token: RefreshToken; validSince: number; hasFactor: boolean } | undefined> {
  const item = await table.get(keys.session(sessionId), { consistent: true })
  if (!item || item.ttl * 1000 <= now.getTime()) return undefined
  const session = sessionSchema.parse(item)
  const times = await sessionTimes(table)
  const { created } = session.row
  const ends = sessionExpiry({ created, lastUsed: new Date(session.rotated) }, times)
  if (ends * 1000 <= now.getTime()) return undefined
  const hash = hashSecret(secret)
  const verdict = verdictOf(session, secret, now)
  if (verdict === 'reused') await endSession(table, sessionId)
  if (verdict === 'reused' || verdict === 'foreign') return undefined
  const next = { sessionId, secret: nextSecret(secret, session.seed) }
  const ttl = sessionExpiry({ created, lastUsed: now }, times)
  if (verdict === 'current' && !(await advance(table, { token: next, hash, ttl, now }))) {
    // A concurrent request rotated this token, which is now the previous one.
    return rotateSession(table, { sessionId, secret }, now)
  }
  const { person, hasFactor, row } = session
  return { person, token: next, validSince: row.validSince, hasFactor }
}

interface Advance {
  token: RefreshToken
  hash: string
  ttl: number
  now: Date
}

async function advance(table: Table, { token, hash, ttl, now }: Advance): Promise<boolean> {
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
        ':ttl': ttl,
        ':used': now.toISOString(),
      },
    })
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

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

export async function sessionsOf(table: Table, { id, secrets }: Owner, now: Date): Promise<SessionRow[]> {
  const times = await sessionTimes(table)
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
        isValidSince(validSince, secrets) &&
        sessionExpiry({ created, lastUsed: new Date(lastUsed) }, times) * 1000 > now.getTime(),
    )
}
