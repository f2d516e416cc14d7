import { randomUUID } from 'node:crypto'
import type { PublishRunRequest } from '@flou/shared/publishing/publishing.ts'
import { queuePages } from '../store/pageQueue.ts'
import { publishRunId } from '../store/publishRuns.ts'
import type { PlannedEvent } from '../planActions.ts'
import type { Publisher } from '../publisher.ts'
import { countRemaining, type RemainingPages } from '../plan.ts'
import { ensurePublishRun } from '../store/ensurePublishRun.ts'

const widestOf = (streamEvents: readonly PlannedEvent[]) =>
  streamEvents.toSorted((one, other) => other.paths.size - one.paths.size)[0]

/** Derives a full run's id from the edit, so retries reuse it. */
const idOf = (
  request: PublishRunRequest,
  { now }: Pick<Publisher, 'now'>,
  widest: PlannedEvent | undefined,
) =>
  request.kind === 'queue'
    ? publishRunId(now(), randomUUID())
    : publishRunId(new Date(widest?.streamEvent.after?.updated ?? now()), widest?.streamEvent.sequence ?? '')

/**
 * Queues pages for a run, or starts a full run above `maxQueued`. An active run repeats once.
 * @returns the run's id
 */
export async function queueForRun(
  publisher: Pick<Publisher, 'table' | 'now'>,
  streamEvents: readonly PlannedEvent[],
  { remaining, maxQueued }: { remaining: RemainingPages; maxQueued: number },
): Promise<string> {
  const { table, now } = publisher
  const total = countRemaining(remaining)
  const request: PublishRunRequest = { kind: total > maxQueued ? 'all' : 'queue' }
  if (request.kind === 'queue') await queuePages(table, remaining, now())
  const widest = widestOf(streamEvents)
  const by = (widest?.streamEvent.after ?? widest?.streamEvent.before)?.updatedBy ?? { id: 0, name: '' }
  return ensurePublishRun(table, { id: idOf(request, publisher, widest), request, by, now: now(), total })
}
