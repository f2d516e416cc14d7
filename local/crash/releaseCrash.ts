// Crash test: `node local/crash/releaseCrash.ts [rounds] [seed] [state]`. Kills a product with `--like-aws` at random
// moments of releases and their undo, while visitors request its pages: twice a round, about four minutes a kill.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { RELEASE_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { newsCta } from '@flou/shared/content/types/news.ts'
import { DEMO_ACCOUNT } from '@flou/demo/account.ts'
import * as z from 'zod/mini'
import { freePort } from '../aws/http.ts'
import { seededRandom } from '../likeAws/faults.ts'
import { runProgram } from '../product/program.ts'
import { originOf } from '../runtime/origins.ts'
import { signIn, type ApiClient } from '../seeding/apiClient.ts'
import { copyState } from '../seeding/copyState.ts'
import { startProcess, type ProcessSettings, type ProductProcess } from './productProcess.ts'
import { findPagesShowing, pagesOf } from './stopWhilePublishing.ts'
import { screenPath } from './writers.ts'

const LONGEST_RUN_MS = 40_000
const END_MS = 10 * 60_000
const POLL_MS = 500
const START_MS = 3_000
const END_OF_STAGED_MS = 75_000

const sectionSchema = z.looseObject({
  recordVersion: z.number(),
  contents: z.array(z.looseObject({ languageId: z.number(), title: z.string() })),
})
const releaseSchema = z.looseObject({ id: z.string(), recordVersion: z.number(), state: z.string() })

const titleOf = (round: number) => `Title of release ${round} `

/** Returns the paths of pages that show the section. */
async function pagesOfSection({ site, admin }: ProductProcess): Promise<string[]> {
  const api = await signIn(admin, DEMO_ACCOUNT)
  const { contents } = sectionSchema.parse(await api.request('GET', screenPath(newsCta)))
  const news = (await pagesOf(site)).filter((page) => page.includes('/news-and-information'))
  const showing = await findPagesShowing(
    news,
    contents.map(({ title }) => title),
  )
  return showing.map((page) => new URL(page).pathname)
}

/** Publishes a release that changes a section of many pages. Returns its id. */
async function publishRelease(api: ApiClient, round: number): Promise<string> {
  const section = sectionSchema.parse(await api.request('GET', screenPath(newsCta)))
  const contents = section.contents.map((one) => ({ ...one, title: titleOf(round) }))
  const release = releaseSchema.parse(
    await api.request('POST', RELEASE_PATHS.all, { name: `Release ${round}` }),
  )
  await api.request('POST', RELEASE_PATHS.items(release.id), {
    operation: 'update',
    type: newsCta.key,
    recordId: 0,
    body: { ...section, contents },
    recordVersion: section.recordVersion,
  })
  await startWork(api, release.id, 'publish')
  return release.id
}

/** Starts the work and does not wait for its end, so that kills meet all of it. */
async function startWork(api: ApiClient, id: string, work: 'publish' | 'undo'): Promise<void> {
  const { recordVersion } = releaseSchema.parse(await api.request('GET', RELEASE_PATHS.one(id)))
  const request = api.request('POST', RELEASE_PATHS[work](id), { recordVersion })
  await Promise.race([request.catch(() => undefined), sleep(START_MS)])
}

const roundIn = (html: string) => Number(/Title of release (\d+) /.exec(html)?.[1] ?? 0)

/** Pages as one visitor saw them: a page that is older than an earlier one is a mixture. */
class Visitor {
  readonly mixtures: string[] = []
  /** Requests that showed each round. */
  readonly requests: Record<number, number> = {}
  /** Rounds that the site shows, in order; an undo shows the one before again. */
  readonly #expected = [0]
  #latest = 0
  #next = 0

  expect(round: number): void {
    this.#expected.push(round)
  }

