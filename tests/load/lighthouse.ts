// Lighthouse (mobile, simulated throttling) of each page template, as median and worst run. Runs are interleaved, so
// that load affects all pages equally.
// Usage: `node tests/load/lighthouse.ts [runs] [path …]` with a running product; SITE overrides its URL. npx needs the
// network once.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@flou/local/aws/http.ts'
import { templatePaths } from '../fixtures/publicPages.ts'
import { CHROMIUM_ARGS, requireTestBrowser } from '../setup/chromium.ts'
import { quantile } from './statistics.ts'

const SITE = process.env['SITE'] ?? 'http://127.0.0.1:3000'
const LIGHTHOUSE = 'lighthouse@13.5.0'

const [runs = 5] = process.argv.slice(2, 3).map(Number)
const given = process.argv.slice(3)

/** Audits and categories with a budget (docs/budgets.md). Larger scores and smaller values are better. */
const METRICS = {
  performance: { unit: '', of: (report: Report) => score(report, 'performance'), isScore: true },
  accessibility: { unit: '', of: (report: Report) => score(report, 'accessibility'), isScore: true },
  'best practices': { unit: '', of: (report: Report) => score(report, 'best-practices'), isScore: true },
  seo: { unit: '', of: (report: Report) => score(report, 'seo'), isScore: true },
  FCP: { unit: ' s', of: (report: Report) => seconds(report, 'first-contentful-paint'), isScore: false },
  LCP: { unit: ' s', of: (report: Report) => seconds(report, 'largest-contentful-paint'), isScore: false },
  CLS: { unit: '', of: (report: Report) => value(report, 'cumulative-layout-shift'), isScore: false },
  TBT: { unit: ' ms', of: (report: Report) => value(report, 'total-blocking-time'), isScore: false },
  bytes: { unit: ' KB', of: (report: Report) => value(report, 'total-byte-weight') / 1024, isScore: false },
} as const
type Metric = keyof typeof METRICS

interface Audit {
  title: string
  score: number | null
  scoreDisplayMode: string
  numericValue?: number
}
interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

const score = ({ categories }: Report, name: string) => Math.round((categories[name]?.score ?? 0) * 100)
const value = ({ audits }: Report, name: string) => audits[name]?.numericValue ?? Number.NaN
const seconds = (report: Report, name: string) => value(report, name) / 1000

const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))

/** Lighthouse sometimes fails to record a trace, independent of the page, so the run is repeated. */
const ATTEMPTS = 3

async function run(address: string, attempt = 1): Promise<Report> {
  try {
    return await runOnce(address)
  } catch (error) {
    if (attempt === ATTEMPTS) throw error
    return run(address, attempt + 1)
  }
}

/** Starts a browser with a debugging port. @returns a function that ends it */
async function startBrowser(port: number): Promise<() => Promise<void>> {
  const profile = mkdtempSync(path.join(folder, 'profile-'))
  const own = ['--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`]
  const browser = spawn(requireTestBrowser(), [...CHROMIUM_ARGS, ...own, 'about:blank'], {
    stdio: 'ignore',
    detached: true, // a separate process group: Debian's program is a shell script that starts the browser
  })
  const ended = new Promise<unknown>((resolve) => browser.once('exit', resolve))
  const stop = async () => {
    if (browser.pid && browser.exitCode === null) process.kill(-browser.pid)
    await ended
  }
  const isThere = () => fetch(`http://127.0.0.1:${port}/json/version`).then(Boolean, () => false)
  while (browser.exitCode === null && !(await isThere())) await sleep(50)
  return stop
}

/**
 * One run in a new headless browser: software rendering of a window causes most blocking time on two cores
 * (docs/decisions/hydration.md).
 * Lighthouse runs at lower priority. `CHROMIUM_PATH` names another browser.
 */
async function runOnce(address: string): Promise<Report> {
  const file = path.join(folder, 'report.json')
  const port = await freePort()
  const stop = await startBrowser(port)
  try {
    const options = ['--quiet', '--output=json', `--output-path=${file}`, `--port=${port}`]
    execFileSync('nice', ['-n', '19', 'npx', '-y', LIGHTHOUSE, SITE + address, ...options], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } finally {
    await stop()
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Report // written by Lighthouse
}

const pages = async (): Promise<string[]> =>
  given.length > 0 ? given : ['/id', ...(await templatePaths(SITE))]

const cell = (metric: Metric, reports: readonly Report[]) => {
  const { of, unit, isScore } = METRICS[metric]
  const samples = reports.map((report) => of(report))
  const shown = (number: number) =>
    isScore ? String(number) : number.toFixed(unit === ' s' ? 2 : unit ? 0 : 3)
  const worst = isScore ? Math.min(...samples) : Math.max(...samples)
  return `${shown(quantile(samples, 0.5))}${unit} (${shown(worst)})`
}

/** Audits that cost points in any run, to explain scores below 100. */
const losses = (reports: readonly Report[]) =>
  new Set(
    reports.flatMap(({ categories, audits }) =>
      Object.values(categories)
        .flatMap(({ auditRefs }) => auditRefs)
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id}: ${audits[id]?.title ?? ''}`),
    ),
  )

const addresses = await pages()
const found = new Map(addresses.map((address): [string, Report[]] => [address, []]))
for (let turn = 0; turn < runs; turn += 1) {
  for (const [address, reports] of found) reports.push(await run(address))
}
rmSync(folder, { recursive: true, force: true })

const metrics = Object.keys(METRICS) as Metric[] // the only source of the names
process.stdout.write(`${runs} runs each, median (worst)\n\n| page | ${metrics.join(' | ')} |\n`)
process.stdout.write(`|${' --- |'.repeat(metrics.length + 1)}\n`)
for (const [address, reports] of found) {
  process.stdout.write(`| ${address} | ${metrics.map((metric) => cell(metric, reports)).join(' | ')} |\n`)
}
for (const [address, reports] of found) {
  for (const loss of losses(reports)) process.stdout.write(`\n${address}: ${loss}`)
}
process.stdout.write('\n')
