import type { DynamoDBRecord } from 'aws-lambda'
import type { Publisher } from '../publisher.ts'
import { RELEASE_BUILD } from '../store/publishKeys.ts'
import {
  getStagedBuild,
  isShown,
  openStagedBuild,
  stagedBuilds,
  storeStagedBuild,
} from '../store/stagedBuilds.ts'
import { SHOWN_KEY } from './siteSwitch.ts'
import { keyOf, stagePages, type BuildContext, type Staging } from './stagePages.ts'

/** CloudFront's limit of a store is 5 MB. */
const MAX_KEY_BYTES = 3_000_000

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

/** Renders the pages that a release, or its undo, changes to files that visitors do not see yet. */
async function stageRelease(context: BuildContext): Promise<void> {
  const { publisher, staging, build } = context
  const { table } = publisher
  const isStaged = (await getStagedBuild(table, build))?.at !== undefined
  if (isStaged || !(await staging.readBuild(publisher, build))) return
  await openStagedBuild(table, build, publisher.now())
  const { required, obsolete } = await otherKeys(context)
  const room = MAX_KEY_BYTES - bytesOf(required)
  const paths = await stagePages(context, (pages) =>
    bytesOf([...pages.keys()].map((path) => keyOf(build, path))) > room ? new Map() : pages,
  )
  const puts = new Map([...paths].map((path) => [keyOf(build, path), '1']))
  await staging.store.update({ puts, deletes: obsolete })
  await storeStagedBuild(table, { build, at: publisher.now(), paths })
}

export async function stageReleases(
  publisher: Publisher,
  staging: Staging,
  records: readonly DynamoDBRecord[],
): Promise<void> {
  for (const { eventName, dynamodb: { Keys } = {} } of records) {
    if (eventName !== 'INSERT' || Keys?.sk?.S !== RELEASE_BUILD) continue
    const build = (Keys.pk?.S ?? '').slice(`${RELEASE_BUILD}#`.length)
    await stageRelease({ publisher, staging, build })
  }
}
