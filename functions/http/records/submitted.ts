import type { ContentType } from '@flou/shared/content/define.ts'
import { AppError, invalidFields } from '../../appError.ts'
import type { Caller } from '../../operations/operation.ts'
import type { Item } from '../../store/dynamo/table.ts'
import type { Values } from '../../store/writeContext.ts'
import type { Call } from '../call.ts'
import { requireId } from '../endpoint.ts'

/** A signed-in call with a JSON object as its body. */
export type StaffCall = Call & { caller: Caller; body: Values; alongside?: readonly (Item | undefined)[] }

/** The id of the record that the path names. Throws `not_found`. */
export const idOf = ({ parameters }: Pick<Call, 'parameters'>): number => requireId(parameters['id'])

/** The id of the record above the screen's list; undefined for types without a parent. Throws `not_found`. */
export const parentIdOf = (
  { parameters }: Pick<Call, 'parameters'>,
  { parent }: ContentType,
): number | undefined => parent && requireId(parameters['parentId'])

/** The record's version that the query of a call names, if any. */
export const versionIn = ({ query }: Pick<Call, 'query'>): number | undefined =>
  /^\d{1,9}$/.test(query['recordVersion'] ?? '') ? Number(query['recordVersion']) : undefined

/** The record's version in a body: what its author looked at. Throws `validation_failed` where it is missing. */
export function submittedVersion({ recordVersion: version }: Values): number {
  if (typeof version === 'number' && Number.isSafeInteger(version) && version >= 0) return version
  throw invalidFields({ RecordVersion: 'required' })
}

/** A JSON object; the type's own schema is applied once the stored record is known. Throws `bad_request`. */
export function requireObject(body: unknown): Values {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Values // just checked
  throw new AppError('bad_request')
}
