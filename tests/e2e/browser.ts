import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { ACCOUNT_PATHS } from '@flou/shared/account.ts'
import { IDEMPOTENCY_HEADER } from '@flou/shared/api.ts'
import { CONSENT_COOKIE } from '@flou/shared/site/consent.ts'
import { expect, inject } from 'vitest'
import { TEST_BROWSER_ARGS } from '../setup/chromium.ts'
import { rememberAnswers } from './openPages.ts'
import type { Product } from './product.ts'

/** The product of this worker: Vitest numbers them from 1. */
const productOfWorker = (): Product => {
  const worker = Number(process.env['VITEST_POOL_ID'])
  const found = inject('products')[worker - 1]
  if (!found) throw new Error(`No product for worker ${worker}`)
  return found
}
export const product = productOfWorker()

/** A browser of its own, for tests that end it. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: product.chromium, args: TEST_BROWSER_ARGS })

let launched: Promise<Browser> | undefined
/** The browser that the files of this worker share, one after another; it ends with the worker. One that broke down is replaced. */
export async function workerBrowser(): Promise<Browser> {
  const open = await launched
  if (open?.isConnected()) return open
  launched = openBrowser()
  return launched
}

/** Ends what a file has opened in the shared browser. */
export const closePages = async (browser: Browser): Promise<void> => {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

/** What a browser may print without a defect: a page that is meant to be missing, a call that is meant to be refused. */
const EXPECTED = /Failed to load resource: the server responded with a status of (401|404|409|422)/

export interface WatchedPage {
  page: Page
  /** Errors and warnings printed so far, but for the expected ones; emptied by reading. */
  problems: () => string[]
}

const VIEWPORT = { width: 1440, height: 900 }

/** How long a condition may take on a machine that does much else. Speed is measured in `tests/load`, not here. */
export const PATIENCE_MS = 60_000

/** A page in a context of its own whose console is watched. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  return newPage(await browser.newContext({ viewport: VIEWPORT, ...options }))
}

/**
 * A page of a browser with a profile on disk, as people have it: what a private window stores may go with the page or the process
 * that stored it. The profile is in `folder`.
 */
export async function openProfile(folder: string): Promise<WatchedPage> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: product.chromium,
    args: TEST_BROWSER_ARGS,
    viewport: VIEWPORT,
  })
  return newPage(context)
}

/** The version of the demo's texts about cookies. */
const CONSENT_VERSION = 1
/** Somebody who has rejected optional cookies already: the banner would cover what other tests look at. */
const rejected = { v: CONSENT_VERSION, analytics: false, ads: false, ts: 0 }

async function newPage(context: BrowserContext): Promise<WatchedPage> {
  await context.addCookies([
    { name: CONSENT_COOKIE, value: encodeURIComponent(JSON.stringify(rejected)), url: product.site },
  ])
  context.setDefaultTimeout(PATIENCE_MS)
  return watch(await context.newPage())
}

function watch(page: Page): WatchedPage {
  rememberAnswers(page)
  const printed: string[] = []
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning'
    if (isProblem && !EXPECTED.test(message.text())) printed.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => printed.push(`${page.url()}: ${error.message}`))
  return { page, problems: () => printed.splice(0) }
}

/** Logs in without the screen: the next page that the context opens is signed in by its cookie. */
export async function logIn(
  page: Page,
  account: { email: string; password: string } = product,
): Promise<void> {
  const { email, password } = account
  const answer = await page.request.post(product.admin + ACCOUNT_PATHS.authenticate, {
    data: { email, password },
    headers: { [IDEMPOTENCY_HEADER]: crypto.randomUUID() },
  })
  expect(answer.status()).toBe(200)
}

/** A signed-in page with a session of its own: the cookie of another page, once both have used it, is taken for stolen and ends both. */
export async function openSignedIn(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const watched = await openPage(browser, options)
  await logIn(watched.page)
  return watched
}

/** Logs in through the screen, as a person does. */
export async function logInByForm(page: Page): Promise<void> {
  await page.goto(`${product.admin}/login`)
  await page.locator('input[type=email]').fill(product.email)
  await page.locator('input[type=password]').fill(product.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard2?\/home-page/)
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface AxeResult {
  violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[]
}

/** Breaches of WCAG 2.2 AA that axe finds on the page as it is shown. */
export async function axeViolations(page: Page): Promise<string[]> {
  // evaluated past the page's content security policy, as the developer tools do
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // what passed is most of the result: collecting and sending it takes longer than the examination
  const options = JSON.stringify({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
  const result = await page.evaluate<AxeResult>(
    `axe.run(document, ${options}).then(({ violations }) => ({ violations }))`,
  )
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

/** True where the page is wider than its window: something is cut off or scrolls sideways. */
export const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)

/**
 * How a screen is examined: in English on a desk, and in Indonesian, whose words are longer, on a phone. The other two pairs show
 * the same elements in the same layouts.
 */
export const LOOKS = [
  { language: 'en', locale: 'en-US', width: 1440 },
  { language: 'id', locale: 'id-ID', width: 390 },
] as const

/** Expects a page to break no rule of WCAG and to be nowhere cut off in a window of this width. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  const message = `${page.url()} at ${width} px`
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })) // what a bar covers at the moment counts as too small
  await expect.poll(() => overflows(page), { message }).toBe(false)
  await expect.poll(() => axeViolations(page), { message }).toEqual([])
}

/** Asks for the HTML of an address again until it holds `text`; fails where it never does. */
export async function untilServed(url: string, text: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  let html = ''
  while (!html.includes(text) && performance.now() < deadline) {
    html = await (await fetch(url)).text()
    await pause(20)
  }
  expect(html, url).toContain(text)
}
