// Scripts that the back-office loads with an empty cache, in bytes by gzip: log-in alone, and an article's form
// including log-in. Exits with 1 if over budget (docs/budgets.md).
// Usage: `node tests/load/size/adminBytes.ts` with a running product; ADMIN overrides its URL.
import { gzipSync } from 'node:zlib'
import { chromium, type Page, type Response } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'
import { ADMIN, signIn } from '../staffPage.ts'

const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
const sizeOf = async (response: Response) => gzipSync(await response.body()).length

/** Prints the requests of a new browser until `work` is done and the network idle. Budget in KB. */
async function report(what: string, budget: number, work: (page: Page) => Promise<unknown>): Promise<void> {
  const page = await browser.newPage()
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js') && !scripts.has(pathname)) scripts.set(pathname, sizeOf(response))
  })
  await work(page)
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(scripts.values())
  const total = sizes.reduce((sum, size) => sum + size, 0)
  if (total > budget * 1024) process.exitCode = 1
  process.stdout.write(`${what.padEnd(26)} ${sizes.length} scripts, ${(total / 1024).toFixed(1)} KB gz\n`)
  await page.close()
}

await report('log-in', 200, (page) => page.goto(`${ADMIN}/login`))
await report('log-in to the edit form', 350, async (page) => {
  await page.goto(`${ADMIN}/dashboard2/news/edit/1`)
  await signIn(page)
  await page.locator('[contenteditable=true]').first().waitFor()
})
await browser.close()
