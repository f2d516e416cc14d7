export interface BulkResult<R> {
  done: R[]
  /** Waiting for approval. */
  waitingForApproval: R[]
  refused: { row: R; error: unknown }[]
  /** Not started because the run was stopped. */
  notStarted: R[]
}

interface BulkOptions<R> {
  /** Processes one row; resolves with true if it waits for approval. */
  processRow: (row: R) => Promise<unknown>
  concurrency: number
  isStopped: () => boolean
  onProgress: (over: number) => void
}

/**
 * Processes rows with limited concurrency. After a stop it waits for running calls, so that `done` is exact.
 */
export async function runBulk<R>(
  rows: readonly R[],
  { processRow, concurrency, isStopped, onProgress }: BulkOptions<R>,
): Promise<BulkResult<R>> {
  const waiting = [...rows]
  const done = new Set<R>()
  const waitingForApproval = new Set<R>()
  const refused: BulkResult<R>['refused'] = []
  const work = async () => {
    for (let row = waiting.shift(); row !== undefined; row = isStopped() ? undefined : waiting.shift()) {
      try {
        if ((await processRow(row)) === true) waitingForApproval.add(row)
        else done.add(row)
      } catch (error) {
        refused.push({ row, error })
      }
      onProgress(done.size + waitingForApproval.size + refused.length)
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, rows.length) }, work))
  const confirmed = (which: ReadonlySet<R>) => rows.filter((row) => which.has(row))
  return {
    done: confirmed(done),
    waitingForApproval: confirmed(waitingForApproval),
    refused,
    notStarted: waiting,
  }
}
