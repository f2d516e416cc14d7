import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import path from 'node:path'
import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import { isActive, type PageRow, type PublishRun } from '@flou/shared/publishing/publishing.ts'
import { startProduct } from '../../setup/startProduct.ts'
import { StaffClient } from '../staffClient.ts'
import { summary } from '../statistics.ts'
import { childCpu } from './childCpu.ts'

/**
 * Creates many articles while an editor saves one page repeatedly. Prints the time until edits and the last article are
 * live, renderings per page, and CPU time.
 * Usage: `node tests/load/publishing/burst.ts [articles] [connections] [state]`; starts the product over a copy of the
 * seeded state.
 */
const ARTICLES = Number(process.argv[2] ?? 1000)
const CONNECTIONS = Number(process.argv[3] ?? 16)
const STATE = process.argv[4]
const DEADLINE_MS = 300_000
/** Polling intervals in milliseconds for short and long waits; each poll is a request to the product. */
const OFTEN = 50
const SELDOM = 200
/** Pause between the editor's saves, after the last one is live. */
const PAUSE_MS = 500

type Article = StoredRecord & { slug: string; contents: Record<string, unknown>[] }

const product = await startProduct(STATE)

/** Milliseconds from `since` until both languages of a page contain a text. @param pause between polls */
async function untilLive(
  [page, marker]: readonly [string, string],
  since: number,
  pause: number,
): Promise<number> {
  const isLive = async (prefix: string) => {
    const answer = await fetch(`${product.site}${prefix}${page}`)
    return (await answer.text()).includes(marker)
  }
  while (performance.now() - since < DEADLINE_MS) {
    if ((await isLive('')) && (await isLive('/id'))) return performance.now() - since
    await sleep(pause)
  }
  throw new Error(`${page} did not show ${marker} within ${DEADLINE_MS / 1000} s`)
}

interface Published {
  cause: string
  rendered: number
  ms: number
}

/** Publisher reports in its log. */
const reports = (): Published[] =>
  readFileSync(path.join(product.state, 'functions.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"event":"published"'))
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as Published) // written by report()

const sum = <T>(of: readonly T[], count: (one: T) => number) =>
  of.reduce((total, one) => total + count(one), 0)

try {
  const staff = await new StaffClient(product.admin).logIn()
  const [row] = await staff.data<ListRow[]>('GET', '/api/dashboard/news?perPage=1')
  if (!row) throw new Error('There is no article to copy')
  let edited = await staff.data<Article>('GET', `/api/dashboard/news/${row.id}`)
  const { id: _, recordVersion: __, ...template } = edited
  const before = reports().length

  const today = new Date().toISOString().slice(0, 10)
  const created: string[] = []
  let next = 0
  const create = async () => {
    while (next < ARTICLES) {
      next += 1
      const slug = `burst-${next}-${Date.now()}`
      const contents = template.contents.map((entry) => ({ ...entry, title: `Burst ${slug}` }))
      await staff.data('POST', '/api/dashboard/news', { ...template, slug, publishDate: today, contents })
      created.push(slug)
    }
  }

  /** Pages written since then, without duplicates, plus one per edit of the editor. */
  const changedPages = async (since: string) => {
    let count = 0
    let cursor: string | undefined
    do {
      const query = cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`
      const path = `/api/dashboard/publishing/pages${query}`
      const { body } = await staff.call<PageRow[]>('GET', path)
      count += body.data.filter(({ published }) => published >= since).length
      cursor = body.cursor
    } while (cursor !== undefined)
    return count
  }

  /** Waits until no run is active. @returns the runs since then */
  const untilDone = async (since: string) => {
    for (;;) {
      const runs = await staff.data<PublishRun[]>('GET', '/api/dashboard/publishing/runs')
      if (!runs.some(isActive)) return runs.filter(({ created }) => created >= since)
      await sleep(200)
    }
  }

  const burst = new AbortController()
  const lives: number[] = []
  const edit = async () => {
    while (!burst.signal.aborted) {
      const marker = `mark-${lives.length}-${Date.now()}`
      const contents = edited.contents.map((entry) => ({ ...entry, content: `<p>${marker}</p>` }))
      const since = performance.now()
      edited = await staff.data('PUT', `/api/dashboard/news/${row.id}`, { ...edited, contents })
      lives.push(await untilLive([`/news-and-information/${edited.slug}`, marker], since, OFTEN))
      await sleep(PAUSE_MS)
    }
  }

  const cpuSeconds = childCpu()
  const cpuBefore = cpuSeconds()
  const startedAt = new Date().toISOString()
  const started = performance.now()
  const editing = edit()
  await Promise.all(Array.from({ length: CONNECTIONS }, create))
  const answered = performance.now()
  const cpuOfCreates = cpuSeconds() - cpuBefore
  const last = created.at(-1) ?? ''
  await untilLive([`/news-and-information/${last}`, `Burst ${last}`], answered, SELDOM)
  const ownPageMs = performance.now() - answered
  await untilLive(['/news-and-information', 'Burst '], answered, SELDOM)
  burst.abort()
  await editing
  const runs = await untilDone(startedAt)
  const work = reports().slice(before)
  const batches = work.filter(({ cause }) => cause === 'stream')
  const rendered = sum(batches, (one) => one.rendered) + sum(runs, (one) => one.rendered)
  const changed = (await changedPages(startedAt)) + lives.length
  console.log(
    JSON.stringify(
      {
        articles: ARTICLES,
        connections: CONNECTIONS,
        createsPerSecond: Math.round((ARTICLES / (answered - started)) * 1000),
        editLiveMs: summary(lives),
        lastArticleAfterMs: Math.round(ownPageMs),
        allPagesAfterMs: Math.round(performance.now() - answered),
        batches: batches.length,
        batchMs: summary(batches.map(({ ms }) => ms)),
        rendered,
        changed,
        cpuSecondsUntilAnswered: Math.round(cpuOfCreates * 10) / 10,
        cpuSeconds: Math.round((cpuSeconds() - cpuBefore) * 10) / 10,
        renderedPerChangedPage: Math.round((rendered / changed) * 100) / 100,
      },
      null,
      2,
    ),
  )
} finally {
  await product.stop()
}
