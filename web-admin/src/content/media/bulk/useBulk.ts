import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { MediaRow } from '@flou/shared/api.ts'
import { useFaultText } from '../../../api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../../elements/notify.ts'
import { tellHeld } from '../../pending/held.ts'
import { useLibraryRefresh } from '../library/useLibrary.ts'
import { useMediaText } from '../useMediaText.ts'

/** Calls under way at a time. */
const AT_ONCE = 4

export interface BulkProgress {
  done: number
  total: number
}
export interface BulkResult {
  done: MediaRow[]
  /** Waits for approval: nothing has been done yet. */
  held: MediaRow[]
  failures: unknown[]
  total: number
  isStopped: boolean
}

/** Runs `work` for every file, a few at a time, until all are done or `isStopped` says so. Null: it waits for approval. */
export async function runBulk(
  rows: readonly MediaRow[],
  work: (row: MediaRow) => Promise<unknown>,
  { isStopped, onProgress }: { isStopped: () => boolean; onProgress: (progress: BulkProgress) => void },
): Promise<BulkResult> {
  const waiting = rows.values()
  const done: MediaRow[] = []
  const held: MediaRow[] = []
  const failures: unknown[] = []
  const lane = async () => {
    for (const row of waiting) {
      if (isStopped()) return
      await work(row).then(
        (answer) => (answer === null ? held : done).push(row),
        (error: unknown) => failures.push(error),
      )
      onProgress({ done: done.length + held.length + failures.length, total: rows.length })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  const over = done.length + held.length + failures.length
  return { done, held, failures, total: rows.length, isStopped: over < rows.length }
}

/** Bulk actions on files: how far the present one is, how it is stopped, and how it ended. */
export function useBulk(onEnd: () => void) {
  const t = useMediaText()
  const faultText = useFaultText()
  const refresh = useLibraryRefresh()
  const queries = useQueryClient()
  const [progress, setProgress] = useState<BulkProgress>()
  const isStopped = useRef(false)

  function report({ done, held, failures, total, isStopped: stopped }: BulkResult) {
    const counts = { done: done.length, failed: failures.length, total }
    if (failures.length > 0) {
      notifyError(t('bulkFailed', { ...counts, reason: faultText(failures[0]) }))
    } else if (stopped) notifyError(t('bulkStopped', counts))
    else if (held.length > 0) tellHeld()
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
