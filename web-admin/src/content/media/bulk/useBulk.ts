import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { MediaRow } from '@flou/shared/api.ts'
import { useFaultText } from '../../../api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../../elements/notify.ts'
import { notifyAwaitingApproval } from '../../pending/awaitingApproval.ts'
import { useLibraryRefresh } from '../library/useLibrary.ts'
import { useMediaText } from '../useMediaText.ts'

const CONCURRENCY = 4

export interface BulkProgress {
  done: number
  total: number
}
export interface BulkResult {
  done: MediaRow[]
  waitingForApproval: MediaRow[]
  failures: unknown[]
  total: number
  isStopped: boolean
}

/** Runs `work` for all files with limited concurrency. A null result counts as waiting for approval. */
export async function runBulk(
  rows: readonly MediaRow[],
  work: (row: MediaRow) => Promise<unknown>,
  { isStopped, onProgress }: { isStopped: () => boolean; onProgress: (progress: BulkProgress) => void },
): Promise<BulkResult> {
  const waiting = rows.values()
  const done: MediaRow[] = []
  const waitingForApproval: MediaRow[] = []
  const failures: unknown[] = []
  const lane = async () => {
    for (const row of waiting) {
      if (isStopped()) return
      await work(row).then(
        (answer) => (answer === null ? waitingForApproval : done).push(row),
        (error: unknown) => failures.push(error),
      )
      onProgress({ done: done.length + waitingForApproval.length + failures.length, total: rows.length })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, lane))
  const over = done.length + waitingForApproval.length + failures.length
  return { done, waitingForApproval, failures, total: rows.length, isStopped: over < rows.length }
}

export function useBulk(onEnd: () => void) {
  const t = useMediaText()
  const faultText = useFaultText()
  const refresh = useLibraryRefresh()
  const queries = useQueryClient()
  const [progress, setProgress] = useState<BulkProgress>()
  const isStopped = useRef(false)

  function report({ done, waitingForApproval, failures, total, isStopped: stopped }: BulkResult) {
    const counts = { done: done.length, failed: failures.length, total }
    if (failures.length > 0) {
      notifyError(t('bulkFailed', { ...counts, reason: faultText(failures[0]) }))
    } else if (stopped) notifyError(t('bulkStopped', counts))
    else if (waitingForApproval.length > 0) notifyAwaitingApproval()
    else notifySuccess(t('bulkDone', { count: counts.done }))
  }
  async function run(rows: readonly MediaRow[], work: (row: MediaRow) => Promise<unknown>) {
    isStopped.current = false
    setProgress({ done: 0, total: rows.length })
    const result = await runBulk(rows, work, { isStopped: () => isStopped.current, onProgress: setProgress })
    setProgress(undefined)
    refresh()
    for (const { id } of rows) void queries.invalidateQueries({ queryKey: ['media', id] })
    report(result)
    onEnd()
  }
  const stop = () => {
    isStopped.current = true
  }
  return { progress, run: (...args: Parameters<typeof run>) => void run(...args), stop }
}
