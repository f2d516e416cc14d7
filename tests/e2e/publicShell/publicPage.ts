import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { openPage, product, type WatchedPage } from '../browser.ts'

export interface PublicPage extends WatchedPage {
  /** Goes to a path of the site. */
  open: (path: string) => Promise<void>
  /** Waits until React has taken over the document shown. */
  hydrated: () => Promise<void>
}

/** Leaves a mark when a document is hydrated; a later document starts without it. */
const MARK = `document.addEventListener('app:hydrated', () => { window.isHydrated = true })`

/** A visitor's page in a context of its own. */
export async function openPublicPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<PublicPage> {
  const watched = await openPage(browser, options)
  const { page } = watched
  await page.addInitScript(MARK)
  return {
    ...watched,
    open: async (path) => {
      await page.goto(product.site + path)
    },
    hydrated: async () => {
      await page.waitForFunction(() => 'isHydrated' in window)
    },
  }
}

/** Marks the document shown; `isSameDocument` tells whether it is still there. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { isMarked: true }) && true)
export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window)

/** Addresses of a path in both languages. */
export const inBoth = (path: string) => [
  ['en', path] as const,
  ['id', path === '/' ? '/id' : `/id${path}`] as const,
]
