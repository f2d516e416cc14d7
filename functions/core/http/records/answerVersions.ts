import type { AnyType } from '@flou/shared/content/define.ts'
import { AppError } from '../../errors.ts'
import { assertParentMatches } from '../../operations/records/contentTarget.ts'
import { recordOf } from '../../store/liveItem.ts'
import { getRevision, listRevisions } from '../../store/read/revisions.ts'
import type { Answer, Call } from '../call.ts'
import { requireId } from '../endpoint.ts'
import { toApiRecord } from './answerRecord.ts'
import { parentIdOf } from './requestValues.ts'

export async function answerVersions(
  { services: { table }, query }: Call,
  type: AnyType,
  id: number,
): Promise<Answer> {
  const { versions, cursor } = await listRevisions(table, type, { id, cursor: query.cursor })
  if (versions.length === 0 && !query.cursor && !type.single) throw new AppError('not_found')
  return { data: versions, ...(cursor && { cursor }) }
}

export const versionOf = ({ parameters }: Pick<Call, 'parameters'>): number => requireId(parameters.version)

export async function answerVersion(call: Call, type: AnyType, id: number): Promise<Answer> {
  const item = await getRevision(call.services.table, type, { id, version: versionOf(call) })
  if (!item) throw new AppError('not_found')
  const record = recordOf(item)
  if (!type.single) assertParentMatches({ type, parentId: parentIdOf(call, type) }, record)
  return { data: toApiRecord(call, type, record) }
}