  async look(site: string, pages: readonly string[]): Promise<void> {
    const page = pages[this.#next % pages.length] ?? '/'
    this.#next += 1
    const response = await fetch(site + page).catch(() => undefined)
    if (!response?.ok) return
    const round = roundIn(await response.text())
    this.requests[round] = (this.requests[round] ?? 0) + 1
    const index = this.#expected.indexOf(round, this.#latest)
    if (index === -1) this.mixtures.push(`${page}: ${round} after ${this.#expected[this.#latest]}`)
    else this.#latest = index
  }
}

async function visitUntil(end: number, look: () => Promise<unknown>) {
  while (Date.now() < end) await look()
}

const isFinal = (state: string) => ['live', 'undone', 'failed'].includes(state)

async function waitUntilFinal(api: ApiClient, id: string, look: () => Promise<unknown>): Promise<string> {
  const end = Date.now() + END_MS
  for (;;) {
    const { state } = releaseSchema.parse(await api.request('GET', RELEASE_PATHS.one(id)))
    if (isFinal(state) || Date.now() > end) return state
    await look()
    await sleep(POLL_MS)
  }
}

interface Run {
  settings: ProcessSettings
  product: ProductProcess
  random: () => number
  visitor: Visitor
  pages: readonly string[]
}

/** Kills and restarts the product during a release's work. Returns the state that the release reaches. */
async function killDuring(run: Run, id: string): Promise<string> {
  const { product, settings, random, visitor, pages } = run
  const { site: before } = product
  await visitUntil(Date.now() + random() * LONGEST_RUN_MS, () => visitor.look(before, pages))
  product.kill()
  await product.exited
  run.product = await startProcess(settings)
  const { site, admin } = run.product
  return waitUntilFinal(await signIn(admin, DEMO_ACCOUNT), id, () => visitor.look(site, pages))
}

/** Publishes a release and undoes it; each is killed once. Returns false unless both end as they should. */
async function runRound(run: Run, round: number): Promise<boolean> {
  const { visitor } = run
  visitor.expect(round)
  const id = await publishRelease(await signIn(run.product.admin, DEMO_ACCOUNT), round)
  if ((await killDuring(run, id)) !== 'live') return false
  visitor.expect(0)
  await startWork(await signIn(run.product.admin, DEMO_ACCOUNT), id, 'undo')
  return (await killDuring(run, id)) === 'undone'
}

/** Returns the pages that do not show the state before all releases, after the last staged ones have ended. */
async function findStale({ product: { site }, pages }: Run): Promise<string[]> {
  await sleep(END_OF_STAGED_MS)
  const stale: string[] = []
  for (const page of pages) if (roundIn(await (await fetch(site + page)).text()) !== 0) stale.push(page)
  return stale
}

await runProgram(async () => {
  const [rounds = 25, seed = 1] = process.argv.slice(2, 4).map(Number)
  const stateDir = mkdtempSync(path.join(tmpdir(), 'flou-release-'))
  const settings = {
    stateDir,
    site: await freePort(),
    admin: await freePort(),
    options: ['--like-aws', `--seed=${seed}`],
  }
  const origins = { site: originOf(settings.site), admin: originOf(settings.admin) }
  if (process.argv[4]) await copyState(process.argv[4], stateDir, origins)
  const product = await startProcess(settings)
  const visitor = new Visitor()
  const run: Run = { settings, product, random: seededRandom(seed), visitor, pages: [] }
  try {
    run.pages = await pagesOfSection(product)
    let unfinished = 0
    for (let round = 1; round <= rounds; round += 1) {
      if (!(await runRound(run, round))) unfinished += 1
      console.error(`round ${round}: ${unfinished} unfinished, ${visitor.mixtures.length} mixtures`)
    }
    const { mixtures, requests } = visitor
    const stale = await findStale(run)
    console.log(JSON.stringify({ seed, rounds, unfinished, mixtures, stale, requests }, undefined, 2))
    if (unfinished + mixtures.length + stale.length > 0) process.exitCode = 1
  } finally {
    run.product.kill()
    await run.product.exited
    rmSync(stateDir, { recursive: true, force: true })
  }
})
