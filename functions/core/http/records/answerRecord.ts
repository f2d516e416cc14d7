import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Field, Declaration } from '@flou/shared/content/declaration.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { fieldsIn, mapRecord } from '@flou/shared/content/values/walk.ts'
import { AppError } from '../../errors.ts'
import type { Outcome } from '../../operations/perform.ts'
import type { Answer, Call } from '../call.ts'
import { policiesOf } from './operationContext.ts'

const noneOf = (field: Field): number | undefined =>
  'none' in field && typeof field.none === 'number' ? field.none : undefined

const hasNone = (declaration: Declaration): boolean =>
  fieldsIn(declaration).some((field) => noneOf(field) !== undefined)

const withNone = new WeakMap<Declaration, boolean>()

/** Responds with the legacy value of empty references; types without any are not walked. */
function applyLegacyNone(declaration: Declaration, record: StoredRecord): StoredRecord {
  const isNeeded = withNone.get(declaration) ?? hasNone(declaration)
  withNone.set(declaration, isNeeded)
  if (!isNeeded) return record
  const fields = mapRecord(declaration, record, (field, value) =>
    value === 0 ? (noneOf(field) ?? 0) : value,
  )
  return { ...record, ...fields }
}

type ApiCall = Pick<Call, 'services'>

export function toApiRecord(call: ApiCall, type: AnyType, record: StoredRecord): StoredRecord {
  const apiRecord = applyLegacyNone(type.declaration, record)
  return policiesOf(call).hooks[type.key]?.afterRead?.(apiRecord) ?? apiRecord
}

/** A `record_changed` error carries the record in API form. */
async function withApiRecord<R>(call: ApiCall, type: AnyType, write: Promise<R>): Promise<R> {
  try {
    return await write
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'record_changed') throw error
    const data = error.data && toApiRecord(call, type, error.data as StoredRecord)
    throw new AppError('record_changed', { data, cause: error })
  }
}

const ACCEPTED = 202

/** Responds 202 with the change request. */
export const answerPending = (changeRequest: ChangeRequestRow | undefined, data: unknown = null): Answer => ({
  data,
  status: ACCEPTED,
  message: 'pendingApproval',
  ...(changeRequest && { changeRequest }),
})

interface RecordWrite extends Pick<Answer, 'message' | 'status'> {
  type: AnyType
  write: Promise<Outcome<StoredRecord>>
}

export async function answerOutcome(call: ApiCall, { type, write, ...done }: RecordWrite): Promise<Answer> {
  const outcome = await withApiRecord(call, type, write)
  const data = outcome.result && toApiRecord(call, type, outcome.result)
  return outcome.isPending ? answerPending(outcome.changeRequest, data) : { data, ...done }
}
