// Lighthouse (mobile, simulated throttling) of each page template: `node tests/load/lighthouse.ts [runs] [path …]` against a
// running product (`npm start`; SITE names another address than the usual one). Runs are interleaved, so that a busy moment
// hits every page alike; the table gives the median and, in brackets, the worst run. Needs the network once, for npx.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { templatePaths } from '../fixtures/publicPages.ts'
import { CHROMIUM_ARGS, requireChromium } from '../setup/chromium.ts'
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

function run(address: string, attempt = 1): Report {
  try {
    return runOnce(address)
  } catch (error) {
    if (attempt === ATTEMPTS) throw error
    return run(address, attempt + 1)
  }
}

/**
 * Parts of a browser's own window that load beside the page where the browser was started a second ago, as for each run here. The last list
 * counts, so it has what Lighthouse itself leaves out, too.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'Translate',
  'OptimizationHints',
  'MediaRouter',
  'DialMediaRouteProvider',
  'CalculateNativeWinOcclusion',
  'InterestFeedContentSuggestions',
  'CertificateTransparencyComponentUpdater',
  'AutofillServerCommunication',
  'PrivacySandboxSettings4',
]

function runOnce(address: string): Report {
  const file = path.join(folder, 'report.json')
  const flags = [...CHROMIUM_ARGS, '--headless=new', `--disable-features=${LEFT_OUT.join(',')}`].join(' ')
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
  execFileSync('npx', ['-y', LIGHTHOUSE, SITE + address, ...options], {
    cwd: folder,
    env: { ...process.env, CHROME_PATH: requireChromium() },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
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
  for (const [address, reports] of found) reports.push(run(address))
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
