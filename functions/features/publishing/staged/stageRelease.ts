import type { DynamoDBRecord } from 'aws-lambda'
import pMap from 'p-map'
import { LANGUAGES } from '@flou/shared/locale.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { reasonOf } from '../outcome.ts'
import { BatchContent } from '../pageData/batchContent.ts'
import { pageSource } from '../pageData/pageSource.ts'
import { Reads } from '../pageData/reads.ts'
import type { PageAction } from '../planActions.ts'
import type { Publisher } from '../publisher.ts'
import { releaseEvents } from '../release/releaseEvents.ts'
import { pagesOfRelease, releaseReader } from '../release/releasePages.ts'
import type { ReadableRelease } from '../release/releasePreview.ts'
import type { SiteFiles } from '../site/bucket/siteFiles.ts'
import { publishKeys, RELEASE_BUILD } from '../store/publishKeys.ts'
import type { EdgeStore } from './edgeStore.ts'
import { deletionTime, SHOWN_KEY, stagedPrefix } from './siteSwitch.ts'

/** Place of a release's pages before visitors see them. */
export interface Staging {
  store: EdgeStore
  filesIn: (prefix: string) => SiteFiles
  readRelease: (table: Table, id: string) => Promise<ReadableRelease | undefined>
}

const CONCURRENCY = 32
/** CloudFront's limit of a store is 5 MB. */
const MAX_KEY_BYTES = 4_000_000

const keyOf = (build: string, path: string) => build + (path === '/' ? '' : path)

interface StagedPage {
  publisher: Publisher
  files: SiteFiles
  content: BatchContent
}

/** Writes a page, or nothing if it will be missing. Returns false if it cannot be rendered. */
async function stagePage(
  { publisher: { renderer, site, files: published }, files, content }: StagedPage,
  path: string,
  action: PageAction,
): Promise<boolean> {
  await Promise.all(LANGUAGES.map((language) => published.storeSnapshot(path, language)))
  if (action.kind === 'redirect') await files.redirect(path, action.to)
  if (action.kind !== 'render') return true
  try {
    const pages = await Promise.all(
      LANGUAGES.map(async (language) => {
        const source = pageSource(content, language, new Reads())
        return [language, await renderer.renderPage(path, source, site)] as const
      }),
    )
    if (pages.every(([, { status }]) => status === 200))
      await Promise.all(pages.map(([language, page]) => files.put(path, language, page)))
    return true
  } catch (error) {
    const line = {
      level: 'error',
      event: 'a page of a release was not staged',
      path,
      reason: reasonOf(error),
    }
    process.stdout.write(`${JSON.stringify(line)}\n`)
    return false
  }
}

/** Replaces the keys of earlier releases that visitors no longer see. */
async function storeKeys({ store }: Staging, build: string, { paths, now }: { paths: string[]; now: Date }) {
  const entries = await store.entries()
  const [shown = '', until] = (entries.get(SHOWN_KEY) ?? '').split(' ')
  const isShown = (key: string) => Number(until) > now.getTime() && key.startsWith(shown)
  const puts = new Map(paths.map((path) => [keyOf(build, path), '1']))
  await store.update({
    puts,
    deletes: [...entries.keys()].filter((key) => key !== SHOWN_KEY && !isShown(key) && !puts.has(key)),
  })
}

/** Renders the pages that a release changes, as it will publish them, to files that visitors do not see yet. */
async function stageRelease(publisher: Publisher, staging: Staging, build: string): Promise<void> {
  const { table, registry } = publisher
  const now = publisher.now()
  const release = await staging.readRelease(table, build.split('-')[0] ?? '')
  if (!release) return
  const hour = new Date(Math.max(now.getTime(), Date.parse(release.publishAt ?? '') || 0))
  const site = { table, registry, now: hour }
  const streamEvents = await releaseEvents(site, release.writes)
  const actions = [...(await pagesOfRelease(site, streamEvents))]
  const isTooLarge =
    actions.reduce((sum, [path]) => sum + Buffer.byteLength(keyOf(build, path)), 0) > MAX_KEY_BYTES
  const context = {
    publisher,
    files: staging.filesIn(stagedPrefix(build)),
    content: new BatchContent(releaseReader(site, streamEvents)),
  }
  const isStaged = await pMap(
    isTooLarge ? [] : actions,
    ([path, action]) => stagePage(context, path, action),
    { concurrency: CONCURRENCY },
  )
  const paths = actions.flatMap(([path], index) => (isStaged[index] ? [path] : []))
  await storeKeys(staging, build, { paths, now })
  const at = publisher.now()
  await table.put({
    ...publishKeys.stagedRelease(build),
    at: at.toISOString(),
    pages: paths.length,
    ttl: deletionTime(at),
  })
}

/** Stages the releases whose build was requested. */
export async function stageReleases(
  publisher: Publisher,
  staging: Staging,
  records: readonly DynamoDBRecord[],
): Promise<void> {
  for (const { eventName, dynamodb: { Keys } = {} } of records) {
    if (eventName !== 'INSERT' || Keys?.sk?.S !== RELEASE_BUILD) continue
    await stageRelease(publisher, staging, (Keys.pk?.S ?? '').slice(`${RELEASE_BUILD}#`.length))
  }
}
