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
import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import { IDEMPOTENCY_HEADER } from '@flou/shared/api.ts'
import { CONSENT_COOKIE } from '@flou/shared/visits/consent.ts'
import { expect, inject } from 'vitest'
import { TEST_BROWSER_ARGS } from '../setup/chromium.ts'
import { rememberAnswers } from './openPages.ts'
import type { Product } from './product.ts'

/** The product of this worker; Vitest numbers workers from 1. */
const productOfWorker = (): Product => {
  const worker = Number(process.env['VITEST_POOL_ID'])
  const found = inject('products')[worker - 1]
  if (!found) throw new Error(`No product for worker ${worker}`)
  return found
}
export const product = productOfWorker()

/** A separate browser, for tests that end it. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: product.chromium, args: TEST_BROWSER_ARGS })

let launched: Promise<Browser> | undefined
/** The browser that the files of a worker share; replaced after a crash. */
export async function workerBrowser(): Promise<Browser> {
  const open = await launched
  if (open?.isConnected()) return open
  launched = openBrowser()
  return launched
}

/** Closes the pages of a file in the shared browser. */
export const closePages = async (browser: Browser): Promise<void> => {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

/** Expected console output: intended 404s and rejected calls. */
const EXPECTED =
  /Failed to load resource: the server responded with a status of (401|404|409|422)|Service Worker registration blocked/

export interface WatchedPage {
  page: Page
  /** Unexpected errors and warnings since the last call. */
  problems: () => string[]
}

const VIEWPORT = { width: 1440, height: 900 }

/** Time limit of a condition on a busy machine in milliseconds. `tests/load` measures speed. */
export const PATIENCE_MS = 60_000

/** A page in its own context that records console output. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  return newPage(await browser.newContext({ viewport: VIEWPORT, ...options }))
}

/**
 * A page with a profile on disk, whose storage outlives page and process, unlike in a private window. @param folder of
 * the profile
 */
export async function openProfile(folder: string): Promise<WatchedPage> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: product.chromium,
    args: TEST_BROWSER_ARGS,
    viewport: VIEWPORT,
  })
  return newPage(context)
}

/** Version of the demo's cookie texts. */
const CONSENT_VERSION = 1
/** A visitor who rejected optional cookies; the banner would cover other content. */
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

/** Logs in by API: the next page of the context is signed in by its cookie. */
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

/**
 * A signed-in page with its own session: reusing a cookie in two pages counts as theft and ends both. Without the
 * service worker, which loads all files of the app.
 */
export async function openSignedIn(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const watched = await openPage(browser, { serviceWorkers: 'block', ...options })
  await logIn(watched.page)
  return watched
}

export async function logInByForm(page: Page): Promise<void> {
  await page.goto(`${product.admin}/login`)
  await page.locator('input[type=email]').fill(product.email)
  await page.locator('input[type=password]').fill(product.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard2?\/(?:home-page|overview)/)
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface AxeResult {
  violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[]
}

export async function axeViolations(page: Page): Promise<string[]> {
  // evaluated with the CSP bypassed, as by developer tools
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // passed rules are most of the result and slow to transfer
  const options = JSON.stringify({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
  const result = await page.evaluate<AxeResult>(
    `axe.run(document, ${options}).then(({ violations }) => ({ violations }))`,
  )
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

/** Selects the interface language in the account menu, unless it is selected. */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  const account = page.locator('header button[popovertarget]').last()
  await account.waitFor()
  if (await page.locator(`html[lang^=${language}]`).count()) return
  await account.click()
  await page.locator(`header [popover] button[lang=${language}]`).click()
}

/** True if the page is wider than its window. */
export const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)

/**
 * States to examine: English on a desktop, and Indonesian with its longer words on a phone.
 * The other two pairs have the same elements and layouts.
 */
export const LOOKS = [
  { language: 'en', locale: 'en-US', width: 1440 },
  { language: 'id', locale: 'id-ID', width: 390 },
] as const

/** Expects no WCAG violation and no horizontal overflow at this width. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  const message = `${page.url()} at ${width} px`
  await page.setViewportSize({ width, height: 900 })
  await expect.poll(() => overflows(page), { message }).toBe(false)
  // elements under a sticky bar count as too small
  const toTop = () => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => toTop().then(() => axeViolations(page)), { message }).toEqual([])
}

/** Polls a URL until its HTML contains `text`. @throws after the time limit */
export async function untilServed(url: string, text: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  let html = ''
  while (!html.includes(text) && performance.now() < deadline) {
    html = await (await fetch(url)).text()
    await pause(20)
  }
  expect(html, url).toContain(text)
}
