import { AppError } from '../../../core/errors.ts'
import { countEach } from '../../../core/tasks/eachItem.ts'
import { activeReleases, requireRelease } from '../store/readReleases.ts'
import type { StoredRelease } from '../store/storedRelease.ts'
import { advanceRelease } from './advanceRelease.ts'
import { scheduleContext, type RunServices } from './applyItem.ts'
import { moveRelease } from './moveRelease.ts'
import { isPublishable, startRelease } from './startRelease.ts'
import { isEditable, isStarted } from '@flou/shared/releases/release.ts'

/** Pages are rendered so long before the hour. */
const BUILD_MS = 15 * 60_000

function isDue({ siteSwitch, now }: RunServices, { state, publishAt }: StoredRelease): boolean {
  const start = new Date(now().getTime() + (siteSwitch ? BUILD_MS : 0)).toISOString()
  return isEditable(state) && publishAt !== undefined && publishAt <= start
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
    const first = services.siteSwitch ? 'building' : 'applying'
    await startRelease(scheduleContext(services, release), release, first)
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
      if (isDue(services, release)) await startDue(services, release)
      else if (!isStarted(release.state)) return false
      await advanceRelease(services, id, hasTime)
      return true
    },
    describe: ({ id }) => ({ event: 'release not continued', release: id }),
    hasTime,
  })
}
