import { auditArea } from '@flou/shared/content/types/staff.ts'
import * as z from 'zod/mini'
import type { Answer, StaffCall } from '../../../core/http/call.ts'
import { recordExport } from '../../../core/http/records/recordExport.ts'

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

export const recordLogExport = (call: StaffCall<z.infer<typeof exportInput>>): Promise<Answer> =>
  recordExport(call, {
    service: auditArea.key,
    entity: auditArea.key,
    subject: auditArea.label,
    after: call.body,
  })
