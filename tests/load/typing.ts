// What a key costs in a form: `node tests/load/typing.ts [keys]` against a running product (`npm start`; ADMIN names another
// address than the usual one). Measured in the product's largest form, in its rich text, and in a form of 500 fields that is
// built for this alone; each at full speed and on a processor four times slower. Budgets: design §12.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import { build } from 'vite'
import { CHROMIUM_ARGS, requireChromium } from '../setup/chromium.ts'
import { ROOT } from '../steps.ts'
import { ADMIN, logIn } from './staffPage.ts'
import { summary } from './statistics.ts'

const [keys = 120] = process.argv.slice(2).map(Number)
const SLOWDOWNS = [1, 4] as const
/** People type some eight keys a second; a quick burst is twice as fast. */
const PAUSE_MS = 60
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' } as const

/** From the moment the browser has the key to the moment its frame is on the screen. */
const WATCH = `
  window.painted = []
  addEventListener('keydown', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => window.painted.push(performance.now() - timeStamp)
      port2.postMessage(0)
    })
  }, true)
`

/** Builds the form of 500 fields and serves it; nothing of it stays. */
async function serveLargeForm(): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'typing-'))
  const root = path.join(ROOT, 'web-admin/measure/typing')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: folder, target: 'esnext' },
  })
  const server = createServer(({ url = '/' }, response) => {
    const file = url === '/' ? '/index.html' : url
    const type = TYPES[path.extname(file) as keyof typeof TYPES] // undefined for what is not served
    if (!type || file.includes('..')) return response.writeHead(404).end('{}')
    return response.writeHead(200, { 'content-type': type }).end(readFileSync(path.join(folder, file)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server's address
  const stop = () => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}/`, stop }
}

interface MainThread {
  /** Time spent in tasks, as a clock on the wall counts it: a busy machine makes it longer. */
  tasks: number
  /** Time the processor gave to it; a slower processor is simulated by holding the thread back, which does not show here. */
  processor: number
}

async function mainThreadMs(driver: CDPSession): Promise<MainThread> {
  const { metrics } = await driver.send('Performance.getMetrics')
  const ms = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? NaN) * 1000
  return { tasks: ms('TaskDuration'), processor: ms('ThreadTime') }
}

interface Place {
  name: string
  url: string
  input: string
}

const perKey = (from: number, to: number): string => ((to - from) / keys).toFixed(1)

/** Types into an input and prints what a key costs; the first keys, which mark the form as changed, do not count. */
async function measure(page: Page, { name, url, input }: Place, slowdown: number): Promise<void> {
  const driver = await page.context().newCDPSession(page)
  await driver.send('Performance.enable')
  await page.goto(url)
  await page.locator(input).first().click()
  await driver.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.keyboard.type('warm up ', { delay: PAUSE_MS })
  await page.evaluate('window.painted.length = 0')
  const from = await mainThreadMs(driver)
  await page.keyboard.type('abcdefghij'.repeat(Math.ceil(keys / 10)).slice(0, keys), { delay: PAUSE_MS })
  const to = await mainThreadMs(driver)
  const painted = await page.evaluate<number[]>('window.painted')
  await driver.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const { median, p95 } = summary(painted)
  process.stdout.write(
    `${name.padEnd(24)} CPU ${slowdown}x slower  main thread ${perKey(from.tasks, to.tasks)} ms a key ` +
      `(processor ${perKey(from.processor, to.processor)})  to paint p50 ${median} ms, p95 ${p95} ms\n`,
  )
  await driver.detach()
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await logIn(page)
  await page.addInitScript(WATCH)
  page.on('dialog', (dialog) => void dialog.accept()) // leaving a form that holds what was typed
  return page
}

const large = await serveLargeForm()
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
const page = await openPage(browser)
const PLACES: readonly Place[] = [
  {
    name: 'article, title',
    url: `${ADMIN}/dashboard2/news/edit/1`,
    input: '[data-field$=".title"] input',
  },
  { name: 'article, rich text', url: `${ADMIN}/dashboard2/news/edit/1`, input: '[contenteditable=true]' },
  {
    name: 'menu with its entries',
    url: `${ADMIN}/dashboard2/menu/edit/2`,
    input: '[data-field$=".title"] input',
  },
  { name: 'form of 500 fields', url: large.url, input: '[data-field="field0"] input' },
]
for (const place of PLACES) for (const slowdown of SLOWDOWNS) await measure(page, place, slowdown)
await browser.close()
large.stop()
