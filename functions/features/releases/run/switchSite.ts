import { isBlocking } from '@flou/shared/releases/problems.ts'
import { checkRelease } from '../checks/checkRelease.ts'
import type { StoredRelease } from '../store/storedRelease.ts'
import { moveRelease } from './moveRelease.ts'
import { buildOf } from './siteSwitch.ts'
import { scheduleContext, type RunServices } from './applyItem.ts'

/** Fails a release before visitors see it, if other writes were faster. */
async function failIfBlocked(services: RunServices, release: StoredRelease): Promise<StoredRelease> {
  const problems = (await checkRelease(scheduleContext(services, release), release)).filter(isBlocking)
  if (problems.length === 0) return release
  const failure = { reason: 'releaseBlocked', problems }
  return moveRelease(services, release, { state: 'failed', kind: 'fail', more: { failure } })
}

/** Stages the pages of a release and shows them at its hour; its writes follow. Returns the stored release. */
export async function switchSite(services: RunServices, release: StoredRelease): Promise<StoredRelease> {
  const { siteSwitch, now } = services
  const { state, publishAt = '' } = release
  if (state === 'building' && (!siteSwitch || (await siteSwitch.build(buildOf(release)))))
    return moveRelease(services, release, { state: 'ready' })
  if (state !== 'ready' || publishAt > now().toISOString()) return release
  const checked = await failIfBlocked(services, release)
  if (checked.state !== 'ready' || (siteSwitch && !(await siteSwitch.switchTo(buildOf(release)))))
    return checked
  return moveRelease(services, checked, { state: 'applying' })
}
