import type { Profile, SignedInUser } from '@flou/shared/accounts/account.ts'
import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import type { Language } from '@flou/shared/locale.ts'
import { AppError } from '../../core/errors.ts'
import { roleOf, type UserFields } from '../../core/operations/caller.ts'
import { keys, foldedUnique, type Key } from '../../core/store/keys.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import type { Author, Snapshot } from '../../core/store/writeContext.ts'
import { snapshotOf } from '../../core/store/items/recordItem.ts'
import { NOTIFICATIONS } from '../mail/index.ts'

interface DeviceItem {
  person: number
  ttl: number
  hasUsedFactor?: boolean
}

export interface AttemptsItem {
  attempts?: number
  until?: number
  locked?: boolean
}

/** `language` is that of the latest log-in until `chosenLanguage` is set. */
export interface PreferencesItem extends Partial<Pick<Profile, 'picture' | 'office' | 'hasNoCommentMails'>> {
  language: Language
  chosenLanguage?: Language
}

export interface InvitationItem {
  /** Only the link of the latest mail contains it. */
  nonce: string
  sent: string
  ttl: number
}

export const accountKeys = {
  device: (hash: string): Key<DeviceItem> => ({ pk: `device#${hash}`, sk: '-' }),
  signIn: (person: number): Key<AttemptsItem> => ({ pk: `user#${person}`, sk: 'sign-in' }),
  /** Written by the account function and the command `unlock`. Secrets of authenticator apps are encrypted. */
  factors: (person: number): Key => ({ pk: `user#${person}`, sk: 'factors' }),
  preferences: (person: number): Key<PreferencesItem> => ({ pk: `user#${person}`, sk: 'preferences' }),
  invitation: (email: string): Key<InvitationItem> => ({ pk: `invitation#${email}`, sk: '-' }),
  rightsNotification: (id: string) => ({ pk: `${NOTIFICATIONS}rights-${id}`, sk: '-' }),
} as const

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

/** Ignores case; undefined if absent or trashed. Unknown emails cost the same reads. */
export async function findPersonByEmail(table: Table, email: string): Promise<Person | undefined> {
  const guard = await table.get(keys.guard('user', 'email', foldedUnique(email)))
  return findPersonById(table, guard?.to ?? 0)
}

export async function findPersonById(table: Table, id: number): Promise<Person | undefined> {
  const item = await table.get(keys.live('user', id), { consistent: true })
  return item && item.state !== 'trashed' ? personOf(snapshotOf(item)) : undefined
}

function personOf(snapshot: Snapshot): Person {
  const { secrets, id } = snapshot
  const { fullName = '', email = '', title = '', role = 0, status }: UserFields = snapshot.fields
  return {
    snapshot,
    id,
    fullName,
    email,
    title,
    role,
    status: status ?? '',
    passwordHash: secrets?.password,
  }
}

export const authorOf = ({ id, fullName, title }: Person): Author => ({ id, name: fullName, title })

const SIGNED_IN_STATUSES: ReadonlySet<string> = new Set([USER_STATUS.active, USER_STATUS.locked])
/** A lock blocks new log-ins; existing sessions continue. */
export const canStaySignedIn = ({ status }: Person): boolean => SIGNED_IN_STATUSES.has(status)

/** Returns the user for log-in and refresh. Throws `unauthorized` if the role is gone. */
export async function readSignedInUser(
  table: Table,
  person: Person,
  hasFactor: boolean,
): Promise<SignedInUser> {
  const [item, preferences] = await Promise.all([
    table.get(keys.live('role', person.role)),
    table.get(accountKeys.preferences(person.id)),
  ])
  if (!item || item.state === 'trashed') throw new AppError('unauthorized')
  const { name, needApproval, requiresFactor, permissions, lacks } = roleOf(item)
  const {
    picture = '',
    office,
    chosenLanguage: language,
    hasNoCommentMails,
  }: Partial<PreferencesItem> = preferences ?? {}
  return {
    id: person.id,
    fullName: person.fullName,
    email: person.email,
    title: person.title,
    avatar: { imageDefault: picture },
    roleName: name,
    needApproval,
    permissions: [...permissions],
    ...(lacks?.size && { lacks: [...lacks] }),
    ...(language && { language }),
    ...(office && { office }),
    ...(hasNoCommentMails === true && { hasNoCommentMails }),
    ...(requiresFactor && !hasFactor && { mustSetUpFactor: true }),
  }
}
