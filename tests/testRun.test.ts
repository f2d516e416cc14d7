import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { closingLine, failureLines } from './testRun.ts'

/** Result files like those of Vitest's JSON reporter, removed after the test. */
function resultFiles(...counts: [passed: number, failed: number, pending: number][]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'results-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return counts.map(([numPassedTests, numFailedTests, numPendingTests], index) => {
    const file = path.join(folder, `${index}.json`)
    const assertionResults = Array.from({ length: numFailedTests }, (_, failed) => ({
      status: 'failed',
      fullName: `test ${failed + 1}`,
      failureMessages: [`\u001B[31mTimeout\u001B[39m\n${'at a place\n'.repeat(20)}`],
    }))
    assertionResults.push({ status: 'passed', fullName: 'a test that passed', failureMessages: [] })
    const testResults = [{ name: path.resolve('tests/some.test.ts'), assertionResults }]
    writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, numPendingTests, testResults }))
    return file
  })
}

test('the closing line counts the tests of all runs', () => {
  expect(closingLine(resultFiles([8000, 0, 0], [400, 2, 0]))).toBe('8400 passed, 2 failed')
})

test('skipped tests are counted where there are any', () => {
  expect(closingLine(resultFiles([8000, 0, 1], [400, 0, 2]))).toBe('8400 passed, 0 failed, 3 skipped')
})

test('a run that never came to its tests counts none', () => {
  expect(closingLine([...resultFiles([8000, 1, 0]), '/no/such/file.json'])).toBe('8000 passed, 1 failed')
})

test('failed tests are named at the end with the beginning of their reasons', () => {
  const lines = failureLines([...resultFiles([8000, 0, 0], [400, 2, 0]), '/no/such/file.json'])
  const place = '\n  at a place'.repeat(5)
  expect(lines).toEqual([
    `Failed: tests/some.test.ts > test 1\n  Timeout${place}`,
    `Failed: tests/some.test.ts > test 2\n  Timeout${place}`,
  ])
})
