import type { Batch } from '@flou/shared/content/batch.ts'
import type { Language } from '@flou/shared/locale.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import type { Answer, Call } from '../http/call.ts'
import { AppError } from '../errors.ts'
import { undoOf } from '../operations/batch/batchOperation.ts'
import { advanceBatch } from '../store/batch/advanceBatch.ts'
import { getBatch, rowsOf, type BatchEntry, type StoredBatch } from '../store/batch/batchItems.ts'
import type { Registry } from '@flou/shared/content/registry.ts'

/** Milliseconds per call, leaving time for checks within the 10 s timeout. */
const WORK_MS = 3_000

interface BatchProgress {
  batch: StoredBatch
  rows: readonly BatchEntry[]
  language: Language
  undoneBy?: string | undefined
}

function batchOf({ batch, rows, language, undoneBy }: BatchProgress): Batch {
  const { id, total, done, refusals, undoes } = batch
  const entries = rows.map(({ id, titles, action }) => ({ id, title: titles[language], action }))
  return {
    id,
    total,
    done,
    isDone: done === total,
    entries,
    failures: refusals.map(({ index, reason }) => ({
      index,
      id: entries[index]?.id ?? 0,
      title: entries[index]?.title ?? '',
      reason: messageText(reason, language),
    })),
    ...(undoes !== undefined && { undoes }),
    ...(undoneBy !== undefined && { undoneBy }),
  }
}

export async function continueBatch(call: Call, registry: Registry, id: string): Promise<Answer> {
  const { services, language } = call
  const end = performance.now() + WORK_MS
  try {
    const { batch, rows } = await advanceBatch({ ...services, registry }, id, () => performance.now() < end)
    return { data: batchOf({ batch, rows, language }) }
  } catch (error) {
    // The table is throttled; the next call continues.
    if (error instanceof AppError && error.code === 'unavailable') return showBatch(call, id)
    throw error
  }
}

export async function showBatch({ services: { table }, language }: Call, id: string): Promise<Answer> {
  const [batch, undo] = await Promise.all([getBatch(table, id), undoOf({ table }, id)])
  if (!batch) throw new AppError('not_found')
  return { data: batchOf({ batch, rows: await rowsOf(table, batch), language, undoneBy: undo?.id }) }
}
