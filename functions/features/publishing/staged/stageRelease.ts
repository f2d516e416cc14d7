import type { DynamoDBRecord } from 'aws-lambda'
import type { Publisher } from '../publisher.ts'
import { RELEASE_BUILD } from '../store/publishKeys.ts'
import {
  getStagedBuild,
  isShown,
  openStagedBuild,
  requestBuild,
  stagedBuilds,
  storeStagedBuild,
  storeStagedPlace,
} from '../store/stagedBuilds.ts'
import { addStagedPages, buildIn, bytesOfPages } from './stagedPages.ts'
import { SHOWN_KEY } from './siteSwitch.ts'
import { stagePages, type BuildContext, type Staging } from './stagePages.ts'

/** CloudFront's limit of a store is 5 MB. */
const MAX_BYTES = 4_500_000

const byPath = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1

const bytesOf = (entries: Iterable<[string, string]>) =>
  [...entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0)

/** Removes the lists of earlier builds from the edge. Returns the bytes left for this build. */
async function makeRoom({ publisher, staging: { store }, build }: BuildContext): Promise<number> {
  const builds = (await stagedBuilds(publisher.table)).filter(
    (one) => one.build !== build && (one.until === undefined || isShown(one, publisher.now())),
  )
  const required = new Set([build, ...builds.map((one) => one.build)])
  const { true: retained = [], false: obsolete = [] } = Object.groupBy(
    await store.entries(),
    ([key]) => `${key === SHOWN_KEY || required.has(buildIn(key))}`,
  )
  await store.update(
    obsolete.map(([key]) => key),
    async () => new Map(),
  )
  return MAX_BYTES - bytesOf(retained)
}

/** Renders a part of a build; the next call continues after it. */
async function stagePart(context: BuildContext, after: string | undefined, limit: number): Promise<void> {
  const {
    publisher: { table, now },
    staging: { store },
    build,
  } = context
  const room = after === undefined ? await makeRoom(context) : Infinity
  const ends: (string | undefined)[] = []
  const paths = await stagePages(context, (pages) => {
    if (bytesOfPages(build, pages.keys()) > room) return new Map()
    const pending = [...pages].filter(([path]) => path > (after ?? '')).toSorted(byPath)
    ends.push(pending.length > limit ? pending[limit - 1]?.[0] : undefined)
    return new Map(pending.slice(0, limit))
  })
  await addStagedPages({ table, store }, { build, paths, now: now() })
  const [last] = ends
  if (last === undefined) return void (await storeStagedBuild(table, { build, at: now() }))
  await storeStagedPlace(table, { build, after: last, updated: now() })
  await requestBuild(table, build, { name: last, now: now() })
}

/** Pages of one call, so that edits do not wait for more. */
const PAGES_OF_CALL = 250

/** Renders the pages that a release, or its undo, changes to files that visitors do not see yet. */
async function stageRelease(context: BuildContext, limit: number): Promise<void> {
  const { publisher, staging, build } = context
  const { table } = publisher
  const staged = await getStagedBuild(table, build)
  if (staged?.at || !(await staging.readBuild(publisher, build))?.isCurrent) return
  if (!staged) await openStagedBuild(table, build, publisher.now())
  await stagePart(context, staged?.after, limit)
}

export async function stageReleases(
  publisher: Publisher,
  staging: Staging,
  { records, limit = PAGES_OF_CALL }: { records: readonly DynamoDBRecord[]; limit?: number },
): Promise<void> {
  for (const { eventName, dynamodb: { Keys } = {} } of records) {
    if (eventName !== 'INSERT' || Keys?.sk?.S !== RELEASE_BUILD) continue
    const [, build = ''] = (Keys.pk?.S ?? '').split('#')
    await stageRelease({ publisher, staging, build }, limit)
  }
}
