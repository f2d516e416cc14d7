import { permissionList } from '@flou/shared/content/permissions.ts'
import { role, user, USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { email, password, text } from '@flou/shared/content/fields/text.ts'
import * as z from 'zod/mini'
import { AppError } from '../appError.ts'
import { keys } from '../store/keys.ts'
import type { Change } from '../store/write/change.ts'
import { createRecord } from '../store/write/createRecord.ts'
import { foldedUnique } from '../store/write/guards.ts'
import { isCommonPassword } from '../identity/commonPasswords.ts'
import { hashPassword } from '../identity/passwordHash.ts'

const bootstrapSchema = z.object({
  bootstrap: z.object({ email: email().schema, password: password().schema, fullName: text().schema }),
})
/** What the `account` function is invoked with, once, to make the first administrator. */
export type BootstrapEvent = z.infer<typeof bootstrapSchema>

export const isBootstrap = (event: object): boolean => 'bootstrap' in event

const ROLE_NAME = 'Administrator'

/**
 * Creates the role "Administrator" with every permission, and the first user. Refused once a user exists: after that people are made
 * in the back-office. Can be repeated where the first attempt stopped half way.
 */
export async function bootstrap(
  services: Pick<Change, 'table' | 'now' | 'newId'>,
  event: unknown,
): Promise<{ userId: number }> {
  const { email, password, fullName } = bootstrapSchema.parse(event).bootstrap
  if (isCommonPassword(password)) throw new Error('This password is too common')
  const { table } = services
  if (await table.get(keys.counter('user'), { consistent: true })) {
    throw new AppError('forbidden', { cause: new Error('There is a user already') })
  }
  const by = { id: 1, name: fullName, title: ROLE_NAME }
  const change: Change = { ...services, by, service: 'account', method: 'POST' }
  const roleId = await administratorRole(change)
  const { id } = await createRecord(change, user, {
    fields: {
      fullName,
      email: foldedUnique(email),
      role: roleId,
      title: ROLE_NAME,
      nik: '-',
      status: USER_STATUS.active,
    },
    secrets: { password: await hashPassword(password) },
  })
  return { userId: id }
}

async function administratorRole(change: Change): Promise<number> {
  const guard = await change.table.get(keys.guard('role', 'roleName', foldedUnique(ROLE_NAME)), {
    consistent: true,
  })
  if (guard) return Number(guard['to'])
  const created = await createRecord(change, role, {
    fields: { roleName: ROLE_NAME, needApproval: false, permission: permissionList(() => true) },
  })
  return created.id
}
