import { isActive } from '@flou/shared/publishing/publishing.ts'
import type { SiteSwitch, WrittenRevision } from '../../releases/index.ts'
import pMap from 'p-map'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { getPublishRun } from '../store/publishRuns.ts'
import { getPublishStatus } from '../store/publishStatuses.ts'
import {
  getStagedBuild,
  isShown,
  openStagedBuild,
  requestBuild,
  stagedBuilds,
  storeShownUntil,
} from '../store/stagedBuilds.ts'
import { hasStagedPages } from './stagedPages.ts'
import type { EdgeStore } from './edgeStore.ts'

/** Key of the release that visitors see; `infra/cdn/siteRequest.js` reads it. */
export const SHOWN_KEY = 'release'
/** Prefix of staged files; `infra/cdn/siteRequest.js` refuses it in URLs. */
export const stagedPrefix = (build: string): string => `releases/${build}/`

const MINUTE_MS = 60_000
/** Staged pages are shown at most so long, in case that the release stops. */
const LONGEST_SHOWN_MS = 60 * MINUTE_MS
/** After the last page is published; invalidations reach all edge locations meanwhile. */
const SHOWN_AFTER_MS = MINUTE_MS
/** Until the page keys have reached all edge locations. */
const PROPAGATION_MS = 10_000
const CONCURRENCY = 25
/** Longer than a call of the publisher takes. */
const IDLE_MS = 3 * MINUTE_MS

interface SwitchContext {
  table: Table
  store: EdgeStore
  now: () => Date
}

const releaseOf = (build: string) => build.split('-')[0]

/** True once the pages of these revisions are written and invalidated. */
async function arePublished(table: Table, revisions: readonly WrittenRevision[]): Promise<boolean> {
  const statuses = await pMap(
    revisions,
    async ({ versions, ...revision }) => {
      const found = versions.map((version) => getPublishStatus(table, { ...revision, version }))
      return (await Promise.all(found)).find((status) => status !== undefined)
    },
    { concurrency: CONCURRENCY },
  )
  if (statuses.includes(undefined)) return false
  const ids = new Set(statuses.flatMap((status) => status?.publishRun ?? []))
  const publishRuns = await Promise.all([...ids].map((id) => getPublishRun(table, id)))
  return !publishRuns.some((publishRun) => publishRun && isActive(publishRun))
}

export const siteSwitch = ({ table, store, now }: SwitchContext): SiteSwitch => {
  const show = async (build: string, ms: number) => {
    const until = new Date(now().getTime() + ms)
    await storeShownUntil(table, build, until)
    await store.update([SHOWN_KEY], async () => new Map([[SHOWN_KEY, `${build} ${until.getTime()}`]]))
  }
  return {
    async build(build) {
      const staged = await getStagedBuild(table, build)
      if (staged?.at) return true
      if (!staged) await openStagedBuild(table, build, now())
      // a killed call is replaced, by one request per period
      const idlePeriods = staged ? Math.floor((now().getTime() - staged.updated.getTime()) / IDLE_MS) : 0
      await requestBuild(table, build, {
        name: idlePeriods === 0 ? '' : `${staged?.after ?? ''}#${idlePeriods}`,
        now: now(),
      })
      return false
    },
    async switchTo(build) {
      const all = await stagedBuilds(table)
      const staged = all.find((one) => one.build === build)
      if (!staged?.at || now().getTime() - staged.at.getTime() < PROPAGATION_MS) return false
      if (all.some((one) => releaseOf(one.build) !== releaseOf(build) && isShown(one, now()))) return false
      if (await hasStagedPages(table, build)) await show(build, LONGEST_SHOWN_MS)
      return true
    },
    async end(build, revisions) {
      const staged = await getStagedBuild(table, build)
      if (!staged || !isShown(staged, now())) return true
      if (!(await arePublished(table, revisions))) return false
      await show(build, SHOWN_AFTER_MS)
      return true
    },
  }
}
