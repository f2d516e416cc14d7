import { AppError } from '../../../core/errors.ts'
import { SCHEDULE_CALLER } from '../../../core/operations/caller.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { nextUlid } from '../../../core/store/ulid.ts'
import { SCHEDULE } from '../../../core/store/writeContext.ts'
import { countEach } from '../../../core/tasks/eachItem.ts'
import { activeReleases, requireRelease } from '../store/readReleases.ts'
import type { StoredRelease } from '../store/storedRelease.ts'
import { advanceRelease, moveRelease } from './advanceRelease.ts'
import type { RunServices } from './applyItem.ts'
import { isPublishable, startRelease } from './startRelease.ts'
import { isEditable, isStarted } from '@flou/shared/releases/release.ts'

const isDue = ({ state, publishAt }: StoredRelease, now: Date): boolean =>
  isEditable(state) && publishAt !== undefined && publishAt <= now.toISOString()

function scheduleContext(
  { table, registry, policies, now }: RunServices,
  release: StoredRelease,
): OperationContext {
  return {
    table,
    registry,
    policies,
    now: now(),
    newId: nextUlid,
    by: release.plannedBy ?? release.decidedBy ?? SCHEDULE,
    caller: SCHEDULE_CALLER,
    service: 'releases',
    method: 'POST',
    language: 'en',
  }
}

/** A release that cannot go live at its hour loses the hour; its author is notified. */
async function stop(services: RunServices, release: StoredRelease, error: AppError): Promise<void> {
  const { publishAt: _, plannedBy: __, ...unplanned } = release
  const problems = Array.isArray(error.data) ? error.data : []
  const failure = { reason: error.messageCode ?? 'releaseBlocked', problems }
  await moveRelease(services, unplanned, { state: 'failed', kind: 'fail', more: { failure } })
}

async function startDue(services: RunServices, release: StoredRelease): Promise<void> {
  try {
    const isDecided =
      isPublishable(release) && (release.state === 'approved' || release.plannedBy !== undefined)
    if (!isDecided) throw new AppError('forbidden', { message: 'releaseNotApproved' })
    await startRelease(scheduleContext(services, release), release)
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable' || error.code === 'record_changed')
      throw error
    await stop(services, release, error)
  }
}

/**
 * Starts releases whose hour has come and continues started ones, one after the other in order of their ids, so
 * that each is checked against the result of the one before. Returns the count.
 */
export async function runReleases(services: RunServices, hasTime: () => boolean): Promise<number> {
  const listed = await activeReleases(services.table)
  return countEach(listed, {
    act: async ({ id }) => {
      const release = await requireRelease(services.table, id)
      if (isDue(release, services.now())) await startDue(services, release)
      else if (!isStarted(release.state)) return false
      await advanceRelease(services, id, hasTime)
      return true
    },
    describe: ({ id }) => ({ event: 'release not continued', release: id }),
    hasTime,
  })
}
