import { auditArea } from '@flou/shared/content/types/staff.ts'
import * as z from 'zod/mini'
import type { Answer, StaffCall } from '../../../core/http/call.ts'
import { auditItem } from '../../../core/store/items/auditItem.ts'
import { operationContext } from '../../../core/http/records/operationContext.ts'

const filter = z.optional(z.string().check(z.maxLength(64)))
export const exportInput = z.object({
  entity: filter,
  person: filter,
  actionType: filter,
  from: filter,
  to: filter,
  /** `trail`: the full chained log for auditors; otherwise the filtered list. */
  format: z.optional(z.enum(['csv', 'trail'])),
})

/** Writes an audit entry before the export starts, so that aborted exports are recorded too. */
export async function recordExport(call: StaffCall<z.infer<typeof exportInput>>): Promise<Answer> {
  const item = auditItem(operationContext(call, auditArea.key), {
    entity: auditArea.key,
    entityId: 0,
    actionType: 'export',
    subject: auditArea.label,
    data: { before: null, after: call.body },
  })
  await call.services.table.put(item)
  return { data: { id: item.sk }, status: 201 }
}
