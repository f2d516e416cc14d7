import { expect, test } from 'vitest'
import { runFixture } from './runFixture.ts'

const BODY = `
let runs = 0
test('passes at once', () => { expect(1).toBe(1) })
test('passes at last', () => { runs += 1; expect(runs).toBe(2) })
test('never passes', () => { expect(1).toBe(2) })`

test('every retried test is named with its file and its first failure, passed or not, and no other', () => {
  const { status, output } = runFixture(BODY, '--retry=1', '--reporter=./tests/setup/retriedTests.ts')

  expect(status).toBe(1)
  expect(output.match(/^Retried: .*$/gm)).toEqual([
    expect.stringMatching(
      /^Retried: tests\/setup\/\.fixture-\w+\/fixture\.test\.ts > passes at last \(1 retry\)$/,
    ),
    expect.stringMatching(/> never passes \(1 retry\)$/),
  ])
  expect(output.match(/^  expected 1 to be 2 .*$/gm)).toHaveLength(2)
  expect(output).toMatch(/\(line 5\)$/m)
})
