import { isBlocking } from '@flou/shared/releases/problems.ts'
import { checkRelease } from '../checks/checkRelease.ts'
import type { StoredRelease } from '../store/storedRelease.ts'
import { moveRelease } from './moveRelease.ts'
import { buildOf } from './siteSwitch.ts'
import { scheduleContext, type RunServices } from './applyItem.ts'
import { savedSince } from './startRelease.ts'

/** Fails a release before visitors see it, if other writes were faster. */
async function failIfBlocked(services: RunServices, release: StoredRelease): Promise<StoredRelease> {
  const problems = (await checkRelease(scheduleContext(services, release), release)).filter(isBlocking)
  if (problems.length === 0) return release
  const failure = { reason: 'releaseBlocked', problems }
  return moveRelease(services, release, { state: 'failed', kind: 'fail', more: { failure } })
}

/** A release whose content was saved meanwhile stays live, unless these saves are to be replaced. */
async function keepIfSaved(services: RunServices, release: StoredRelease): Promise<StoredRelease> {
  const problems = release.undo?.isForced ? [] : await savedSince(services, release.id)
  if (problems.length === 0) return release
  const { undo: _, undoneBy: __, ...live } = release
  const failure = { reason: 'releaseSavedSince', problems }
  return moveRelease(services, live, { state: 'live', kind: 'fail', more: { failure } })
}

/** Stages the pages of the state before a release and shows them; its writes are reverted after it. */
async function switchBack(services: RunServices, release: StoredRelease): Promise<StoredRelease> {
  const { siteSwitch } = services
  if (!release.undo || (siteSwitch && !(await siteSwitch.build(buildOf(release))))) return release
  const checked = await keepIfSaved(services, release)
  if (checked.state !== 'undoing' || (siteSwitch && !(await siteSwitch.switchTo(buildOf(release)))))
    return checked
  return moveRelease(services, checked, {
    state: 'undoing',
    more: { undo: { ...release.undo, isShown: true } },
  })
}

/** Stages the pages of a release and shows them at its hour; its writes follow. Returns the stored release. */
export async function switchSite(services: RunServices, release: StoredRelease): Promise<StoredRelease> {
  const { siteSwitch, now } = services
  const { state, publishAt = '' } = release
  if (state === 'undoing') return switchBack(services, release)
  if (state === 'building' && (!siteSwitch || (await siteSwitch.build(buildOf(release)))))
    return moveRelease(services, release, { state: 'ready' })
  if (state !== 'ready' || publishAt > now().toISOString()) return release
  const checked = await failIfBlocked(services, release)
  if (checked.state !== 'ready' || (siteSwitch && !(await siteSwitch.switchTo(buildOf(release)))))
    return checked
  return moveRelease(services, checked, { state: 'applying' })
}
