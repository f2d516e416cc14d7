import { ROLE_PERMISSION } from '@flou/shared/content/permissions.ts'
import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import type { HookContext, Saving, TypeHooks } from './typeHooks.ts'
import { AppError, invalidFields } from '../../appError.ts'
import { keys, foldedUnique } from '../../store/keys.ts'
import type { Table } from '../../store/dynamo/table.ts'
import type { TransactItem } from '../../store/dynamo/transact.ts'
import type { Snapshot, Values } from '../../store/writeContext.ts'
import { passwordProblem } from '../../identity/passwordProblem.ts'
import { hashPassword } from '../../identity/passwordHash.ts'
import { allSessionsEnded, sessionKept, sessionsAsBefore } from '../../identity/sessionValidity.ts'
import { accountChangedMails, accountFacts } from '../../store/mails/accountNotice.ts'
import { callerStaysManager, permissionsOf } from './managers.ts'
import { personNotice } from './rightsChange.ts'

/**
 * Staff accounts: passwords are stored as hashes only; a new password, another role or another status than active ends every session
 * of the account in the same transaction; callers neither grant nor restore rights beyond their own.
 */
export const userHooks: TypeHooks = {
  beforeSave: async (saving) => {
    const { password: given, confirmPassword: _, ...fields } = saving.fields
    const password = typeof given === 'string' ? given : ''
    const email = foldedUnique(fields['email'])
    const problem = password === '' ? undefined : await passwordProblem(password, email)
    if (problem) throw invalidFields({ Password: problem })
    requireChosenStatus(saving)
    await requireWithinOwn(saving)
    const conditions = await managerConditions(saving, saving.before, fields)
    const hash = password === '' ? undefined : await hashPassword(password)
    const hasNewPassword = (hash ?? saving.secrets?.['password']) !== undefined
    const ended = endedSessions(saving, hasNewPassword)
    const notices = await changeNotices(saving, { ...fields, email }, hasNewPassword)
    return {
      fields: { ...fields, email },
      secrets: {
        ...(hash !== undefined && { password: hash }),
        // a change request was submitted with an older value
        ...(ended ?? sessionsAsBefore(saving.before?.secrets)),
      },
      extraItems: [
        ...conditions,
        ...unlocked(saving),
        ...(ended ? ownSessionKept(saving, ended) : []),
        ...notices,
        ...(await personNotice(saving, saving.before?.fields, fields)),
      ],
    }
  },
  beforeTrash: async (moving) => {
    await requireWithinOwn({ ...moving, fields: moving.before.fields })
    const conditions = await managerConditions(moving, moving.before, undefined)
    return { extraItems: [...conditions, ...(await personNotice(moving, moving.before.fields, undefined))] }
  },
  // who was removed does not sign in again unnoticed: somebody sets the account to active
  beforeRestore: async (moving) => {
    await requireWithinOwn({ ...moving, fields: moving.before.fields })
    const { fields, secrets } = moving.before
    return {
      fields: { ...fields, status: USER_STATUS.inactive },
      secrets: allSessionsEnded(secrets, moving.now),
    }
  },
  beforePurge: (moving) => requireWithinOwn({ ...moving, fields: moving.before.fields }),
}

/** Nobody gives a role with more than his own, nor changes a person who has one. */
async function requireWithinOwn({ table, caller, fields, before }: Saving): Promise<void> {
  const roles = new Set([Number(fields['role']), ...(before ? [Number(before.fields['role'])] : [])])
  for (const role of roles) {
    const beyond = [...(await permissionsOf(table, role))].some((key) => !caller.permissions.has(key))
    if (beyond) throw invalidFields({ Role: 'beyondOwnRole' })
  }
}

/**
 * Decision 26: nobody takes his own account or his own right to manage roles away, and who takes them from another keeps his.
 * `fields` is absent where the account goes to the trash.
 */
async function managerConditions(
  { table, caller }: HookContext,
  before: Snapshot | undefined,
  fields: Values | undefined,
): Promise<TransactItem[]> {
  if (before?.fields['status'] !== USER_STATUS.active) return []
  const staysActive = fields?.['status'] === USER_STATUS.active
  const isOwn = before.id === caller.id
  if (isOwn && !staysActive) throw refused(fields, 'Status')
  const [had, has] = [Number(before.fields['role']), Number(fields?.['role'])]
  if ((staysActive && had === has) || !(await isManaging(table, had))) return []
  if (staysActive && (await isManaging(table, has))) return []
  if (isOwn) throw refused(fields, 'Role')
  return callerStaysManager(table, caller)
}

const isManaging = async (table: Table, role: number): Promise<boolean> =>
  (await permissionsOf(table, role)).has(ROLE_PERMISSION)

const refused = (fields: Values | undefined, field: string) =>
  fields
    ? invalidFields({ [field]: 'lastManager' })
    : new AppError('validation_failed', { message: 'lastManager' })

const CHOSEN: ReadonlySet<unknown> = new Set([USER_STATUS.active, USER_STATUS.inactive])

/** People choose active or inactive; the other states follow from events. Throws `validation_failed`. */
function requireChosenStatus({ before, fields: { status } }: Saving): void {
  if (!CHOSEN.has(status) && status !== before?.fields['status'])
    throw invalidFields({ Status: 'statusSetByEvents' })
}

/** An account set to active starts without failures. */
const unlocked = ({ before, fields }: Saving): TransactItem[] =>
  before && before.fields['status'] !== USER_STATUS.active && fields['status'] === USER_STATUS.active
    ? [{ Delete: { Key: keys.signIn(before.id) } }]
    : []

/** The value that ends the account's sessions, where a change calls for it. */
function endedSessions({ before, fields, now }: Saving, hasNewPassword: boolean) {
  if (!before) return undefined
  const { role, status } = before.fields
  const hasNewRole = Number(fields['role']) !== Number(role)
  const isDeactivated = fields['status'] !== status && fields['status'] !== USER_STATUS.active
  return hasNewPassword || hasNewRole || isDeactivated ? allSessionsEnded(before.secrets, now) : undefined
}

/** The session that changes its own account goes on. */
const ownSessionKept = (
  { before, caller }: Saving,
  ended: ReturnType<typeof allSessionsEnded>,
): TransactItem[] =>
  before?.id === caller.id && caller.sessionId !== '' ? [sessionKept(caller.sessionId, ended)] : []

/** Mails to the old and the new address about a new password, address or role. */
async function changeNotices(
  { before, table, now, newId, caller }: Saving,
  after: Values,
  hasNewPassword: boolean,
): Promise<TransactItem[]> {
  if (!before) return []
  const facts = await accountFacts(table, before, { after, hasNewPassword })
  return accountChangedMails({ table, now, newId, by: caller }, before, {
    facts,
    email: String(after['email']),
  })
}
