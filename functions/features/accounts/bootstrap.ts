import { permissionList } from '@flou/shared/content/permissions.ts'
import { role, user, USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { email, password, text } from '@flou/shared/content/fields/text.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import * as z from 'zod/mini'
import { AppError } from '../../core/errors.ts'
import { keys, foldedUnique } from '../../core/store/keys.ts'
import { bootstrapOperation } from './rights/accountOperations.ts'
import type { OperationContext } from '../../core/operations/operation.ts'
import { perform } from '../../core/operations/perform.ts'
import { staffContext } from './accountContext.ts'
import { hashPassword } from '../../core/identity/passwordHash.ts'
import { passwordProblem } from '../../core/identity/passwordProblem.ts'

const bootstrapSchema = z.object({
  bootstrap: z.object({ email: email().schema, password: password().schema, fullName: text().schema }),
})
export type BootstrapEvent = z.infer<typeof bootstrapSchema>

export const isBootstrap = (event: object): boolean => 'bootstrap' in event

export const ADMINISTRATOR = 'Administrator'

/**
 * Creates the role "Administrator" and the first user. Throws once a user exists; a failed attempt can be
 * repeated.
 */
export async function bootstrap(
  services: Pick<OperationContext, 'table' | 'now' | 'newId' | 'policies'>,
  event: unknown,
): Promise<{ userId: number }> {
  const { email, password, fullName } = bootstrapSchema.parse(event).bootstrap
  const problem = await passwordProblem(password, email)
  if (problem) throw new Error(messageText(problem, 'en'))
  const { table } = services
  if (await table.get(keys.counter('user'), { consistent: true })) {
    throw new AppError('forbidden', { cause: new Error('There is a user already') })
  }
  const context = firstContext(services, { fullName, email })
  const roleId = await administratorRole(context)
  const account = bootstrapOperation(user, {
    fields: {
      fullName,
      email: foldedUnique(email),
      role: roleId,
      title: ADMINISTRATOR,
      nik: '-',
      status: USER_STATUS.active,
    },
    secrets: { password: await hashPassword(password) },
  })
  const { id } = await perform(account, context)
  return { userId: id }
}

const firstContext = (
  services: Pick<OperationContext, 'table' | 'now' | 'newId' | 'policies'>,
  { fullName, email }: { fullName: string; email: string },
): OperationContext =>
  staffContext({
    services,
    by: { id: 1, name: fullName, title: ADMINISTRATOR },
    email,
    method: 'POST',
    language: 'en',
  })

/** Returns the id of the role, which it creates if it is missing. */
export async function administratorRole(context: OperationContext): Promise<number> {
  const guard = await context.table.get(keys.guard('role', 'roleName', foldedUnique(ADMINISTRATOR)), {
    consistent: true,
  })
  if (guard) return guard.to
  const operation = bootstrapOperation(role, {
    fields: { roleName: ADMINISTRATOR, needApproval: false, permission: permissionList(() => true) },
  })
  const created = await perform(operation, context)
  return created.id
}
