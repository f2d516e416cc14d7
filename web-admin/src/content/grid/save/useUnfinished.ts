import { useEffect, useRef, useState } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Batch } from '@flou/shared/batch.ts'
import { isApiError } from '../../../api/apiError.ts'
import { api } from '../../../session/current.ts'
import { finishBatch, type BatchProgress } from './useBatch.ts'
import { forgetBatch, rememberedBatch, type SentBatch } from './sentBatch.ts'

/** A batch of an earlier visit at its end. */
export interface Finished {
  batch: Batch
  sent: SentBatch
}

/** Carries a batch to its end; undefined where it never arrived. Throws where nobody can tell. */
async function carryOn({ id }: SentBatch, onProgress: (batch: Batch) => void): Promise<Batch | undefined> {
  try {
    const { data } = await api<Batch>(STAFF_PATHS.batch(id))
    return await finishBatch(data, onProgress)
  } catch (error) {
    if (isApiError(error, 'not_found', 'forbidden')) return undefined
    throw error
  }
}

/**
 * Sees to a save whose page was closed before it came to its end, so that what it stored is not typed and stored again.
 * @returns how far it is, and how to go on where that failed; no progress once it is known what became of it
 */
export function useUnfinished(address: string, onFinished: (finished: Finished) => Promise<void>) {
  const [sent] = useState(() => rememberedBatch(address))
  const [progress, setProgress] = useState<BatchProgress | undefined>(sent && { done: 0, total: sent.rows })
  const finished = useRef(onFinished)
  useEffect(() => {
    finished.current = onFinished
  })
  const [goOn] = useState(() => async () => {
    if (!sent) return
    try {
      const batch = await carryOn(sent, ({ done, total }) => setProgress({ done, total }))
      if (batch) await finished.current({ batch, sent })
      forgetBatch(address)
      setProgress(undefined)
    } catch (failed) {
      setProgress((now) => ({ done: 0, total: sent.rows, ...now, failed }))
    }
  })
  useEffect(() => void goOn(), [goOn])
  return { progress, goOn }
}
