import type { AuditKind } from '@flou/shared/audit/auditActions.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { role, user } from '@flou/shared/content/types/staff.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Call } from '../../core/http/call.ts'
import { policiesOf } from '../../core/http/records/operationContext.ts'
import type { OperationContext } from '../../core/operations/operation.ts'
import { accountChangedMails } from './rights/accountNotification.ts'
import { auditItem } from '../../core/store/items/auditItem.ts'
import type { Author, WriteContext } from '../../core/store/writeContext.ts'
import { authorOf, type Person } from './person.ts'

/** Only the types that sign-in needs, to keep cold starts short. */
const STAFF: Registry = {
  areas: [],
  types: new Map<string, AnyType>([user, role].map((type) => [type.key, type])),
}

interface Self {
  services: Pick<OperationContext, 'table' | 'now' | 'newId' | 'policies'>
  by: Author
  email: string
  method: string
  language: Language
  roleId?: number
}

/** Returns the context of operations on the caller's own account, without permission keys. */
export function staffContext({ services, by, email, method, language, roleId = 0 }: Self): OperationContext {
  const permissions = new Set<Permission>()
  return {
    ...services,
    by,
    service: 'account',
    method,
    caller: {
      ...by,
      email,
      sessionId: '',
      confirmed: 0,
      roleId,
      roleName: '',
      needApproval: false,
      permissions,
    },
    registry: STAFF,
    language,
  }
}

export function accountContext(call: Call, person: Person): OperationContext {
  const { services, method, language } = call
  const { table, now, newId } = services
  return staffContext({
    services: { table, now: now(), newId, policies: policiesOf(call) },
    by: authorOf(person),
    email: person.email,
    roleId: person.role,
    method,
    language,
  })
}

export const accountAudit = (context: WriteContext, { id, fullName }: Person, actionType: AuditKind) =>
  auditItem(context, { entity: 'user', entityId: id, actionType, subject: { en: fullName, id: fullName } })

export const passwordMails = (context: WriteContext, { snapshot, email }: Person) =>
  accountChangedMails(context, snapshot, { facts: [{ kind: 'password' }], email })
