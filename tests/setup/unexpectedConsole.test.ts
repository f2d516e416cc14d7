import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

function runFixture(body: string) {
  const folder = mkdtempSync(path.join(root, 'tests/setup/.console-'))
  try {
    writeFileSync(path.join(folder, 'fixture.test.ts'), `import { expect, test } from 'vitest'\n${body}`)
    const args = [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', folder]
    return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('a test that prints an error it did not expect fails', () => {
  const noisy = runFixture("test('noisy', () => { console.error('something broke'); expect(1).toBe(1) })")

  expect(noisy.status).toBe(1)
  expect(noisy.stdout + noisy.stderr).toContain('something broke')
})

test('a quiet test passes', () => {
  const quiet = runFixture("test('quiet', () => { expect(1).toBe(1) })")

  expect(quiet.status).toBe(0)
})
