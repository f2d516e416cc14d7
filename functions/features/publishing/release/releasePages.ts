import { findAffectedPages } from '../affectedPages.ts'
import { PageIndex } from '../pageData/pageIndex.ts'
import { planActions, type PageAction } from '../planActions.ts'
import { DraftReader } from '../preview/draftReader.ts'
import type { StreamEvent } from '../readStream.ts'
import { isVisible } from '../../../core/store/visible.ts'
import type { ReleaseSite } from './releaseContent.ts'

const replacementOf =
  ({ now }: ReleaseSite) =>
  ({ type, id, after }: StreamEvent) => {
    const isPublic = after && (type.single || isVisible(type, after, now))
    return { type, id, record: isPublic ? after : undefined }
  }

/** Returns a reader of the site's content after a release. */
export const releaseReader = (site: ReleaseSite, streamEvents: readonly StreamEvent[]): DraftReader =>
  new DraftReader({ ...site, consistent: true }, streamEvents.map(replacementOf(site)))

/** Returns the pages that a release changes, those near the root first. */
export async function pagesOfRelease(
  site: ReleaseSite,
  streamEvents: readonly StreamEvent[],
): Promise<ReadonlyMap<string, PageAction>> {
  const reader = releaseReader(site, streamEvents)
  const planned = await Promise.all(
    streamEvents.map(async (streamEvent) => ({
      streamEvent,
      affected: await findAffectedPages(streamEvent, { now: site.now, reader }),
      paths: new Set<string>(),
    })),
  )
  return (await planActions(planned, new PageIndex(site.table))).pageActions
}
