import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import {
  logIn,
  closePages,
  workerBrowser,
  openProfile,
  openSignedIn,
  product,
  type WatchedPage,
} from './browser.ts'
import { describeFailure } from './openPages.ts'

/** A signed-in page that the tests of a file share, available from the first test on. */
export interface StaffPage extends WatchedPage {
  readonly page: Page
  /** For pages of other people. */
  readonly browser: Browser
}

/** Opens a browser with a signed-in page before the tests of a file and closes it afterwards. */
export function staffPage(options: BrowserContextOptions = {}): StaffPage {
  let browser: Browser
  let watched: WatchedPage
  beforeAll(async () => {
    browser = await workerBrowser()
    watched = await openSignedIn(browser, options)
  })
  afterAll(() => closePages(browser))
  return sharedBy(() => ({ browser, watched }))
}

/** Available once tests run. */
const sharedBy = (now: () => { browser: Browser; watched: WatchedPage }): StaffPage => ({
  get browser() {
    return now().browser
  },
  get page() {
    return now().watched.page
  },
  problems: () => now().watched.problems(),
})

/** Opens a browser for a file, and a signed-in page with its own context per test. */
export function ownStaffPage(options: BrowserContextOptions = {}): StaffPage {
  let browser: Browser
  let watched: WatchedPage
  beforeAll(async () => {
    browser = await workerBrowser()
  })
  afterAll(() => closePages(browser))
  beforeEach(async (test) => {
    watched = await openSignedIn(browser, options)
    return async () => {
      await describeFailure(test)
      await watched.page.context().close()
    }
  })
  return sharedBy(() => ({ browser, watched }))
}

/** Opens a signed-in page per test with a profile on disk, so that storage outlives the page and its process. */
export function profileStaffPage(): Omit<StaffPage, 'browser'> {
  let watched: WatchedPage
  beforeEach(async (test) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'profile-'))
    watched = await openProfile(folder)
    await logIn(watched.page)
    return async () => {
      await describeFailure(test)
      await watched.page.context().close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
  return {
    get page() {
      return watched.page
    },
    problems: () => watched.problems(),
  }
}

/** Crashes the renderer process of a page. */
export async function crash(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash')
  const devTools = await page.context().newCDPSession(page)
  void devTools.send('Page.crash').catch(() => undefined) // no response after the crash
  await gone
  await page.close()
}

/** Shows both content languages, so that all texts of a form are on the page; the browser remembers it. */
export async function showBothLanguages(page: Page): Promise<void> {
  await page.goto(`${product.admin}/dashboard2/news/add`)
  await page.getByRole('button', { name: 'Both languages', exact: true }).click()
}

/** The button that publishes, or that saves content without a public page, in either language. */
export const saveButton = (within: Page | Locator): Locator =>
  within.getByRole('button', { name: /^(?:Publish|Save|Terbitkan|Simpan)$/ })
