import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentHash } from './contentHash.ts'

test('generated folders do not count, also where they are links', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hash-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'page.ts'), 'export {}')
  const before = contentHash([folder])

  symlinkSync(tmpdir(), path.join(folder, 'node_modules'))
  mkdirSync(path.join(folder, 'dist'))
  writeFileSync(path.join(folder, 'dist/page.js'), '')
  expect(contentHash([folder])).toBe(before)
  writeFileSync(path.join(folder, 'page.ts'), 'export const changed = true')
  expect(contentHash([folder])).not.toBe(before)
})
