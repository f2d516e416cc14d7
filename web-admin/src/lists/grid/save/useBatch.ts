import { useRef, useState } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { batchIdOf, type Batch } from '@flou/shared/content/batch.ts'
import { isApiError } from '../../../core/api/apiError.ts'
import { api } from '../../../core/session/current.ts'
import { useUser } from '../../../core/session/useSession.ts'
import type { FormValues } from '../../../core/records/formErrors.ts'
import { isAwaitingApproval } from '../../../core/records/awaitingApproval.ts'
import { forgetBatch, rememberBatch, type SentBatch } from './sentBatch.ts'

/** Progress of a save; `failed` if interrupted and resumable. */
export interface BatchProgress {
  done: number
  total: number
  failed?: unknown
}

/** Polling interval in milliseconds while another client runs the batch. */
const PAUSE = 300
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE))

export async function finishBatch(first: Batch, onProgress: (batch: Batch) => void): Promise<Batch> {
  let batch = first
  while (!batch.isDone) {
    onProgress(batch)
    const { done } = batch
    batch = (await api<Batch>(STAFF_PATHS.continueBatch(batch.id), { method: 'POST' })).data
    if (batch.done === done) await pause()
  }
  return batch
}

/** Undoes a batch; returns null if that waits for approval. */
export async function undoBatch(id: string): Promise<Batch | null> {
  const answer = await api<Batch>(STAFF_PATHS.undoBatch(id), { method: 'POST', body: {} })
  return isAwaitingApproval(answer) ? null : finishBatch(answer.data, () => undefined)
}

const NOTHING_SENT = { serialized: '', key: '', confirmedProduct: '' }

/**
 * Saves rows as one batch; null if that waits for approval. Idempotent: resending the same rows resumes an
 * interrupted batch.
 */
export function useBatch(apiUrl: string) {
  const { id: person } = useUser()
  const [progress, setProgress] = useState<BatchProgress>()
  const attempt = useRef(NOTHING_SENT)
  const send = async (
    rows: readonly FormValues[],
    { from, confirmedProduct }: { from: Omit<SentBatch, 'id'>; confirmedProduct: string },
  ): Promise<Batch | null | undefined> => {
    const serialized = JSON.stringify(rows)
    if (attempt.current.serialized !== serialized)
      attempt.current = { serialized, key: crypto.randomUUID(), confirmedProduct }
    // a resumed save reuses its confirmation
    else if (confirmedProduct !== '') attempt.current = { ...attempt.current, confirmedProduct }
    const confirmed = attempt.current.confirmedProduct
    setProgress({ done: 0, total: rows.length })
    rememberBatch(apiUrl, { id: batchIdOf(person, attempt.current.key), ...from })
    try {
      const answer = await api<Batch>(`${apiUrl}/batch`, {
        method: 'POST',
        body: { rows, ...(confirmed !== '' && { confirmedProduct: confirmed }) },
        idempotencyKey: attempt.current.key,
      })
      const onProgress = ({ done, total }: Batch) => setProgress({ done, total })
      const batch = isAwaitingApproval(answer) ? null : await finishBatch(answer.data, onProgress)
      setProgress(undefined)
      attempt.current = NOTHING_SENT
      forgetBatch(apiUrl)
      return batch
    } catch (error) {
      setProgress(undefined)
      if (isApiError(error, 'validation_failed')) {
        forgetBatch(apiUrl)
        throw error
      }
      setProgress({ done: 0, total: rows.length, failed: error })
      return undefined
    }
  }
  return { progress, send }
}
