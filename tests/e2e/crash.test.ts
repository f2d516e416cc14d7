import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { ROOT } from '../steps.ts'

const ROUNDS = 3
const PATIENCE_MS = 400_000

interface CrashReport {
  acknowledged: number
  lost: number
  totalsAgree: boolean
  stop: { pages: number; stale: number }
}

test(
  'killed in the middle of writes it loses no acknowledged record; stopped while publishing it goes on at the next start',
  { timeout: PATIENCE_MS },
  async () => {
    const demoState = inject('demoState')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['local/crash/crashTest.ts', String(ROUNDS), ...(demoState ? [demoState] : [])],
      { cwd: ROOT, timeout: PATIENCE_MS - 10_000 },
    )

    const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as CrashReport // printed by the program above
    expect(report.acknowledged).toBeGreaterThan(ROUNDS)
    expect(report).toMatchObject({ lost: 0, totalsAgree: true, stop: { stale: 0 } })
    expect(report.stop.pages).toBeGreaterThan(50)
  },
)
