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
import { sessionsOf } from '../../identity/sessionStore.ts'
import { callerStaysManager, permissionsOf } from './managers.ts'

/**
 * Staff accounts: passwords are stored as hashes only; who may no longer sign in, or has been given a new password, is signed out
 * in the same transaction (decision 17); nobody gives himself or others more than he has, nor brings it back.
 */
export const userHooks: TypeHooks = {
  beforeSave: async (saving) => {
    const { password: given, confirmPassword: _, ...fields } = saving.fields
    const password = typeof given === 'string' ? given : ''
    const email = foldedUnique(fields['email'])
    const problem = password === '' ? undefined : await passwordProblem(password, email)
    if (problem) throw invalidFields({ Password: problem })
    await requireWithinOwn(saving)
    const conditions = await managerConditions(saving, saving.before, fields)
    return {
      fields: { ...fields, email },
      ...(password !== '' && { secrets: { password: await hashPassword(password) } }),
      extraItems: [
        ...conditions,
        ...(await furtherItems(saving, password !== '' || saving.secrets?.['password'] !== undefined)),
      ],
    }
  },
  beforeTrash: async (moving) => {
    await requireWithinOwn({ ...moving, fields: moving.before.fields })
    const conditions = await managerConditions(moving, moving.before, undefined)
    return { extraItems: [...conditions, ...(await signOuts(moving, moving.before.id))] }
  },
  // who was removed does not sign in again unnoticed: somebody sets the account to active
  beforeRestore: async (moving) => {
    await requireWithinOwn({ ...moving, fields: moving.before.fields })
    return { fields: { ...moving.before.fields, status: USER_STATUS.inactive } }
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

/** Signing out where it is due; an account set to active starts without failures. */
async function furtherItems(saving: Saving, hasNewPassword: boolean): Promise<TransactItem[]> {
  const { before, fields } = saving
  if (!before) return []
  const isActive = fields['status'] === USER_STATUS.active
  const unlock: TransactItem[] =
    isActive && before.fields['status'] !== USER_STATUS.active
      ? [{ Delete: { Key: keys.signIn(before.id) } }]
      : []
  return isActive && !hasNewPassword ? unlock : [...unlock, ...(await signOuts(saving, before.id))]
}

/** More sessions than a transaction has room for end by themselves: refreshing asks for the account's status. */
const MAX_SIGN_OUTS = 50

async function signOuts({ table, now, caller }: HookContext, person: number): Promise<TransactItem[]> {
  const sessions = await sessionsOf(table, person, now)
  return sessions
    .filter(({ id }) => id !== caller.sessionId)
    .slice(0, MAX_SIGN_OUTS)
    .map(({ id }) => ({ Delete: { Key: keys.session(id) } }))
}
