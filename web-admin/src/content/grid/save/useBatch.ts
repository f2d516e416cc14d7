import { useRef, useState } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { batchIdOf, type Batch } from '@flou/shared/batch.ts'
import { isApiError } from '../../../api/apiError.ts'
import { api } from '../../../session/current.ts'
import { useUser } from '../../../session/useSession.ts'
import type { FormValues } from '../../form/formErrors.ts'
import { isHeld } from '../../pending/held.ts'
import { forgetBatch, rememberBatch, type SentBatch } from './sentBatch.ts'

/** How far a save is; `failed` where it was interrupted and can be gone on with. */
export interface BatchProgress {
  done: number
  total: number
  failed?: unknown
}

/** Between steps of a batch that others carry on, too; milliseconds. */
const PAUSE = 300
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE))

/** Carries a batch on to its end. */
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

/** Takes a whole batch back; null where that waits for approval. */
export async function undoBatch(id: string): Promise<Batch | null> {
  const answer = await api<Batch>(STAFF_PATHS.undoBatch(id), { method: 'POST', body: {} })
  return isHeld(answer) ? null : finishBatch(answer.data, () => undefined)
}

const NOTHING_SENT = { said: '', key: '', confirmedProduct: '' }

/** Saves rows as one batch; null where that waits for approval. The same rows sent again are the same request: whatever was interrupted goes on and repeats nothing. */
export function useBatch(address: string) {
  const { id: person } = useUser()
  const [progress, setProgress] = useState<BatchProgress>()
  const attempt = useRef(NOTHING_SENT)
  const send = async (
    rows: readonly FormValues[],
    { from, confirmedProduct }: { from: Omit<SentBatch, 'id'>; confirmedProduct: string },
  ): Promise<Batch | null | undefined> => {
    const said = JSON.stringify(rows)
    if (attempt.current.said !== said) attempt.current = { said, key: crypto.randomUUID(), confirmedProduct }
    // going on with an interrupted save confirms what it confirmed
    else if (confirmedProduct !== '') attempt.current = { ...attempt.current, confirmedProduct }
    const confirmed = attempt.current.confirmedProduct
    setProgress({ done: 0, total: rows.length })
    rememberBatch(address, { id: batchIdOf(person, attempt.current.key), ...from })
    try {
      const answer = await api<Batch>(`${address}/batch`, {
        method: 'POST',
        body: { rows, ...(confirmed !== '' && { confirmedProduct: confirmed }) },
        idempotencyKey: attempt.current.key,
      })
      const onProgress = ({ done, total }: Batch) => setProgress({ done, total })
      const batch = isHeld(answer) ? null : await finishBatch(answer.data, onProgress)
      setProgress(undefined)
      attempt.current = NOTHING_SENT
      forgetBatch(address)
      return batch
    } catch (error) {
      setProgress(undefined)
      if (isApiError(error, 'validation_failed')) {
        forgetBatch(address)
        throw error
      }
      setProgress({ done: 0, total: rows.length, failed: error })
      return undefined
    }
  }
  return { progress, send }
}
