import { randomUUID } from 'node:crypto'
import type { RunRequest } from '@flou/shared/publishing.ts'
import { queuePages } from '../../store/publishing/pageQueue.ts'
import { ensureRun, runId } from '../../store/publishing/runs.ts'
import type { PlannedChange } from '../plan.ts'
import type { Publisher } from '../publisher.ts'
import { sizeOfRest, type Rest } from '../splitPlan.ts'

const widestOf = (changes: readonly PlannedChange[]) =>
  changes.toSorted((one, other) => other.paths.size - one.paths.size)[0]

/** The id of a run of everything names the change, so that a repeated batch finds its own; a queue may fill again after its run. */
const idOf = (request: RunRequest, { now }: Publisher, widest: PlannedChange | undefined) =>
  request.kind === 'queue'
    ? runId(now(), randomUUID())
    : runId(new Date(widest?.change.after?.updated ?? now()), widest?.change.sequence ?? '')

/**
 * Leaves pages to a run: to one of the queue, or where they are very many to one of all pages. A run under way goes through its pages
 * once more when it is through, so that many such changes in a row cost little more than one, and none is kept from its end.
 * @param mostQueued where there are more, everything is rendered
 * @returns the run's id
 */
export async function leaveToRun(
  publisher: Publisher,
  changes: readonly PlannedChange[],
  { rest, mostQueued }: { rest: Rest; mostQueued: number },
): Promise<string> {
  const { table, now } = publisher
  const total = sizeOfRest(rest)
  const request: RunRequest = { kind: total > mostQueued ? 'all' : 'queue' }
  if (request.kind === 'queue') await queuePages(table, rest, now())
  const widest = widestOf(changes)
  const by = (widest?.change.after ?? widest?.change.before)?.updatedBy ?? { id: 0, name: '' }
  return ensureRun(table, { id: idOf(request, publisher, widest), request, by, now: now(), total })
}
