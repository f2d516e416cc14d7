import type { ContentType } from '@flou/shared/content/define.ts'
import { AppError, invalidFields } from '../../errors.ts'
import type { Item } from '../../store/dynamo/table.ts'
import type { Values } from '../../store/writeContext.ts'
import type { Call, StaffCall } from '../call.ts'
import { requireId } from '../endpoint.ts'

/** Call about a record or section. */
export type ContentCall = StaffCall<Values> & {
  alongside?: readonly (Item | undefined)[]
}

export const idOf = ({ parameters }: Pick<Call, 'parameters'>): number => requireId(parameters.id)

export const parentIdOf = (
  { parameters }: Pick<Call, 'parameters'>,
  { parent }: ContentType,
): number | undefined => parent && requireId(parameters.parentId)

export const queryVersion = ({ query }: Pick<Call, 'query'>): number | undefined =>
  /^\d{1,9}$/.test(query.recordVersion ?? '') ? Number(query.recordVersion) : undefined

export function bodyVersion({ recordVersion: version }: Values): number {
  if (typeof version === 'number' && Number.isSafeInteger(version) && version >= 0) return version
  throw invalidFields({ RecordVersion: 'required' })
}

/** The type's schema is applied later, with the stored record. Throws `bad_request`. */
export function requireObject(body: unknown): Values {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Values
  throw new AppError('bad_request')
}
