// How soon the preview shows what was typed: `node tests/load/editing/previewTime.ts [edits]` against a running product (`npm start`; ADMIN
// names another address than the usual one). Watched from within the page, so that the driver's own delays do not count.
import { DEMO_ACCOUNT } from '@flou/demo/account.ts'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'
import { summary } from '../statistics.ts'

const ADMIN = process.env['ADMIN'] ?? 'http://127.0.0.1:3001'
const FORM = `${ADMIN}/dashboard2/news/edit/1`
const [edits = 30] = process.argv.slice(2).map(Number)

/** From the last keystroke to the frame's heading saying the same, in ms; design: about 300 after typing pauses. */
const WATCH = `
  window.shown = (text) => new Promise((resolve) => {
    const frame = document.querySelector('iframe').contentDocument
    const look = () => frame.querySelector('h1')?.textContent.includes(text) && resolve(performance.now() - window.typedAt)
    new MutationObserver(look).observe(frame, { childList: true, subtree: true, characterData: true, attributes: true })
    look()
  })
  document.addEventListener('input', () => { window.typedAt = performance.now() }, true)
`

async function openForm(page: Page): Promise<void> {
  await page.goto(`${ADMIN}/login`)
  await page.locator('input[type=email]').fill(DEMO_ACCOUNT.email)
  await page.locator('input[type=password]').fill(DEMO_ACCOUNT.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/home-page/)
  await page.goto(FORM)
  await page.getByRole('radio', { name: 'Side by side' }).check({ force: true })
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
}

const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
await openForm(page)
await page.evaluate(WATCH)
const title = page.locator('[data-field$=".title"] input').first()
const samples: number[] = []
for (let edit = 0; edit < edits; edit += 1) {
  const text = `Judul ${edit} ${Date.now().toString(36)}`
  const shown = page.evaluate<number>(`shown(${JSON.stringify(text)})`)
  await title.fill(text)
  samples.push(await shown)
}
await browser.close()
console.log(`typed → shown in the preview, ${edits} edits, the pause of 120 ms included`, summary(samples))
