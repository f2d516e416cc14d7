import { useEffect, useRef, useState } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Batch } from '@flou/shared/content/batch.ts'
import { isApiError } from '../../../core/api/apiError.ts'
import { api } from '../../../core/session/current.ts'
import { finishBatch, type BatchProgress } from './useBatch.ts'
import { forgetBatch, rememberedBatch, type SentBatch } from './sentBatch.ts'

export interface Finished {
  batch: Batch
  sent: SentBatch
}

/** Resumes a batch; undefined if it never arrived. Throws if the state is unknown. */
async function resumeBatch(
  { id }: SentBatch,
  onProgress: (batch: Batch) => void,
): Promise<Batch | undefined> {
  try {
    const { data } = await api<Batch>(STAFF_PATHS.batch(id))
    return await finishBatch(data, onProgress)
  } catch (error) {
    if (isApiError(error, 'not_found', 'forbidden')) return undefined
    throw error
  }
}

/**
 * Resumes a save whose page was closed, so that its rows are not stored twice.
 * @returns progress (undefined once the result is known) and a function to retry
 */
export function useUnfinished(apiUrl: string, onFinished: (finished: Finished) => Promise<void>) {
  const [sent] = useState(() => rememberedBatch(apiUrl))
  const [progress, setProgress] = useState<BatchProgress | undefined>(sent && { done: 0, total: sent.rows })
  const finished = useRef(onFinished)
  useEffect(() => {
    finished.current = onFinished
  })
  const [resume] = useState(() => async () => {
    if (!sent) return
    try {
      const batch = await resumeBatch(sent, ({ done, total }) => setProgress({ done, total }))
      if (batch) await finished.current({ batch, sent })
      forgetBatch(apiUrl)
      setProgress(undefined)
    } catch (failed) {
      setProgress((now) => ({ done: 0, total: sent.rows, ...now, failed }))
    }
  })
  useEffect(() => void resume(), [resume])
  return { progress, resume }
}
