// What the back-office's browser fetches of scripts, cold: `node tests/load/size/adminBytes.ts` against a running product (`npm start`;
// ADMIN names another address than the usual one). The log-in by itself; and an article's edit form opened by its address, the
// log-in on the way to it included. Bytes by gzip. Ends with 1 where a budget of design §12 is missed.
import { gzipSync } from 'node:zlib'
import { chromium, type Page, type Response } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'
import { ADMIN, signIn } from '../staffPage.ts'

const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
const sizeOf = async (response: Response) => gzipSync(await response.body()).length

/** Prints what a new browser fetches until `work` is done and nothing more is on its way. The budget is in KB. */
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
