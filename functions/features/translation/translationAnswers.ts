import type { Registry } from '@flou/shared/content/registry.ts'
import { translationArea } from '@flou/shared/content/types/customScreens.ts'
import { isLanguage } from '@flou/shared/locale.ts'
import type { Assignment } from '@flou/shared/translation/queue.ts'
import { AppError } from '../../core/errors.ts'
import type { Answer, StaffCall } from '../../core/http/call.ts'
import { requireId } from '../../core/http/endpoint.ts'
import { requestContext } from '../../core/http/records/operationContext.ts'
import { requirePermittedType } from '../../core/http/records/permittedType.ts'
import { assignTasks, translatorsOf } from './assignTasks.ts'
import { previousSources } from './previousSources.ts'
import { readProgress } from './readProgress.ts'

export const answerProgress = async (
  { caller, services: { table } }: StaffCall,
  registry: Registry,
): Promise<Answer> => ({ data: await readProgress(table, registry, caller) })

export async function answerSources(call: StaffCall, registry: Registry): Promise<Answer> {
  const { caller, parameters, query, services } = call
  const { type } = requirePermittedType(registry, parameters.type ?? '', { caller })
  if (!isLanguage(query.language)) throw new AppError('not_found')
  const target = {
    id: parameters.id === '0' ? 0 : requireId(parameters.id),
    language: query.language,
  }
  return { data: await previousSources(services.table, type, target) }
}

export async function answerPeople(call: StaffCall, registry: Registry): Promise<Answer> {
  const types = (call.query.types ?? '').split(',').filter((key) => registry.types.has(key))
  return { data: await translatorsOf(call.services.table, registry, types) }
}

export const answerAssignment = async (call: StaffCall<Assignment>, registry: Registry): Promise<Answer> => ({
  data: await assignTasks(requestContext(call, translationArea.key, registry), call.body),
})
