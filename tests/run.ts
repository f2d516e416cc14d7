import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { requireChromium } from './setup/chromium.ts'
import { ROOT, runSteps, VALIDATION, vitestStep } from './steps.ts'

/** `npm test`: validation, build, unit, contract and browser tests. Its last line is the count over all tests. */
const UNIT = `${ROOT}/node_modules/.cache/unit.json`
const BROWSER = `${ROOT}/node_modules/.cache/browser.json`
const COUNTS = [UNIT, BROWSER]
/** Browser tests are dealt out to as many products side by side. */
const PRODUCTS = { PRODUCTS: '2' }

interface Counts {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
}

function countsOf(file: string): Counts {
  if (!existsSync(file)) return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 }
  return JSON.parse(readFileSync(file, 'utf8')) as Counts // written by Vitest's JSON reporter
}

mkdirSync(`${ROOT}/node_modules/.cache`, { recursive: true })
for (const file of COUNTS) rmSync(file, { force: true })
process.env['CHROMIUM_PATH'] = requireChromium()

const passed = await runSteps([
  ...VALIDATION,
  vitestStep('unit and contract tests', 'vitest.config.ts', UNIT),
  { name: 'build', command: 'node', args: ['local/build.ts'] },
  { name: 'synth with all checks', command: 'npm', args: ['run', '--silent', 'synth'] },
  { ...vitestStep('browser tests', 'vitest.e2e.config.ts', BROWSER), env: PRODUCTS },
])

const counts = COUNTS.map(countsOf)
const sum = (name: keyof Counts) => counts.reduce((total, one) => total + one[name], 0)
const failed = sum('numFailedTests')
const skipped = sum('numPendingTests')
if (!passed && failed === 0) console.log('A step before or around the tests failed, see above.')
console.log(`${sum('numPassedTests')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = passed ? 0 : 1
