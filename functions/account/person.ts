import type { SignedInUser } from '@flou/shared/account.ts'
import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { AppError } from '../appError.ts'
import { roleOf } from '../operations/caller.ts'
import { keys, foldedUnique } from '../store/keys.ts'
import type { Table } from '../store/dynamo/table.ts'
import type { Author, Snapshot } from '../store/writeContext.ts'
import { snapshotOf } from '../store/items/recordItem.ts'

/** A staff account as stored, with what signing in needs of it. */
export interface Person {
  snapshot: Snapshot
  id: number
  fullName: string
  email: string
  title: string
  role: number
  status: string
  passwordHash: string | undefined
}

/**
 * The account with an e-mail address, whatever its case; undefined for none and for one in the trash. It reads as much for an
 * address that no account has: ids begin at 1.
 */
export async function personByEmail(table: Table, email: string): Promise<Person | undefined> {
  const guard = await table.get(keys.guard('user', 'email', foldedUnique(email)))
  return personById(table, Number(guard?.['to'] ?? 0))
}

export async function personById(table: Table, id: number): Promise<Person | undefined> {
  const item = await table.get(keys.live('user', id), { consistent: true })
  return item && item['state'] !== 'trashed' ? personOf(snapshotOf(item)) : undefined
}

function personOf(snapshot: Snapshot): Person {
  const { fields, secrets, id } = snapshot
  return {
    snapshot,
    id,
    fullName: String(fields['fullName']),
    email: String(fields['email']),
    title: String(fields['title']),
    role: Number(fields['role']),
    status: String(fields['status']),
    passwordHash: secrets?.['password'],
  }
}

/** Whom audit entries name. */
export const authorOf = ({ id, fullName, title }: Person): Author => ({ id, name: fullName, title })

const STAYS: ReadonlySet<string> = new Set([USER_STATUS.active, USER_STATUS.locked])
/** A lock keeps out who guesses; who is signed in already works on (decision 17). */
export const mayStaySignedIn = ({ status }: Person): boolean => STAYS.has(status)

/** Who is signed in, as the answer to log-in and refresh says. Throws `unauthorized` where the role is gone. */
export async function signedInUser(table: Table, person: Person): Promise<SignedInUser> {
  const item = await table.get(keys.live('role', person.role))
  if (!item || item['state'] === 'trashed') throw new AppError('unauthorized')
  const { name, needApproval, permissions } = roleOf(item)
  return {
    id: person.id,
    fullName: person.fullName,
    email: person.email,
    title: person.title,
    avatar: { imageDefault: '' },
    roleName: name,
    needApproval,
    permissions: [...permissions],
  }
}
