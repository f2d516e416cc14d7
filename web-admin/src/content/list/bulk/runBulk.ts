/** What became of the rows of a run. */
export interface BulkResult<R> {
  done: R[]
  refused: { row: R; error: unknown }[]
  /** Never started: the run was stopped before. */
  left: R[]
}

interface BulkOptions<R> {
  /** Does one row; resolves only once the server has confirmed it. */
  step: (row: R) => Promise<void>
  concurrency: number
  isStopped: () => boolean
  /** Called after each row, with how many are over. */
  onProgress: (over: number) => void
}

/**
 * Does the rows one by one, a few at a time. Stopped, it starts no further one and waits for those under way; so `done` holds exactly
 * what was confirmed.
 */
export async function runBulk<R>(
  rows: readonly R[],
  { step, concurrency, isStopped, onProgress }: BulkOptions<R>,
): Promise<BulkResult<R>> {
  const waiting = [...rows]
  const done = new Set<R>()
  const refused: BulkResult<R>['refused'] = []
  const work = async () => {
    for (let row = waiting.shift(); row !== undefined; row = isStopped() ? undefined : waiting.shift()) {
      try {
        await step(row)
        done.add(row)
      } catch (error) {
        refused.push({ row, error })
      }
      onProgress(done.size + refused.length)
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, rows.length) }, work))
  // in the order asked for, whichever came back first
  return { done: rows.filter((row) => done.has(row)), refused, left: waiting }
}
