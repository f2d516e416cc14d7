import type { AnyType } from '@flou/shared/content/define.ts'
import { AppError } from '../../appError.ts'
import type { Answer, Call } from '../call.ts'
import { requireId } from '../endpoint.ts'
import { dataOf, recordOf } from '../../store/liveItem.ts'
import { getVersion, listVersions } from '../../store/read/versions.ts'
import type { Snapshot, Values } from '../../store/write/change.ts'
import { requireParent } from './submitted.ts'
import { answerRecord } from './answerRecord.ts'

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

async function requireVersion({ services: { table }, parameters }: Call, type: AnyType, id: number) {
  const item = await getVersion(table, type, { id, version: requireId(parameters['version']) })
  if (!item) throw new AppError('not_found')
  return item
}

/** `…/versions/{n}`: the record as it was then. */
export async function answerVersion(call: Call, type: AnyType, id: number): Promise<Answer> {
  const record = recordOf(await requireVersion(call, type, id))
  if (!type.single) requireParent(call, type, record)
  return { data: answerRecord(type, record) }
}

/** The content of the version that the address names, to be stored again over `before`. Passwords stay as they are. */
export async function restoredContent(call: Call, type: AnyType, before: Snapshot): Promise<Values> {
  return dataOf(await requireVersion(call, type, before.id))
}
