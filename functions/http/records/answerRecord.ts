import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Field, Shape } from '@flou/shared/content/shape.ts'
import { mapRecord } from '@flou/shared/content/values/walk.ts'
import { AppError } from '../../appError.ts'
import type { Outcome } from '../../operations/perform.ts'
import { rowOfChange, type StoredChange } from '../../store/changes/changeItems.ts'
import type { Answer } from '../call.ts'
import { HOOKS_BY_TYPE } from '../../operations/hooks/hooksByType.ts'

const noneOf = (field: Field): number | undefined =>
  'none' in field && typeof field.none === 'number' ? field.none : undefined

const hasNone = (shape: Shape): boolean =>
  [...Object.values(shape.fields), ...Object.values(shape.localized)].some(
    (field) => noneOf(field) !== undefined || ('of' in field && hasNone(field.of as Shape)), // only items and groups carry one
  )

const withNone = new WeakMap<Shape, boolean>()

/** "No picture" as older clients know it (decision 3); most types have none of it and are not walked. */
function answerNone(shape: Shape, record: StoredRecord): StoredRecord {
  const isNeeded = withNone.get(shape) ?? hasNone(shape)
  withNone.set(shape, isNeeded)
  if (!isNeeded) return record
  const fields = mapRecord(shape, record, (field, value) => (value === 0 ? (noneOf(field) ?? 0) : value))
  return { ...record, ...fields }
}

/** A stored record as the API answers it. */
export function answerRecord(type: AnyType, record: StoredRecord): StoredRecord {
  const answered = answerNone(type.shape, record)
  return HOOKS_BY_TYPE[type.key]?.afterRead?.(answered) ?? answered
}

/** A refusal that carries the record as it is carries it as answered. */
async function withAnsweredRecord<R>(type: AnyType, write: Promise<R>): Promise<R> {
  try {
    return await write
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'record_changed') throw error
    const data = error.data && answerRecord(type, error.data as StoredRecord) // set by the store
    throw new AppError('record_changed', { data, cause: error })
  }
}

/** Runs a write and answers its record; a refusal that carries the record as it is carries it as answered, too. */
export const answerWrite = async (type: AnyType, write: Promise<StoredRecord>): Promise<StoredRecord> =>
  answerRecord(type, await withAnsweredRecord(type, write))

const ACCEPTED = 202

/** What waits for approval answers 202 and says so, with the change that it has become (decision 19). */
export const answerPending = (change: StoredChange | undefined, data: unknown = null): Answer => ({
  data,
  status: ACCEPTED,
  message: 'pendingApproval',
  ...(change && { change: rowOfChange(change) }),
})

/** The same as `answerWrite`, with what became of it. */
export async function answerOutcome(
  type: AnyType,
  write: Promise<Outcome<StoredRecord>>,
  done: Pick<Answer, 'message' | 'status'>,
): Promise<Answer> {
  const outcome = await withAnsweredRecord(type, write)
  const data = outcome.result && answerRecord(type, outcome.result)
  return outcome.isPending ? answerPending(outcome.change, data) : { data, ...done }
}
