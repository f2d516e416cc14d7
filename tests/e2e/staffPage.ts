import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach } from 'vitest'
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
  return sharedBy(() => ({ browser, watched }))
}

/** What is there once tests run. */
const sharedBy = (now: () => { browser: Browser; watched: WatchedPage }): StaffPage => ({
  get browser() {
    return now().browser
  },
  get page() {
    return now().watched.page
  },
  problems: () => now().watched.problems(),
})

/** Opens a browser before the tests of a file, and a signed-in page in a profile of its own for each of them. */
export function ownStaffPage(): StaffPage {
  let browser: Browser
  let watched: WatchedPage
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    watched = await openPage(browser)
    await logIn(watched.page)
    return () => watched.page.context().close()
  })
  return sharedBy(() => ({ browser, watched }))
}

/** Puts both content languages side by side, so that every text of a form is on the page; the browser remembers it. */
export async function showBothLanguages(page: Page): Promise<void> {
  await page.goto(`${product.admin}/dashboard2/news/add`)
  await page.getByRole('button', { name: 'Both languages', exact: true }).click()
}
