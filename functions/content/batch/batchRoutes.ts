import { requireContentType, type Registry } from '@flou/shared/content/registry.ts'
import { AppError } from '../../appError.ts'
import type { Answer, Call, Caller } from '../../http/call.ts'
import { endpoint, SIGNED_IN } from '../../http/endpoint.ts'
import type { Route } from '../../http/router.ts'
import { getBatch, requireBatch, rowsOf, type StoredBatch } from '../../store/batch/batchItems.ts'
import { startBatch } from '../../store/batch/startBatch.ts'
import { changeOf } from '../../http/records/operationContext.ts'
import { carryOn, showBatch, undoIdOf } from './batchAnswer.ts'
import { requireUndoable, undoRows } from '../../operations/batch/undoBatch.ts'

type StaffCall = Call & { caller: Caller }

/** Whoever may edit the records of a batch may see it. */
async function permittedBatch({ services, parameters, caller }: StaffCall): Promise<StoredBatch> {
  const batch = await requireBatch(services.table, parameters['id'] ?? '')
  if (!caller.permissions.has(batch.permission)) throw new AppError('forbidden')
  return batch
}

/** Takes a batch back as one change of its own; a second call finds the first one's. */
async function undo(call: StaffCall, registry: Registry): Promise<Answer> {
  const batch = await permittedBatch(call)
  const { table } = call.services
  const id = undoIdOf(batch.id)
  if (!(await getBatch(table, id))) {
    requireUndoable(batch)
    const type = requireContentType(batch.type, registry)
    const rows = await rowsOf(table, batch)
    const { changes, refusals } = await undoRows({ table, registry, type, batch, rows })
    const { permission, service } = batch
    await startBatch(changeOf(call, service), {
      id,
      type,
      permission,
      fingerprint: id,
      undoes: batch.id,
      rows: changes,
      refusals,
    })
  }
  return carryOn(call, registry, id)
}

const PATH = '/api/dashboard/batch/{id}'

/** A batch by its id: how far it is, one step further, taken back. */
export const batchRoutes = (registry: Registry): Route[] => {
  const route = (
    method: 'GET' | 'POST',
    suffix: string,
    handle: (call: StaffCall) => Promise<Answer>,
  ): Route => ({
    method,
    path: PATH + suffix,
    endpoint: endpoint({ permission: SIGNED_IN, handle }),
  })
  return [
    route('GET', '', async (call) => showBatch(call, (await permittedBatch(call)).id)),
    route('POST', '/continue', async (call) => carryOn(call, registry, (await permittedBatch(call)).id)),
    route('POST', '/undo', (call) => undo(call, registry)),
  ]
}
