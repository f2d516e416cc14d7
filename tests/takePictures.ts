// Takes the README's pictures `docs/pictures/site.jpg` and `docs/pictures/back-office.jpg`.
// Usage: `npx node tests/takePictures.ts [site origin] [back-office origin]` with a running product and demo content.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { CONSENT_COOKIE, type ConsentChoice } from '@flou/shared/visits/consent.ts'
import { signIn } from './load/staffPage.ts'
import { CHROMIUM_ARGS, requireTestBrowser } from './setup/chromium.ts'
import { ROOT } from './steps.ts'

const [site = 'http://127.0.0.1:3000', admin = 'http://127.0.0.1:3001'] = process.argv.slice(2)

const FOLDER = path.join(ROOT, 'docs/pictures')
const MAX_BYTES = 150_000
/** JPEG qualities, best first; the first one below the size limit is used. */
const QUALITIES = [88, 80, 72, 64, 56, 48, 40]

/** Rejected optional cookies hide the consent banner. */
const CONSENT: ConsentChoice = { v: 1, analytics: false, ads: false, ts: 0 }

/** Saves a screenshot. @throws if no quality fits the limit */
async function save(page: Page, name: string): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => true)')
  for (const quality of QUALITIES) {
    const picture = await page.screenshot({ type: 'jpeg', quality, animations: 'disabled' })
    if (picture.length >= MAX_BYTES) continue
    writeFileSync(path.join(FOLDER, `${name}.jpg`), picture)
    process.stdout.write(`${name}.jpg: ${Math.ceil(picture.length / 1000)} KB at quality ${quality}\n`)
    return
  }
  throw new Error(`${name}.jpg has more than ${MAX_BYTES} bytes in every quality`)
}

mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath: requireTestBrowser(), args: CHROMIUM_ARGS })
try {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await context.addCookies([
    { name: CONSENT_COOKIE, value: encodeURIComponent(JSON.stringify(CONSENT)), url: site },
  ])
  const page = await context.newPage()
  await page.goto(site, { waitUntil: 'networkidle' })
  await save(page, 'site')

  await page.goto(`${admin}/login`)
  await signIn(page)
  await page.waitForURL(/home-page|overview/)
  await page.goto(`${admin}/dashboard2/news/edit/1`)
  await page.locator('[contenteditable=true]').first().waitFor()
  await page.waitForLoadState('networkidle')
  await save(page, 'back-office')
} finally {
  await browser.close()
}
