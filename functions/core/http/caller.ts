import type { StoredRecord } from '@flou/shared/api.ts'
import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { keys, type Key } from '../store/keys.ts'
import { recordOf } from '../store/liveItem.ts'
import type { Item, Table } from '../store/dynamo/table.ts'
import type { Snapshot } from '../store/writeContext.ts'
import { AppError } from '../errors.ts'
import type { Call } from './call.ts'
import type { SessionRow } from '../identity/sessionStore.ts'
import { isValidSince } from '../identity/sessionValidity.ts'
import { callerOf, roleOf, type Role } from '../operations/caller.ts'
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
  { headers, services: { table, now } }: Call,
  alongside: () => readonly Key[] = () => [],
): Promise<{ caller: Caller; items: (Item | undefined)[] }> {
  const token = /^Bearer (\S+)$/i.exec(headers['authorization'] ?? '')?.[1]
  if (!token) throw new AppError('unauthorized')
  const { verifier, roles } = memoryOf(table)
  const instant = now()
  const claims = await verifier.verify(token, instant)
  const cached = roles.get(claims.roleId)
  const isFresh = cached !== undefined && cached.until > instant.getTime()
  const ownKeys = [keys.session(claims.sessionId), keys.live('user', claims.userId)]
  const requestedKeys = isFresh ? ownKeys : [...ownKeys, keys.live('role', claims.roleId)]
  const found = await table.getAll([...requestedKeys, ...alongside()], { consistent: true })
  const [session, user, read] = found
  const person = requireValid({ session, user }, instant)
  const roleId = Number(person['role'])
  const isExpected = roleId === claims.roleId
  const role =
    isExpected && isFresh
      ? cached.role
      : requireRole(isExpected ? read : await table.get(keys.live('role', roleId)))
  if (isExpected && !isFresh) remember(roles, role, instant)
  const own = { sessionId: claims.sessionId, confirmed: Number(session?.['confirmed'] ?? 0) }
  return { caller: callerOf(person, role, own), items: found.slice(requestedKeys.length) }
}

function remember(roles: Memory['roles'], role: Role, now: Date): void {
  if (roles.size >= MAX_ROLES) roles.clear()
  roles.set(role.id, { role, until: now.getTime() + FRESH_MS })
}

function requireValid(items: { session: Item | undefined; user: Item | undefined }, now: Date): StoredRecord {
  if (!items.user || !isOpen(items.session, items.user, now)) throw new AppError('unauthorized')
  const person = recordOf(items.user)
  const isAllowed = person['status'] === USER_STATUS.active || person['status'] === USER_STATUS.locked
  if (person.state === 'trashed' || !isAllowed) throw new AppError('unauthorized')
  return person
}

function requireRole(item: Item | undefined): Role {
  if (!item) throw new AppError('unauthorized')
  return roleOf(item)
}

function isOpen(session: Item | undefined, user: Item, now: Date): boolean {
  if (!session || session['revoked'] === true || Number(session['ttl']) * 1000 <= now.getTime()) return false
  const { validSince = 0 } = (session['row'] ?? {}) as Partial<SessionRow>
  return isValidSince(validSince, user['secrets'] as Snapshot['secrets'])
}
