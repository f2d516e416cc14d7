import { isActive } from '@flou/shared/publishing.ts'
import { newestRuns, runAgain, runId, startRun } from '../../store/publishing/runs.ts'
import type { PlannedChange } from '../plan.ts'
import type { Publisher } from '../publisher.ts'

const LOOKED_AT = 10

/**
 * A run that renders what a change concerns beyond what is rendered at once. One that is under way goes through all pages once more
 * when it is through, so that many such changes in a row cost two runs, and none is kept from its end; a repeated batch finds its own.
 * @returns the run's id
 */
export async function runForRest(
  { table, now }: Publisher,
  changes: readonly PlannedChange[],
  rest: ReadonlySet<string>,
): Promise<string> {
  const runs = await newestRuns(table, LOOKED_AT)
  const running = runs.find((run) => isActive(run) && run.request.kind === 'all' && !run.invocation)
  if (running && (await runAgain(table, running))) return running.id
  const widest = changes.toSorted((one, other) => other.paths.size - one.paths.size)[0]
  const { after, before } = widest?.change ?? {}
  const author = (after ?? before)?.updatedBy ?? { id: 0, name: '' }
  const id = runId(new Date(after?.updated ?? now()), widest?.change.sequence ?? '')
  const run = await startRun(table, {
    id,
    request: { kind: 'all' },
    by: author,
    now: now(),
    total: rest.size,
  })
  return run.id
}
