// What the back-office's browser fetches of scripts, cold: log-in and edit form of an article, opened by its address, and the
// start page after it. `node tests/load/adminBytes.ts` against a running product (`npm start`; ADMIN names another address than
// the usual one). Bytes by gzip; each line counts everything fetched so far. Budgets: design §12.
import { gzipSync } from 'node:zlib'
import { DEMO_ACCOUNT } from '@flou/local/demo/account.ts'
import { chromium, type Response } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../setup/chromium.ts'

const ADMIN = process.env['ADMIN'] ?? 'http://127.0.0.1:3001'

const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
const page = await browser.newPage()
const scripts = new Map<string, Promise<number>>()
const sizeOf = async (response: Response) => gzipSync(await response.body()).length
page.on('response', (response) => {
  const { pathname } = new URL(response.url())
  if (pathname.endsWith('.js') && !scripts.has(pathname)) scripts.set(pathname, sizeOf(response))
})

async function report(what: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(scripts.values())
  const total = sizes.reduce((sum, size) => sum + size, 0)
  process.stdout.write(`${what.padEnd(30)} ${sizes.length} scripts, ${(total / 1024).toFixed(1)} KB gz\n`)
}

await page.goto(`${ADMIN}/dashboard2/news/edit/1`)
await page.locator('input[type=email]').fill(DEMO_ACCOUNT.email)
await report('log-in')
await page.locator('input[type=password]').fill(DEMO_ACCOUNT.password)
await page.keyboard.press('Enter')
await page.locator('[contenteditable=true]').first().waitFor()
await report('edit form with rich text')
await page.goto(`${ADMIN}/dashboard2/home-page`)
await page.getByRole('table').waitFor()
await report('start page')
await browser.close()
