import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { logIn, openBrowser, openPage, product, type WatchedPage } from './browser.ts'

/** A signed-in page that the tests of a file share. It is there from the first test on. */
export interface StaffPage extends WatchedPage {
  readonly page: Page
  /** For pages of other people. */
  readonly browser: Browser
}

/** Opens a browser with a signed-in page before the tests of a file and closes it after them. */
export function staffPage(options: BrowserContextOptions = {}): StaffPage {
  let browser: Browser
  let watched: WatchedPage
  beforeAll(async () => {
    browser = await openBrowser()
    watched = await openPage(browser, options)
    await logIn(watched.page)
  })
  afterAll(() => browser.close())
  return {
    get browser() {
      return browser
    },
    get page() {
      return watched.page
    },
    problems: () => watched.problems(),
  }
}

/** Puts both content languages side by side, so that every text of a form is on the page; the browser remembers it. */
export async function showBothLanguages(page: Page): Promise<void> {
  await page.goto(`${product.admin}/dashboard2/news/add`)
  await page.getByRole('button', { name: 'Both languages', exact: true }).click()
}
