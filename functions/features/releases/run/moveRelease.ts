import type { ReleaseEvent, ReleaseState } from '@flou/shared/releases/release.ts'
import { AppError } from '../../../core/errors.ts'
import { runSteps } from '../../../core/store/step.ts'
import { nextUlid } from '../../../core/store/ulid.ts'
import { SCHEDULE } from '../../../core/store/writeContext.ts'
import { failureSteps } from '../store/notifications.ts'
import { requireRelease } from '../store/readReleases.ts'
import { eventSteps } from '../store/releaseLog.ts'
import { releaseStep, type StoredRelease } from '../store/storedRelease.ts'
import type { RunServices } from './applyItem.ts'

interface Move {
  state: ReleaseState
  /** Absent: the move is not logged. */
  kind?: ReleaseEvent['kind']
  more?: Partial<StoredRelease>
}

/** Moves a release to its next state; a concurrent worker's move wins. Returns the stored release. */
export async function moveRelease(
  { table, now }: Pick<RunServices, 'table' | 'now'>,
  release: StoredRelease,
  { state, kind, more }: Move,
): Promise<StoredRelease> {
  const at = now()
  const after = {
    ...release,
    ...more,
    state,
    updated: at.toISOString(),
    recordVersion: release.recordVersion + 1,
  }
  const by = release.undoneBy ?? release.publishedBy ?? SCHEDULE
  const context = { now: at, newId: nextUlid, by, service: 'releases', method: 'POST' }
  try {
    await runSteps(table, [
      releaseStep(after, release),
      ...(kind ? eventSteps(context, after, { kind }) : []),
      ...(kind === 'fail' && state !== 'live' ? await failureSteps(table, context, after) : []),
    ])
    return after
  } catch (error) {
    if (error instanceof AppError && error.code === 'record_changed') return requireRelease(table, release.id)
    throw error
  }
}
