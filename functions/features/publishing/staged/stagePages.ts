import pMap from 'p-map'
import { LANGUAGES } from '@flou/shared/locale.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { findMissedPages } from '../chunks/missedEvents.ts'
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
import { observeAffectedKeys } from '../store/affectedKeys.ts'
import type { EdgeStore } from './edgeStore.ts'
import { stagedPrefix } from './siteSwitch.ts'

interface ReadableBuild extends ReadableRelease {
  isCurrent: boolean
}

export interface Staging {
  store: EdgeStore
  filesIn: (prefix: string) => SiteFiles
  readBuild: (
    source: { table: Table; registry: Registry },
    build: string,
  ) => Promise<ReadableBuild | undefined>
}

export interface BuildContext {
  publisher: Publisher
  staging: Staging
  build: string
}

type PageActions = ReadonlyMap<string, PageAction>

const CONCURRENCY = 32
const ATTEMPTS = 5

interface StagedPage {
  publisher: Publisher
  files: SiteFiles
  content: BatchContent
}

async function renderPage(
  { publisher: { renderer, site }, files, content }: StagedPage,
  path: string,
): Promise<string[]> {
  const reads = new Reads()
  const pages = await Promise.all(
    LANGUAGES.map(
      async (language) =>
        [language, await renderer.renderPage(path, pageSource(content, language, reads), site)] as const,
    ),
  )
  if (pages.every(([, { status }]) => status === 200))
    await Promise.all(pages.map(([language, page]) => files.put(path, language, page)))
  else await files.remove(path)
  return reads.keys
}

/** Writes a page, or removes it. Returns the keys that it depends on; undefined if it cannot be rendered. */
async function stagePage(
  staged: StagedPage,
  path: string,
  action: PageAction,
): Promise<readonly string[] | undefined> {
  const { publisher, files } = staged
  await Promise.all(
    [publisher.files, files].flatMap((target) =>
      LANGUAGES.map((language) => target.storeSnapshot(path, language)),
    ),
  )
  if (action.kind === 'redirect') await files.redirect(path, action.to)
  if (action.kind === 'gone') await files.remove(path)
  if (action.kind !== 'render') return []
  try {
    return await renderPage(staged, path)
  } catch (error) {
    const event = 'a page of a release was not staged'
    process.stdout.write(`${JSON.stringify({ level: 'error', event, path, reason: reasonOf(error) })}\n`)
    return undefined
  }
}

/**
 * Renders pages as a build shows them, until no concurrent edit affects them. Returns their paths.
 * @param select returns the pages to render among those that the build changes
 */
export async function stagePages(
  { publisher, staging, build }: BuildContext,
  select: (ofBuild: PageActions) => PageActions,
): Promise<Set<string>> {
  const { table, registry } = publisher
  const paths = new Set<string>()
  let missed: ReadonlySet<string> | undefined
  for (let attempt = 0; attempt < ATTEMPTS && missed?.size !== 0; attempt += 1) {
    const now = publisher.now()
    const loadAffected = await observeAffectedKeys(table, now)
    const { writes = [], publishAt = '' } = (await staging.readBuild(publisher, build)) ?? {}
    const site = { table, registry, now: new Date(Math.max(now.getTime(), Date.parse(publishAt) || 0)) }
    const streamEvents = await releaseEvents(site, writes)
    const actions = [...select(await pagesOfRelease(site, streamEvents))]
    const content = new BatchContent(releaseReader(site, streamEvents))
    const staged = { publisher, files: staging.filesIn(stagedPrefix(build)), content }
    const pages = await pMap(
      actions.filter(([path]) => !missed || missed.has(path)),
      async ([path, action]) => [path, await stagePage(staged, path, action)] as const,
      { concurrency: CONCURRENCY },
    )
    const rendered = pages.flatMap(([path, keys]) => (keys ? [[path, keys] as const] : []))
    for (const [path] of rendered) paths.add(path)
    missed = new Set(await findMissedPages(rendered, loadAffected))
  }
  return paths
}
