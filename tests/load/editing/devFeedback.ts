// Time until `npm run dev` is ready, and until a saved source file is on an open page. Starts the product, edits a text
// and a component of each app, restores them.
// Usage: `node tests/load/editing/devFeedback.ts [runs]`; SITE_PORT, ADMIN_PORT and STATE_DIR as for `npm run dev`,
// with existing demo content.
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'
import { signIn } from '../staffPage.ts'

const PROJECT = path.resolve(import.meta.dirname, '../../..')
const SITE = `http://127.0.0.1:${process.env['SITE_PORT'] ?? 3000}`
const ADMIN = `http://127.0.0.1:${process.env['ADMIN_PORT'] ?? 3001}`
const FORM = `${ADMIN}/dashboard2/news/edit/1`
const TITLE = '[data-field$=".title"] input'
const TYPED = 'typed and not saved'
const runs = Number(process.argv[2] ?? 5)

interface Change {
  name: string
  file: string
  from: string
}

const SITE_CHANGES: readonly Change[] = [
  { name: 'site, text', file: 'web-public/app/texts/shell.ts', from: "skip: { en: 'Skip to content" },
  { name: 'site, component', file: 'web-public/app/layout/SiteLayout.tsx', from: "{t('skip')}" },
]
const ADMIN_CHANGES: readonly Change[] = [
  {
    name: 'back-office, text',
    file: 'web-admin/src/texts/editor.ts',
    from: "'form.publish': { en: 'Publish",
  },
  {
    name: 'back-office, component',
    file: 'web-admin/src/content/editor/head/SaveButtons.tsx',
    from: "{t(isPublic ? 'form.publish' : 'form.save')}",
  },
]

function start(): ChildProcess {
  return spawn(process.execPath, ['local/dev.ts'], { cwd: PROJECT, stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Waits for the line about log-in. @returns milliseconds since the start */
function ready(product: ChildProcess): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    let output = ''
    product.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Demo log-in')) resolve(performance.now() - started)
    })
    product.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}:\n${output}`)))
  })
}

/** Saves the change and waits until the open page shows it. @returns milliseconds, or Infinity */
async function feedback(page: Page, change: Change, mark: string): Promise<number> {
  const file = path.join(PROJECT, change.file)
  const source = readFileSync(file, 'utf8')
  if (!source.includes(change.from)) throw new Error(`${change.file} does not contain ${change.from}`)
  const shows = page.getByText(mark, { exact: false })
  const waitFor = (state: 'attached' | 'detached') =>
    shows
      .first()
      .waitFor({ state, timeout: 60_000 })
      .then(
        () => true,
        () => false,
      )
  try {
    const started = performance.now()
    writeFileSync(file, source.replace(change.from, `${change.from}${mark}`))
    const isSeen = await waitFor('attached')
    return isSeen ? performance.now() - started : Infinity
  } finally {
    writeFileSync(file, source)
    await waitFor('detached')
  }
}

async function measure(page: Page, changes: readonly Change[], check?: () => Promise<string>): Promise<void> {
  for (const change of changes) {
    const times: number[] = []
    for (let run = 1; run <= runs; run += 1) times.push(await feedback(page, change, ` m${run}m`))
    const sorted = times.toSorted((one, other) => one - other)
    const median = (sorted[Math.floor(sorted.length / 2)] ?? NaN).toFixed(0)
    const found = check ? `; ${await check()}` : ''
    console.log(`${change.name}: median ${median} ms, worst ${(sorted.at(-1) ?? NaN).toFixed(0)} ms${found}`)
  }
}

/** Opens a page and waits until it is idle: the first load of a development server bundles and reloads. */
async function settle(page: Page, address: string): Promise<void> {
  await page.goto(address, { timeout: 120_000 })
  await page.waitForLoadState('networkidle', { timeout: 120_000 })
  await sleep(3_000)
}

const product = start()
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
try {
  console.log(`ready in ${((await ready(product)) / 1000).toFixed(1)} s`)
  const site = await browser.newPage()
  await settle(site, SITE)
  await measure(site, SITE_CHANGES)
  await site.close()

  const admin = await browser.newPage()
  await admin.goto(`${ADMIN}/login`, { timeout: 120_000 })
  await admin.locator('input[type=email]').waitFor({ timeout: 120_000 })
  await signIn(admin)
  await admin.waitForURL(/home-page/, { timeout: 120_000 })
  await settle(admin, FORM)
  const title = admin.locator(TITLE).first()
  await title.fill(TYPED, { timeout: 60_000 })
  await sleep(1_000)
  await measure(admin, ADMIN_CHANGES, async () =>
    (await title.inputValue().catch(() => '')) === TYPED
      ? 'what was typed is still there'
      : 'what was typed is LOST',
  )
} finally {
  await browser.close()
  product.removeAllListeners('exit')
  product.kill('SIGTERM')
}
