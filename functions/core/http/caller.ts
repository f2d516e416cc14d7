import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { keys, type Key } from '../store/keys.ts'
import type { Item, StoredItem, Table } from '../store/dynamo/table.ts'
import type { RecordItem, SessionItem } from '../store/storedItems.ts'
import { AppError } from '../errors.ts'
import { bearerOf, isApiToken } from './apiToken.ts'
import type { Call } from './call.ts'
import { isValidSince } from '../identity/sessionValidity.ts'
import { callerOf, roleOf, userOf, type Role, type UserRecord } from '../operations/caller.ts'
import type { Caller } from '../operations/operation.ts'
import { TokenVerifier } from './token.ts'

/** Cache time of roles; revoked permissions take effect within it. */
const FRESH_MS = 5_000
const MAX_ROLES = 1_000

interface Memory {
  verifier: TokenVerifier
  roles: Map<number, { role: Role; until: number }>
}
/** One per table, so that tests share no state. */
const memories = new WeakMap<Table, Memory>()

function memoryOf(table: Table): Memory {
  const cached = memories.get(table)
  if (cached) return cached
  const memory: Memory = { verifier: new TokenVerifier(table), roles: new Map() }
  memories.set(table, memory)
  return memory
}

/**
 * Throws `unauthorized`. Session and user are read on every call, roles are cached for `FRESH_MS`.
 * @param alongside keys to read in the same batch
 */
export async function requireCaller(
  call: Call,
  alongside: () => readonly Key[] = () => [],
): Promise<{ caller: Caller; items: (Item | undefined)[] }> {
  const { table, now } = call.services
  const token = bearerOf(call)
  if (token === '') throw new AppError('unauthorized')
  if (isApiToken(token)) {
    const { requireTokenCaller } = await import('./tokenCaller.ts')
    return requireTokenCaller(call.services, token, alongside())
  }
  const { verifier, roles } = memoryOf(table)
  const instant = now()
  const claims = await verifier.verify(token, instant)
  const cached = roles.get(claims.roleId)
  const isFresh = cached !== undefined && cached.until > instant.getTime()
  const ownKeys = [keys.session(claims.sessionId), keys.live('user', claims.userId)] as const
  const roleKeys = isFresh ? [] : [keys.live('role', claims.roleId)]
  const found = await table.getAll([...ownKeys, ...roleKeys, ...alongside()], { consistent: true })
  const [session, user] = found
  const read = isFresh ? undefined : (found[ownKeys.length] as StoredItem<RecordItem> | undefined)
  const person = requireValid({ session, user }, instant)
  const roleId = person.role
  const isExpected = roleId === claims.roleId
  const role =
    isExpected && isFresh
      ? cached.role
      : requireRole(isExpected ? read : await table.get(keys.live('role', roleId)))
  if (isExpected && !isFresh) remember(roles, role, instant)
  const own = {
    sessionId: claims.sessionId,
    confirmed: session?.confirmed ?? 0,
    hasFactor: session?.hasFactor === true,
  }
  return { caller: callerOf(person, role, own), items: found.slice(ownKeys.length + roleKeys.length) }
}

function remember(roles: Memory['roles'], role: Role, now: Date): void {
  if (roles.size >= MAX_ROLES) roles.clear()
  roles.set(role.id, { role, until: now.getTime() + FRESH_MS })
}

function requireValid(
  items: { session: SessionItem | undefined; user: RecordItem | undefined },
  now: Date,
): UserRecord {
  if (!items.user || !isOpen(items.session, items.user, now)) throw new AppError('unauthorized')
  const person = userOf(items.user)
  const isAllowed = person.status === USER_STATUS.active || person.status === USER_STATUS.locked
  if (person.state === 'trashed' || !isAllowed) throw new AppError('unauthorized')
  return person
}

function requireRole(item: RecordItem | undefined): Role {
  if (!item) throw new AppError('unauthorized')
  return roleOf(item)
}

function isOpen(session: SessionItem | undefined, user: RecordItem, now: Date): boolean {
  if (!session || session.revoked === true || session.ttl * 1000 <= now.getTime()) return false
  return isValidSince(session.row?.validSince ?? 0, user.secrets)
}
