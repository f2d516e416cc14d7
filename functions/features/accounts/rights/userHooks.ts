import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import type { HookContext, Saving, TypeHooks } from '../../../core/operations/hooks/typeHooks.ts'
import { AppError, invalidFields } from '../../../core/errors.ts'
import { foldedUnique } from '../../../core/store/keys.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import type { Snapshot } from '../../../core/store/writeContext.ts'
import type { UserFields } from '../../../core/operations/caller.ts'
import { passwordProblem } from '../../../core/identity/passwordProblem.ts'
import { hashPassword } from '../../../core/identity/passwordHash.ts'
import { allSessionsEnded, exemptSession, sessionsAsBefore } from '../../../core/identity/sessionValidity.ts'
import { accountChangedMails, accountFacts } from './accountNotification.ts'
import { grantsOfRole, isManagerRole, ownGrants, readRole, stillManagerConditions } from './managers.ts'
import { userNotification } from './rightsNotification.ts'
import { accountKeys } from '../person.ts'
import { invitationSteps } from './invitation.ts'

/**
 * New passwords, roles and deactivation end all sessions in the same transaction. Callers cannot exceed their
 * own rights.
 */
export const userHooks = {
  beforeSave: async (saving) => {
    const { password: enteredPassword, confirmPassword: _, ...fields } = saving.fields
    const password = typeof enteredPassword === 'string' ? enteredPassword : ''
    const email = foldedUnique(fields.email)
    const problem = password === '' ? undefined : await passwordProblem(password, email)
    if (problem) throw invalidFields({ Password: problem })
    await requireOwnRights(saving)
    const hash = password === '' ? undefined : await hashPassword(password)
    const hasNewPassword = (hash ?? saving.secrets?.password) !== undefined
    const status = statusOf(saving, hasNewPassword)
    const after = { ...fields, email, status }
    const conditions = await managerConditions(saving, saving.before, after)
    const ended = endedSessions({ ...saving, fields: after }, hasNewPassword)
    const mails = await accountMails(saving, after, hasNewPassword)
    return {
      fields: after,
      secrets: {
        ...(hash !== undefined && { password: hash }),
        // a change request may carry an older value
        ...(ended ?? sessionsAsBefore(saving.before?.secrets)),
      },
      extraItems: [
        ...conditions,
        ...unlocked({ ...saving, fields: after }),
        ...(isNewlyInvited(saving.before, after)
          ? invitationSteps({ ...saving, by: saving.caller }, after, email)
          : []),
        ...(ended ? retainOwnSession(saving, ended) : []),
        ...mails,
        ...(await userNotification(saving, saving.before?.fields, after)),
      ],
    }
  },
  beforeTrash: async (context) => {
    await requireOwnRights({ ...context, fields: context.before.fields })
    const conditions = await managerConditions(context, context.before, undefined)
    return {
      extraItems: [...conditions, ...(await userNotification(context, context.before.fields, undefined))],
    }
  },
  // restored accounts stay inactive until a user activates them
  beforeRestore: async (context) => {
    await requireOwnRights({ ...context, fields: context.before.fields })
    const { fields, secrets } = context.before
    return {
      fields: { ...fields, status: USER_STATUS.inactive },
      secrets: allSessionsEnded(secrets, context.now),
    }
  },
  beforePurge: (context) => requireOwnRights({ ...context, fields: context.before.fields }),
} satisfies TypeHooks

const roleIn = ({ role = 0 }: UserFields): number => role

async function requireOwnRights({ table, caller, fields, before }: Saving): Promise<void> {
  const own = ownGrants(caller)
  const roles = new Set([roleIn(fields), ...(before ? [roleIn(before.fields)] : [])])
  for (const role of roles) {
    const exceedsOwn = [...grantsOfRole(await readRole(table, role))].some((grant) => !own.has(grant))
    if (exceedsOwn) throw invalidFields({ Role: 'beyondOwnRole' })
  }
}

/**
 * Prevents users from removing their own account or role management, and ensures that one manager remains.
 */
async function managerConditions(
  { table, caller }: HookContext,
  before: Snapshot | undefined,
  fields: UserFields | undefined,
): Promise<TransactItem[]> {
  if (!before || !isActive(before.fields)) return []
  const staysActive = fields !== undefined && isActive(fields)
  const isOwn = before.id === caller.id
  if (isOwn && !staysActive) throw refused(fields, 'Status')
  const [had, has] = [roleIn(before.fields), roleIn(fields ?? {})]
  if ((staysActive && had === has) || !(await isManaging(table, had))) return []
  if (staysActive && (await isManaging(table, has))) return []
  if (isOwn) throw refused(fields, 'Role')
  return stillManagerConditions(table, caller)
}

const isActive = ({ status }: UserFields): boolean => status === USER_STATUS.active

const isManaging = async (table: Table, role: number): Promise<boolean> =>
  isManagerRole(await readRole(table, role))

const refused = (fields: UserFields | undefined, field: string) =>
  fields
    ? invalidFields({ [field]: 'lastManager' })
    : new AppError('validation_failed', { message: 'lastManager' })

const SELECTABLE: ReadonlySet<unknown> = new Set([USER_STATUS.active, USER_STATUS.inactive])

/**
 * Returns the chosen status, active or inactive; users without a password are invited instead of active. Throws
 * `validation_failed` for other statuses, which follow from events.
 */
function statusOf({ before, fields }: Saving, hasNewPassword: boolean): NonNullable<UserFields['status']> {
  const { status = USER_STATUS.active }: UserFields = fields
  const hasPassword = hasNewPassword || before?.secrets?.password !== undefined
  if (!hasPassword && before?.fields.status !== USER_STATUS.active)
    return status === USER_STATUS.inactive ? status : USER_STATUS.invited
  if (!SELECTABLE.has(status) && status !== before?.fields.status)
    throw invalidFields({ Status: 'statusSetByEvents' })
  return status === USER_STATUS.invited && hasNewPassword ? USER_STATUS.active : status
}

const isNewlyInvited = (before: Snapshot | undefined, { status, email }: UserFields): boolean =>
  status === USER_STATUS.invited &&
  (before?.fields.status !== USER_STATUS.invited || before.fields.email !== email)

const unlocked = ({ before, fields }: Saving): TransactItem[] =>
  before && !isActive(before.fields) && isActive(fields)
    ? [{ Delete: { Key: accountKeys.signIn(before.id) } }]
    : []

function endedSessions({ before, fields, now }: Saving, hasNewPassword: boolean) {
  if (!before) return undefined
  const hasNewRole = roleIn(fields) !== roleIn(before.fields)
  const isDeactivated = fields.status !== before.fields.status && !isActive(fields)
  return hasNewPassword || hasNewRole || isDeactivated ? allSessionsEnded(before.secrets, now) : undefined
}

const retainOwnSession = (
  { before, caller }: Saving,
  ended: ReturnType<typeof allSessionsEnded>,
): TransactItem[] =>
  before?.id === caller.id && caller.sessionId !== '' ? [exemptSession(caller.sessionId, ended)] : []

async function accountMails(
  { before, table, now, newId, caller }: Saving,
  after: UserFields & { email: string },
  hasNewPassword: boolean,
): Promise<TransactItem[]> {
  if (!before) return []
  const facts = await accountFacts(table, before.fields, { after, hasNewPassword })
  return accountChangedMails({ table, now, newId, by: caller }, before, {
    facts,
    email: after.email,
  })
}
