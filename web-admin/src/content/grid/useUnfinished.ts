import { useEffect, useRef } from 'react'
import type { Batch } from '@flou/shared/batch.ts'
import { isApiError } from '../../api/apiError.ts'
import { api } from '../../session/current.ts'
import { finishBatch, forgetBatch, rememberedBatch } from './useBatch.ts'

/** The batch that an earlier visit sent, carried to its end; undefined where it never arrived. */
async function carryOn(address: string): Promise<Batch | undefined> {
  const id = rememberedBatch(address)
  if (id === null) return undefined
  try {
    const { data } = await api<Batch>(`/api/dashboard/batch/${id}`)
    const batch = await finishBatch(data, () => undefined)
    forgetBatch(address)
    return batch
  } catch (error) {
    if (isApiError(error, 'not_found', 'forbidden')) forgetBatch(address)
    return undefined
  }
}

/** Sees to a save whose page was closed before it came to its end, so that what it stored is not typed and stored again. */
export function useUnfinished(address: string, onFinished: (batch: Batch) => void): void {
  const finished = useRef(onFinished)
  useEffect(() => {
    finished.current = onFinished
  })
  useEffect(() => {
    void carryOn(address).then((batch) => batch && finished.current(batch))
  }, [address])
}
