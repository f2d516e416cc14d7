import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { requireTestBrowser } from './setup/chromium.ts'
import { RESULTS, runStages, STATIC_STAGES, type Step } from './steps.ts'

interface Counts {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
}

function countsOf(file: string): Counts {
  if (!existsSync(file)) return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 }
  return JSON.parse(readFileSync(file, 'utf8')) as Counts // written by Vitest's JSON reporter
}

export function closingLine(files: readonly string[]): string {
  const counts = files.map(countsOf)
  const sum = (name: keyof Counts) => counts.reduce((total, one) => total + one[name], 0)
  const skipped = sum('numPendingTests')
  const failed = `${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed`
  return skipped > 0 ? `${failed}, ${skipped} skipped` : failed
}

/** Runs steps without a browser, then browser tests; prints the total counts last. */
export async function runTests(browserTests: Step): Promise<void> {
  const files = Object.values(RESULTS)
  for (const file of files) {
    mkdirSync(path.dirname(file), { recursive: true })
    rmSync(file, { force: true })
  }
  process.env['CHROMIUM_PATH'] = requireTestBrowser()

  const passed = await runStages([...STATIC_STAGES, [[browserTests]]])

  const line = closingLine(files)
  if (!passed && line.includes(' 0 failed'))
    console.log('A step before or around the tests failed, see above.')
  console.log(line)
  process.exitCode = passed ? 0 : 1
}
