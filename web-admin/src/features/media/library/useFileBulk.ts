import { useQueryClient } from '@tanstack/react-query'
import type { MediaRow } from '@flou/shared/api.ts'
import { useFaultText } from '../../../core/api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { savedOutcome, useBulkRun, type BulkResult } from '../../../core/state/bulkRun.ts'
import { notifyAwaitingApproval } from '../../../core/records/awaitingApproval.ts'
import { useLibraryRefresh } from '../../../core/media/useLibraryRefresh.ts'
import { mediaTexts } from '../../../core/texts/media.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

const CONCURRENCY = 4

/** Changes selected files. A null answer means that a file waits for approval. */
export function useFileBulk(onEnd: (result: BulkResult<MediaRow>) => void) {
  const t = useTextsOf(mediaTexts)
  const faultText = useFaultText()
  const refresh = useLibraryRefresh()
  const queries = useQueryClient()
  const { phase, run, stop, close } = useBulkRun<MediaRow>(CONCURRENCY)

  function report({ done, waitingForApproval, refused, notStarted }: BulkResult<MediaRow>, total: number) {
    const counts = { done: done.length, failed: refused.length, total }
    if (refused[0]) notifyError(t('bulkFailed', { ...counts, reason: faultText(refused[0].error) }))
    else if (notStarted.length > 0) notifyError(t('bulkStopped', counts))
    else if (waitingForApproval.length > 0) notifyAwaitingApproval()
    else notifySuccess(t('bulkDone', { count: counts.done }))
  }
  async function runAll(rows: readonly MediaRow[], work: (row: MediaRow) => Promise<unknown>) {
    const result = await run({ rows }, async (row) => savedOutcome((await work(row)) === null))
    close()
    refresh()
    for (const { id } of rows) void queries.invalidateQueries({ queryKey: ['media', id] })
    report(result, rows.length)
    onEnd(result)
  }
  return {
    progress: phase?.is === 'running' ? { done: phase.over, total: phase.rows.length } : undefined,
    run: (...args: Parameters<typeof runAll>) => void runAll(...args),
    stop,
  }
}
