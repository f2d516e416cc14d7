import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { requireContentType, type Registry } from '@flou/shared/content/registry.ts'
import type { Answer, StaffCall } from '../http/call.ts'
import { endpoint } from '../http/endpoint.ts'
import { requireRight, SIGNED_IN } from '../operations/permission.ts'
import { answerPending } from '../http/records/answerRecord.ts'
import { operationContext } from '../http/records/operationContext.ts'
import type { Route } from '../http/router.ts'
import { performWithOutcome } from '../operations/perform.ts'
import { requireBatch, type StoredBatch } from '../store/batch/batchItems.ts'

const batchProgress = () => import('./batchProgress.ts')

async function permittedBatch({ services, parameters, caller, method }: StaffCall): Promise<StoredBatch> {
  const batch = await requireBatch(services.table, parameters.id ?? '')
  requireRight(batch.permission, caller, [method === 'GET' ? 'view' : 'edit'])
  return batch
}

/** Undoes a batch. Idempotent. */
async function undo(call: StaffCall, registry: Registry): Promise<Answer> {
  const batch = await permittedBatch(call)
  const { continueBatch, showBatch } = await batchProgress()
  const { undoBatchOperation } = await import('../operations/batch/batchOperation.ts')
  const type = requireContentType(batch.type, registry)
  const context = operationContext(call, batch.service, registry)
  const outcome = await performWithOutcome(undoBatchOperation(batch, type), context)
  if (outcome.isPending) return answerPending(outcome.changeRequest, (await showBatch(call, batch.id)).data)
  return continueBatch(call, registry, outcome.result.id ?? '')
}

export const batchRoutes = (registry: Registry): Route[] => {
  const route = (
    method: 'GET' | 'POST',
    path: Route['path'],
    handle: (call: StaffCall) => Promise<Answer>,
  ): Route => ({
    method,
    path,
    endpoint: endpoint({ permission: SIGNED_IN, handle }),
  })
  return [
    route('GET', STAFF_PATHS.batch('{id}'), async (call) => {
      const { id } = await permittedBatch(call)
      return (await batchProgress()).showBatch(call, id)
    }),
    route('POST', STAFF_PATHS.continueBatch('{id}'), async (call) => {
      const { id } = await permittedBatch(call)
      return (await batchProgress()).continueBatch(call, registry, id)
    }),
    route('POST', STAFF_PATHS.undoBatch('{id}'), (call) => undo(call, registry)),
  ]
}
