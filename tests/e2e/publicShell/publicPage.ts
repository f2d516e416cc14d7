import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { openPage, product, type WatchedPage } from '../browser.ts'

export interface PublicPage extends WatchedPage {
  open: (path: string) => Promise<void>
  hydrated: () => Promise<void>
}

/** Sets a marker on hydration; a new document starts without it. */
const MARK = `document.addEventListener('app:hydrated', () => { window.isHydrated = true })`

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

/** Marks the document; `isSameDocument` checks the marker. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { isMarked: true }) && true)
export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window)

export const inBoth = (path: string) => [
  ['en', path] as const,
  ['id', path === '/' ? '/id' : `/id${path}`] as const,
]
