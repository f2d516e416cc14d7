import type { AnyType } from '@flou/shared/content/define.ts'
import { AppError } from '../../core/errors.ts'
import type { Answer, Call, StaffCall } from '../../core/http/call.ts'
import { requireId } from '../../core/http/endpoint.ts'
import { getPublishStatus } from './store/publishStatuses.ts'
import { publishRunId, startPublishRun } from './store/publishRuns.ts'
import { toPublishRun } from './publishingRoutes.ts'

const publishStatusKey = ({ parameters }: Call, type: AnyType, id: number) => ({
  type: type.key,
  id,
  version: requireId(parameters.version),
})

/** Returns the publish status of a revision; null until published. */
export async function answerPublishStatus(call: Call, type: AnyType, id: number): Promise<Answer> {
  return { data: (await getPublishStatus(call.services.table, publishStatusKey(call, type, id))) ?? null }
}

export async function renderAgain(call: StaffCall, type: AnyType, id: number): Promise<Answer> {
  const { services, caller } = call
  const { table, newId } = services
  const of = publishStatusKey(call, type, id)
  const publishStatus = await getPublishStatus(table, of)
  const paths = publishStatus?.pages.filter(({ action }) => action === 'failed').map(({ path }) => path) ?? []
  if (paths.length === 0) throw new AppError('not_found')
  const now = services.now()
  const publishRun = await startPublishRun(table, {
    id: publishRunId(now, newId()),
    request: { kind: 'pages', paths, revision: of },
    by: { id: caller.id, name: caller.name },
    now,
    total: paths.length,
  })
  return { data: toPublishRun(publishRun), status: 201 }
}
