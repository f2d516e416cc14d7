import type { Answer, StaffCall } from '../call.ts'
import { auditItem } from '../../store/items/auditItem.ts'
import type { Texts } from '../../store/texts.ts'
import { operationContext } from './operationContext.ts'

interface Exported {
  service: string
  entity: string
  subject: Texts
  after: unknown
}

/** Writes an audit entry before the export starts, so that aborted exports are recorded too. */
export async function recordExport(call: StaffCall, { service, after, ...spec }: Exported): Promise<Answer> {
  const item = auditItem(operationContext(call, service), {
    ...spec,
    entityId: 0,
    actionType: 'export',
    data: { before: null, after },
  })
  await call.services.table.put(item)
  return { data: { id: item.sk }, status: 201 }
}
