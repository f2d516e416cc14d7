/** What became of the rows of a run. */
export interface BulkResult<R> {
  done: R[]
  /** Waits for approval: nothing has been done yet. */
  held: R[]
  refused: { row: R; error: unknown }[]
  /** Never started: the run was stopped before. */
  left: R[]
}

interface BulkOptions<R> {
  /** Does one row; resolves only once the server has confirmed it, with true where it waits for approval. */
  step: (row: R) => Promise<unknown>
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
  const held = new Set<R>()
  const refused: BulkResult<R>['refused'] = []
  const work = async () => {
    for (let row = waiting.shift(); row !== undefined; row = isStopped() ? undefined : waiting.shift()) {
      try {
        if ((await step(row)) === true) held.add(row)
        else done.add(row)
      } catch (error) {
        refused.push({ row, error })
      }
      onProgress(done.size + held.size + refused.length)
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, rows.length) }, work))
  // in the order asked for, whichever came back first
  const confirmed = (which: ReadonlySet<R>) => rows.filter((row) => which.has(row))
  return { done: confirmed(done), held: confirmed(held), refused, left: waiting }
}
