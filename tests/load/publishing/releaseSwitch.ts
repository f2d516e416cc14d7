import pMap from 'p-map'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import { RELEASE_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import {
  RELEASE_PREVIEW_API,
  type PreviewResponse,
  type ReleasePage,
} from '@flou/shared/publishing/preview.ts'
import { isActive, type PublishRun } from '@flou/shared/publishing/publishing.ts'
import type { NewReleaseItem, ReleaseDetail, ReleaseRow } from '@flou/shared/releases/release.ts'
import { pagesOf } from '@flou/local/crash/stopWhilePublishing.ts'
import { startProduct } from '../../setup/startProduct.ts'
import { StaffClient } from '../staffClient.ts'
import { summary } from '../statistics.ts'

/**
 * Publishes a release of many records that changes every page, and undoes it, while a visitor requests random pages: a
 * page older than one seen before is a mixture. Prints the times of previews, build, switch and publishing.
 * Usage: `node tests/load/publishing/releaseSwitch.ts [records] [pages] [state]`; the state is changed.
 */
const RECORDS = Number(process.argv[2] ?? 200)
const PAGES = Number(process.argv[3] ?? 2000)
const STATE = process.argv[4]
const CONNECTIONS = 8
const PREVIEWS = 20
const DEADLINE_MS = 30 * 60_000
const MARK = `Menu of release ${Date.now()}`

type Saved = StoredRecord & { contents: object[]; translations: object[] }

const product = await startProduct(STATE)
const staff = new StaffClient(product.admin)
/** Tokens end after 15 minutes. */
const LOG_IN_MS = 5 * 60_000
let loggedIn = -Infinity

async function stayLoggedIn(): Promise<void> {
  if (performance.now() - loggedIn < LOG_IN_MS) return
  await staff.logIn()
  loggedIn = performance.now()
}

const log = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

async function timed<T>(work: () => Promise<T>): Promise<[result: T, seconds: number]> {
  const start = performance.now()
  const result = await work()
  return [result, Math.round((performance.now() - start) / 100) / 10]
}

async function untilQuiet(): Promise<void> {
  for (let quiet = 0; quiet < 3; await sleep(1_000)) {
    await stayLoggedIn()
    const runs = await staff.data<PublishRun[]>('GET', '/api/dashboard/publishing/runs')
    quiet = runs.some(isActive) ? 0 : quiet + 1
  }
}

const readAll = <T>(path: string, rows: readonly { id: number }[]) =>
  pMap(rows, ({ id }) => staff.data<T>('GET', `${path}/${id}`), { concurrency: CONNECTIONS })

/** Creates articles until the site has enough pages. */
async function createArticles(): Promise<void> {
  const isEnglish = (url: string) => !/^\/id(?:\/|$)/.test(new URL(url).pathname)
  const missing = PAGES - (await pagesOf(product.site)).filter(isEnglish).length
  const [row] = await staff.data<ListRow[]>('GET', '/api/dashboard/news?perPage=1')
  const [{ id: _, recordVersion: __, ...template } = {} as Saved] = await readAll<Saved>(
    '/api/dashboard/news',
    row ? [row] : [],
  )
  const publishDate = new Date().toISOString().slice(0, 10)
  const numbers = Array.from({ length: Math.max(0, missing) }, (_number, index) => index)
  await pMap(
    numbers,
    (index) => {
      const slug = `release-${index}-${Date.now()}`
      return staff.data('POST', '/api/dashboard/news', { ...template, slug, publishDate })
    },
    { concurrency: CONNECTIONS },
  )
  await untilQuiet()
}

async function collectAll(): Promise<ReleaseRow> {
  const release = await staff.data<ReleaseRow>('POST', RELEASE_PATHS.all, { name: MARK })
  const rows: ListRow[] = []
  for (let page = 1; rows.length < RECORDS - 1; page += 1)
    rows.push(...(await staff.data<ListRow[]>('GET', `/api/dashboard/news?perPage=100&page=${page}`)))
  const articles = await readAll<Saved>('/api/dashboard/news', rows.slice(0, RECORDS - 1))
  const menus = await staff.data<ListRow[]>('GET', '/api/dashboard/menu?perPage=100')
  const menu = (await readAll<Saved>('/api/dashboard/menu', menus)).find((one) => one.isActive === true)
  if (!menu) throw new Error('There is no menu')
  const update = (type: string, { id, recordVersion, ...body }: Saved): NewReleaseItem => ({
    operation: 'update',
    type,
    recordId: id,
    recordVersion,
    body,
  })
  const titled = (texts: object[]) => texts.map((one) => ({ ...one, title: MARK }))
  const items = [
    update('menu', { ...menu, translations: titled(menu.translations) }),
    ...articles.map((one) => update('news', { ...one, contents: titled(one.contents) })),
  ]
  for (const item of items) await staff.data('POST', RELEASE_PATHS.items(release.id), item)
  return release
}

async function previewTimes({ id }: ReleaseRow, pages: readonly ReleasePage[]): Promise<number[]> {
  const step = Math.ceil(pages.length / PREVIEWS)
  const times: number[] = []
  for (const { path } of pages.filter((_page, index) => index % step === 0)) {
    const start = performance.now()
    const body = { release: id, path, language: 'en' }
    const { kind } = await staff.data<PreviewResponse>('POST', RELEASE_PREVIEW_API, body)
    if (kind !== 'page') throw new Error(`No preview of ${path}`)
    times.push(performance.now() - start)
  }
  return times
}

interface Crawl {
  requests: number
  /** Milliseconds of the last page before and of the first page after the switch. */
  lastBefore: number
  firstAfter: number
  mixtures: string[]
}

const isNew = async (path: string) => (await (await fetch(product.site + path)).text()).includes(MARK)

/** Requests random pages until `isDone`. @param target true for the release, false for its undo */
async function crawl(
  paths: readonly string[],
  { target, isDone }: { target: boolean; isDone: () => boolean },
): Promise<Crawl> {
  const start = performance.now()
  const seen: Crawl = { requests: 0, lastBefore: 0, firstAfter: 0, mixtures: [] }
  while (!isDone()) {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? '/'
    const isAfter = (await isNew(path)) === target
    const ms = Math.round(performance.now() - start)
    seen.requests += 1
    if (isAfter) seen.firstAfter ||= ms
    else if (seen.firstAfter > 0) seen.mixtures.push(path)
    else seen.lastBefore = ms
  }
  return seen
}

/** Starts the work and waits for its end. Returns the seconds until each state. */
async function work(id: string, name: 'publish' | 'undo', end: string): Promise<Record<string, number>> {
  const start = performance.now()
  const seconds: Record<string, number> = {}
  const read = () => staff.data<ReleaseDetail>('GET', RELEASE_PATHS.one(id))
  const { recordVersion } = await read()
  void staff.call('POST', RELEASE_PATHS[name](id), { recordVersion }).catch(() => undefined)
  while (performance.now() - start < DEADLINE_MS) {
    await stayLoggedIn()
    const { state, failure } = await read()
    seconds[state] ??= Math.round((performance.now() - start) / 100) / 10
    if (state === end || failure) return failure ? { ...seconds, failed: 1 } : seconds
    await sleep(500)
  }
  throw new Error(`The release is not ${end}`)
}

try {
  await stayLoggedIn()
  await createArticles()
  const [release, collected] = await timed(collectAll)
  const [pages, listed] = await timed(() =>
    staff.data<ReleasePage[]>('GET', `${RELEASE_PREVIEW_API}/${release.id}`),
  )
  const [problems, checked] = await timed(() => staff.data<object[]>('GET', RELEASE_PATHS.checks(release.id)))
  log({ records: RECORDS, pages: pages.length, collected, listed, checked, problems: problems.length })
  log({ preview: summary(await previewTimes(release, pages)) })
  const paths = pages.flatMap(({ path, action }) => (action === 'render' ? [path] : []))
  for (const [name, end] of [
    ['publish', 'live'],
    ['undo', 'undone'],
  ] as const) {
    let isDone = false
    const target = name === 'publish'
    const visits = crawl(paths, { target, isDone: () => isDone })
    const states = await work(release.id, name, end).finally(() => (isDone = true))
    const after = await crawlAll(paths, target)
    log({ name, states, ...(await visits), stale: after })
  }
} finally {
  await product.stop()
}

/** Returns the pages that do not show the result once it is published. */
async function crawlAll(paths: readonly string[], target: boolean): Promise<string[]> {
  await sleep(70_000) // staged pages end
  const results = await pMap(paths, isNew, { concurrency: CONNECTIONS })
  return paths.filter((_path, index) => results[index] !== target)
}
