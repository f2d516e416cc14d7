import type { StoredRecord } from '@flou/shared/api.ts'
import { permittedKeys } from '@flou/shared/content/permissions.ts'
import type { PermissionEntry } from '@flou/shared/content/fields/value.ts'
import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { keys } from '../store/keys.ts'
import { recordOf } from '../store/liveItem.ts'
import type { Item, Table } from '../store/dynamo/table.ts'
import { AppError } from '../appError.ts'
import type { Call } from './call.ts'
import type { Caller } from '../operations/operation.ts'
import { TokenVerifier, type Claims } from './token.ts'

/** How long a caller's session, user and role are believed: a revocation takes effect within this. */
const FRESH_MS = 5_000
const MAX_CALLERS = 1_000

interface Memory {
  verifier: TokenVerifier
  callers: Map<string, { caller: Caller; until: number }>
}
/** One memory a table, so that tests with tables of their own share nothing. */
const memories = new WeakMap<Table, Memory>()

function memoryOf(table: Table): Memory {
  const known = memories.get(table)
  if (known) return known
  const memory: Memory = { verifier: new TokenVerifier(table), callers: new Map() }
  memories.set(table, memory)
  return memory
}

/** The signed-in person behind a call. Throws `unauthorized`: no token, a wrong one, a session or person no longer valid. */
export async function requireCaller({ headers, services: { table, now } }: Call): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(headers['authorization'] ?? '')?.[1]
  if (!token) throw new AppError('unauthorized')
  const { verifier, callers } = memoryOf(table)
  const instant = now()
  const claims = await verifier.verify(token, instant)
  const known = callers.get(claims.sessionId)
  if (known && known.until > instant.getTime()) return known.caller
  const caller = await loadCaller(table, claims, instant)
  if (callers.size >= MAX_CALLERS) callers.clear()
  callers.set(claims.sessionId, { caller, until: instant.getTime() + FRESH_MS })
  return caller
}

async function loadCaller(table: Table, claims: Claims, now: Date): Promise<Caller> {
  const [session, user, expectedRole] = await table.getAll([
    keys.session(claims.sessionId),
    keys.live('user', claims.userId),
    keys.live('role', claims.roleId),
  ])
  if (!isOpen(session, now) || !user) throw new AppError('unauthorized')
  const person = recordOf(user)
  const isAllowed = person['status'] === USER_STATUS.active || person['status'] === USER_STATUS.locked
  if (person.state === 'trashed' || !isAllowed) throw new AppError('unauthorized')
  const roleId = Number(person['role'])
  const role = roleId === claims.roleId ? expectedRole : await table.get(keys.live('role', roleId))
  if (!role) throw new AppError('unauthorized')
  return callerOf(person, recordOf(role), claims.sessionId)
}

const isOpen = (session: Item | undefined, now: Date): boolean =>
  session !== undefined && session['revoked'] !== true && !(Number(session['ttl']) * 1000 <= now.getTime())

function callerOf(person: StoredRecord, role: StoredRecord, sessionId: string): Caller {
  return {
    id: person.id,
    name: String(person['fullName']),
    title: String(person['title']),
    email: String(person['email']),
    sessionId,
    roleId: role.id,
    roleName: String(role['roleName']),
    needApproval: role['needApproval'] === true,
    permissions: permittedKeys((role['permission'] ?? []) as PermissionEntry[]), // the schema has seen to it
  }
}
