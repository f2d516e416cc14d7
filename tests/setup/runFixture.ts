import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../steps.ts'

/** Runs a test file with this body in a separate Vitest with the settings of the unit tests. */
export function runFixture(body: string, ...options: string[]) {
  const folder = mkdtempSync(path.join(ROOT, 'tests/setup/.fixture-'))
  try {
    writeFileSync(path.join(folder, 'fixture.test.ts'), `import { expect, test } from 'vitest'\n${body}`)
    const args = [path.join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', folder, ...options]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
    return { status, output: stdout + stderr }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
