import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from '../steps.ts'

const ROUNDS = 10

interface CrashReport {
  acknowledged: number
  lost: number
  totalsAgree: boolean
}

test(
  'killed ten times in the middle of writes, the product loses no acknowledged record and starts again',
  { timeout: 400_000 },
  async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['local/crash/crashTest.ts', String(ROUNDS)],
      {
        cwd: ROOT,
      },
    )

    const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as CrashReport // printed by the program above
    expect(report.acknowledged).toBeGreaterThan(ROUNDS)
    expect(report).toMatchObject({ lost: 0, totalsAgree: true })
  },
)
