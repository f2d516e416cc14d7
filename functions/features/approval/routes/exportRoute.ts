import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { auditSubjectTexts } from '@flou/shared/texts/audit.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../../core/http/endpoint.ts'
import { operationContext } from '../../../core/http/records/operationContext.ts'
import type { Route } from '../../../core/http/router.ts'
import { APPROVE } from '../../../core/operations/permission.ts'
import { auditItem } from '../../../core/store/items/auditItem.ts'
import { workflowArea } from '@flou/shared/content/types/customScreens.ts'

const filter = z.optional(z.string().check(z.maxLength(64)))
const input = z.object({
  from: filter,
  to: filter,
  area: filter,
  kind: filter,
  author: filter,
  decider: filter,
  status: filter,
  format: filter,
})

/** `POST workflow/export`: writes an audit entry before the export starts. */
export const exportRoute: Route = {
  method: 'POST',
  path: STAFF_PATHS.changeRequestExport,
  endpoint: endpoint({
    permission: APPROVE,
    input,
    handle: async (call) => {
      const item = auditItem(operationContext(call, workflowArea.key), {
        entity: workflowArea.key,
        entityId: 0,
        actionType: 'export',
        subject: auditSubjectTexts.decisions,
        data: { before: null, after: call.body },
      })
      await call.services.table.put(item)
      return { data: { id: item.sk }, status: 201 }
    },
  }),
}
