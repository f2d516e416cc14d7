import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { RIGHTS } from '@flou/shared/content/fields/value.ts'
import { grantOf, ROLE_PERMISSION, type Permission } from '@flou/shared/content/permissions.ts'
import { userArea, USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { AppError } from '../errors.ts'
import { callLimit } from './callLimit.ts'
import { callerOf, roleOf, userOf, type Role } from '../operations/caller.ts'
import { needsApproval } from '../operations/needsApproval.ts'
import type { Caller } from '../operations/operation.ts'
import { APPROVE, hasRight } from '../operations/permission.ts'
import type { Item, Table } from '../store/dynamo/table.ts'
import { keys, type Key } from '../store/keys.ts'
import type { ApiTokenItem, RecordItem } from '../store/storedItems.ts'
import { hashSecret } from '../identity/refreshSecret.ts'

/** Never granted, so no token manages tokens, users, roles or approval settings, or decides change requests. */
const NOT_GRANTED: ReadonlySet<Permission> = new Set([userArea.permission, ROLE_PERMISSION, APPROVE])

const HOUR_MS = 3_600_000
const isWithinLimit = callLimit({ calls: 300, seconds: 60 })

const isThere = (item: RecordItem | undefined): item is RecordItem =>
  item !== undefined && item.state !== 'trashed'

const isManager = (role: Role): boolean =>
  !needsApproval(role) &&
  (['edit', 'publish'] as const).every((right) => hasRight(role, ROLE_PERMISSION, right))

export const keysOfToken = ({ person, creatorRole, role }: ApiTokenItem) =>
  [keys.live('user', person), keys.live('role', creatorRole), keys.live('role', role)] as const

/**
 * Returns the caller of a token: its creator with the permissions of its role, named after the token. Undefined
 * once the creator is deactivated, has another role or no longer manages roles.
 * @param items at `keysOfToken`
 */
export function callerOfToken(
  { creatorRole, isReadOnly, row }: ApiTokenItem,
  [user, own, granted]: readonly (RecordItem | undefined)[],
): Caller | undefined {
  if (!isThere(user) || !isThere(own) || !isThere(granted)) return undefined
  const person = userOf(user)
  const isAllowed = person.status === USER_STATUS.active || person.status === USER_STATUS.locked
  if (!isAllowed || person.role !== creatorRole || !isManager(roleOf(own))) return undefined
  const role = roleOf(granted)
  const permissions = new Set([...role.permissions].filter((key) => !NOT_GRANTED.has(key)))
  const writes = RIGHTS.filter((right) => right !== 'view')
  const caller = callerOf(person, role, { sessionId: '', confirmed: 0, hasFactor: true })
  return {
    ...caller,
    name: `${row.name} (token)`,
    title: '',
    permissions,
    ...(isReadOnly && {
      lacks: new Set([...permissions].flatMap((key) => writes.map((right) => grantOf(key, right)))),
    }),
  }
}

interface Found {
  caller: Caller
  items: (Item | undefined)[]
}

/** Throws `unauthorized`, and `too_many_requests` above 300 calls a minute of a process. */
export async function requireTokenCaller(
  { table, now }: { table: Table; now: () => Date },
  token: string,
  alongside: readonly Key[],
): Promise<Found> {
  const instant = now()
  const hash = hashSecret(token)
  if (!isWithinLimit(hash, instant)) throw new AppError('too_many_requests', { retryAfter: 60 })
  const item = await table.get(keys.apiToken(hash), { consistent: true })
  if (!item || Date.parse(item.row.expires) <= instant.getTime()) throw new AppError('unauthorized')
  const found = await table.getAll([...keysOfToken(item), ...alongside], { consistent: true })
  const [user, own, granted, ...items] = found
  const caller = callerOfToken(item, [user, own, granted])
  if (!caller) throw new AppError('unauthorized')
  await markUsed(table, { hash, lastUsed: item.row.lastUsed, now: instant })
  return { caller, items }
}

/** Writes at most once an hour. Throws `unauthorized` if the token was just revoked. */
async function markUsed(
  table: Table,
  { hash, lastUsed = '', now }: { hash: string; lastUsed: string | undefined; now: Date },
): Promise<void> {
  if (now.getTime() - Date.parse(lastUsed) < HOUR_MS) return
  try {
    await table.update(keys.apiToken(hash), {
      UpdateExpression: 'SET #row.lastUsed = :now',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#row': 'row' },
      ExpressionAttributeValues: { ':now': now.toISOString() },
    })
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) throw new AppError('unauthorized')
    throw error
  }
}
