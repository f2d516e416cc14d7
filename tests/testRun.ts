import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { requireTestBrowser } from './setup/chromium.ts'
import { RESULTS, runStages, staticStages, type Step } from './steps.ts'

interface Counts {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
}

/** Fields read from the output of Vitest's JSON reporter. */
interface Results extends Counts {
  testResults: {
    name: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

const NO_RESULTS: Results = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] }

const resultsOf = (file: string): Results =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : NO_RESULTS

const LINES_OF_FAILURE = 6
const FAILURES_SHOWN = 10

/** Failed tests with the first lines of their reasons, for logs of which only the end is kept. */
export function failureLines(files: readonly string[]): string[] {
  const failed = files.flatMap((file) =>
    resultsOf(file).testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages = [] }) => {
          const reason = stripVTControlCharacters(failureMessages.join('\n')).split('\n')
          const lines = reason.slice(0, LINES_OF_FAILURE).map((line) => `  ${line.slice(0, 200)}`)
          return [`Failed: ${path.relative('.', name)} > ${fullName}`, ...lines].join('\n')
        }),
    ),
  )
  return failed.slice(0, FAILURES_SHOWN)
}

export function closingLine(files: readonly string[]): string {
  const counts = files.map(resultsOf)
  const sum = (name: keyof Counts) => counts.reduce((total, one) => total + one[name], 0)
  const skipped = sum('numPendingTests')
  const failed = `${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed`
  return skipped > 0 ? `${failed}, ${skipped} skipped` : failed
}

/** Runs steps without a browser, then browser tests; prints the total counts last. */
export async function runTests(unitTests: Step, browserTests: Step): Promise<void> {
  const files = Object.values(RESULTS)
  for (const file of files) {
    mkdirSync(path.dirname(file), { recursive: true })
    rmSync(file, { force: true })
  }
  process.env['CHROMIUM_PATH'] = requireTestBrowser()

  const passed = await runStages([...staticStages(unitTests), [[browserTests]]])

  const line = closingLine(files)
  if (!passed && line.includes(' 0 failed'))
    console.log('A step before or around the tests failed, see above.')
  for (const failure of failureLines(files)) console.log(failure)
  console.log(line)
  process.exitCode = passed ? 0 : 1
}
