import type { AnyType } from '@flou/shared/content/define.ts'
import { AppError } from '../../appError.ts'
import { assertParentMatches } from '../../operations/records/place.ts'
import { recordOf } from '../../store/liveItem.ts'
import { getVersion, listVersions } from '../../store/read/versions.ts'
import type { Answer, Call } from '../call.ts'
import { requireId } from '../endpoint.ts'
import { answerRecord } from './answerRecord.ts'
import { parentIdOf } from './submitted.ts'

/** `…/versions`: who saved what when, newest first. */
export async function answerVersions(
  { services: { table }, query }: Call,
  type: AnyType,
  id: number,
): Promise<Answer> {
  const { versions, cursor } = await listVersions(table, type, { id, cursor: query['cursor'] })
  if (versions.length === 0 && !query['cursor'] && !type.single) throw new AppError('not_found')
  return { data: versions, ...(cursor && { cursor }) }
}

/** The number of the version that the path names. Throws `not_found`. */
export const versionOf = ({ parameters }: Pick<Call, 'parameters'>): number =>
  requireId(parameters['version'])

/** `…/versions/{n}`: the record as it was then. */
export async function answerVersion(call: Call, type: AnyType, id: number): Promise<Answer> {
  const item = await getVersion(call.services.table, type, { id, version: versionOf(call) })
  if (!item) throw new AppError('not_found')
  const record = recordOf(item)
  if (!type.single) assertParentMatches({ type, parentId: parentIdOf(call, type) }, record)
  return { data: answerRecord(type, record) }
}
