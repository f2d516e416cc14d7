import { randomBytes } from 'node:crypto'
import { user, USER_STATUS } from '@flou/shared/content/types/staff.ts'
import type { OperationContext } from '../../core/operations/operation.ts'
import { perform } from '../../core/operations/perform.ts'
import { foldedUnique } from '../../core/store/keys.ts'
import type { TransactItem } from '../../core/store/dynamo/transact.ts'
import { accountAudit, staffContext } from './accountContext.ts'
import { administratorRole, ADMINISTRATOR } from './bootstrap.ts'
import { allSessionsEnded } from '../../core/identity/sessionValidity.ts'
import { hasFactor, readFactors } from './factor/factorStore.ts'
import { resetKey, resetToken } from './password/resetToken.ts'
import { accountKeys, findPersonByEmail, findPersonById, type Person } from './person.ts'
import { accountChangedMails, accountFacts } from './rights/accountNotification.ts'
import { accountOperation, bootstrapOperation } from './rights/accountOperations.ts'
import { isManagerRole, readRole } from './rights/managers.ts'
import { userNotification } from './rights/rightsNotification.ts'

export interface BreakGlass {
  email: string
  /** Creates an administrator if no user has the email. */
  fullName?: string | undefined
  /** Assigns the role of administrators to an existing user. */
  isAdministrator: boolean
  /** Author in the audit log. */
  operator: string
}

/**
 * Unlocks or creates a user without the consent of another one: ends their sessions, removes their second factor,
 * and returns a token that sets the password once.
 * Only operators with access to the table can call it.
 */
export async function breakGlass(
  services: Pick<OperationContext, 'table' | 'now' | 'newId' | 'policies'>,
  { email, fullName, isAdministrator, operator }: BreakGlass,
): Promise<{ userId: number; token: string }> {
  const by = { id: 0, name: operator, title: '' }
  const context = staffContext({ services, by, email, method: 'OPERATOR', language: 'en' })
  const { table, now } = services
  const existing = await findPersonByEmail(table, email)
  if (!existing && fullName === undefined) throw new Error(`There is no user ${email}. --name creates one.`)
  const role = existing && !isAdministrator ? existing.role : await managerRole(context)
  const userId = existing
    ? await unlock(context, existing, role)
    : await createAdministrator(context, { email, fullName, role })
  const person = await findPersonById(table, userId)
  if (!person) throw new Error(`User ${userId} was removed meanwhile.`)
  const token = randomBytes(32).toString('base64url')
  const { item, lifetime = 0 } = resetToken(person)
  await table.put({ ...resetKey(token), ...item, ttl: Math.floor(now.getTime() / 1000) + lifetime })
  return { userId, token }
}

async function managerRole(context: OperationContext): Promise<number> {
  const id = await administratorRole(context)
  if (isManagerRole(await readRole(context.table, id))) return id
  throw new Error(`The role ${ADMINISTRATOR} may not edit roles any more. Restore the type role first.`)
}

async function unlock(context: OperationContext, person: Person, role: number): Promise<number> {
  const update = { status: USER_STATUS.active, role }
  const isFactorRemoved = hasFactor(await readFactors(context.table, person.id))
  const actions = ['permission_change', ...(isFactorRemoved ? (['remove_factor'] as const) : [])] as const
  const operation = accountOperation({
    name: 'setAccountStatus',
    account: person.snapshot,
    update,
    secrets: allSessionsEnded(person.snapshot.secrets, context.now),
    extraItems: [
      { Delete: { Key: accountKeys.signIn(person.id) } },
      { Delete: { Key: accountKeys.factors(person.id) } },
      ...actions.map((action) => ({ Put: { Item: accountAudit(context, person, action) } })),
      ...(await notifications(context, person, { update, isFactorRemoved })),
    ],
  })
  await perform(operation, context)
  return person.id
}

async function notifications(
  context: OperationContext,
  { snapshot, email }: Person,
  { update, isFactorRemoved }: { update: object; isFactorRemoved: boolean },
): Promise<TransactItem[]> {
  const after = { ...snapshot.fields, ...update, email }
  const facts = await accountFacts(context.table, snapshot.fields, { after, hasNewPassword: false })
  if (isFactorRemoved) facts.push({ kind: 'factorRemoved' })
  return [
    ...(await accountChangedMails(context, snapshot, { facts, email })),
    ...(await userNotification(context, snapshot.fields, after)),
  ]
}

async function createAdministrator(
  context: OperationContext,
  { email, fullName = '', role }: { email: string; fullName: string | undefined; role: number },
): Promise<number> {
  const fields = {
    fullName,
    role,
    email: foldedUnique(email),
    title: ADMINISTRATOR,
    nik: '-',
    status: USER_STATUS.active,
  }
  const extraItems = await userNotification(context, undefined, fields)
  return (await perform(bootstrapOperation(user, { fields, extraItems }), context)).id
}
