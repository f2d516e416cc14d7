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
  type StagedBuild,
} from '../store/stagedBuilds.ts'
import { SHOWN_KEY } from './siteSwitch.ts'
import { keyOf, stagePages, type BuildContext, type Staging } from './stagePages.ts'

/** CloudFront's limit of a store is 5 MB. */
const MAX_KEY_BYTES = 3_000_000

const byPath = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1

const bytesOf = (keys: Iterable<string>) => [...keys].reduce((sum, key) => sum + Buffer.byteLength(key), 0)

/** Returns the keys of other builds that visitors see or will see, and of earlier ones. */
async function otherKeys({ publisher, staging, build }: BuildContext) {
  const builds = (await stagedBuilds(publisher.table)).filter(
    (one) => one.build !== build && (one.until === undefined || isShown(one, publisher.now())),
  )
  const isRequired = (key: string) =>
    key === SHOWN_KEY || [build, ...builds.map((one) => one.build)].includes(key.split('/')[0] ?? '')
  const { true: required = [], false: obsolete = [] } = Object.groupBy(
    (await staging.store.entries()).keys(),
    (key) => `${isRequired(key)}`,
  )
  return { required, obsolete }
}

/** Renders a part of a build; the next call continues after it. */
async function stagePart(
  context: BuildContext,
  staged: StagedBuild | undefined,
  limit: number,
): Promise<void> {
  const { publisher, staging, build } = context
  const { table, now } = publisher
  const { after } = staged ?? {}
  const { required, obsolete } =
    after === undefined ? await otherKeys(context) : { required: [], obsolete: [] }
  const room = after === undefined ? MAX_KEY_BYTES - bytesOf(required) : Infinity
  const ends: (string | undefined)[] = []
  const rendered = await stagePages(context, (pages) => {
    if (bytesOf([...pages.keys()].map((path) => keyOf(build, path))) > room) return new Map()
    const pending = [...pages].filter(([path]) => path > (after ?? '')).toSorted(byPath)
    ends.push(pending.length > limit ? pending[limit - 1]?.[0] : undefined)
    return new Map(pending.slice(0, limit))
  })
  const puts = new Map([...rendered].map((path) => [keyOf(build, path), '1']))
  await staging.store.update({ puts, deletes: obsolete })
  const paths = new Set([...(staged?.paths ?? []), ...rendered])
  const [last] = ends
  if (last === undefined) return void (await storeStagedBuild(table, { build, at: now(), paths }))
  await storeStagedPlace(table, { build, after: last, paths, updated: now() })
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
  await stagePart(context, staged, limit)
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
