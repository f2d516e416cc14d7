// Lighthouse (mobile, simulated throttling) of each page template: `node tests/load/lighthouse.ts [runs] [path …]` against a
// running product (`npm start`; SITE names another address than the usual one). Runs are interleaved, so that a busy moment
// hits every page alike; the table gives the median and, in brackets, the worst run. Needs the network once, for npx.
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

/** Audits and categories the budgets speak of (design §12); larger is better for scores, smaller for the rest. */
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

/** Lighthouse now and then fails to record a trace, whatever the page is: the run is made again. */
const ATTEMPTS = 3

async function run(address: string, attempt = 1): Promise<Report> {
  try {
    return await runOnce(address)
  } catch (error) {
    if (attempt === ATTEMPTS) throw error
    return run(address, attempt + 1)
  }
}

/** Starts a browser that listens at a port for whoever measures with it; answers what ends it. */
async function startBrowser(port: number): Promise<() => Promise<void>> {
  const profile = mkdtempSync(path.join(folder, 'profile-'))
  const own = ['--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`]
  const browser = spawn(requireTestBrowser(), [...CHROMIUM_ARGS, ...own, 'about:blank'], {
    stdio: 'ignore',
    detached: true, // a group of its own: Debian's program is a shell script that starts the browser
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
 * One run in a browser of its own. It is the one without a window: where there are two cores, a window beside the page, drawn by the processor,
 * is what most blocking time comes from (docs/decisions/2026-11-25-hydration.md). Lighthouse itself, which listens to each event of the page, gives way to it.
 * `CHROMIUM_PATH` names another browser.
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
  return JSON.parse(readFileSync(file, 'utf8')) as Report // written by Lighthouse just now
}

/** One page of each template, and the home page in Indonesian. */
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

/** What cost points in any run, so that a number below 100 says why. */
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

const metrics = Object.keys(METRICS) as Metric[] // the only source of names
process.stdout.write(`${runs} runs each, median (worst)\n\n| page | ${metrics.join(' | ')} |\n`)
process.stdout.write(`|${' --- |'.repeat(metrics.length + 1)}\n`)
for (const [address, reports] of found) {
  process.stdout.write(`| ${address} | ${metrics.map((metric) => cell(metric, reports)).join(' | ')} |\n`)
}
for (const [address, reports] of found) {
  for (const loss of losses(reports)) process.stdout.write(`\n${address}: ${loss}`)
}
process.stdout.write('\n')
