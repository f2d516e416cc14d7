import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lockState } from './stateLock.ts'

test('a state belongs to one instance until it is given back', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'flou-lock-'))
  const release = lockState(folder)

  expect(() => lockState(folder)).toThrow(folder)
  release()

  expect(() => lockState(folder)()).not.toThrow()
  rmSync(folder, { recursive: true })
})

test('a new state folder is for its owner alone', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'flou-lock-'))
  const folder = path.join(parent, 'state')
  lockState(folder)()

  expect(statSync(folder).mode & 0o777).toBe(0o700)
  rmSync(parent, { recursive: true })
})
