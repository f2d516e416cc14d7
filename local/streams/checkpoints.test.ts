import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openCheckpoints } from './checkpoints.ts'

const stateDir = mkdtempSync(path.join(tmpdir(), 'checkpoints-'))
afterAll(() => rmSync(stateDir, { recursive: true }))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const onError = vi.fn<(cause: unknown) => void>()
const open = () => openCheckpoints({ stateDir, onError })

test('a place is known at once, and for good a second later; what is passed for good may be forgotten by the stream', () => {
  const checkpoints = open()
  const other = open() // as after a crash: it reads the file

  checkpoints.write('publish', 7)
  expect([checkpoints.read('publish'), checkpoints.lowest(), open().read('publish')]).toEqual([7, 0, 0])
  checkpoints.write('publish', 9)
  vi.advanceTimersByTime(1_000)

  expect([checkpoints.lowest(), open().read('publish')]).toEqual([9, 9])
  expect(other.read('search')).toBe(0)
  for (const one of [checkpoints, other]) one.close()
})

test('closing writes what was not written yet', () => {
  const checkpoints = open()
  checkpoints.write('publish', 12)
  checkpoints.close()

  expect(open().read('publish')).toBe(12)
  expect(onError).not.toHaveBeenCalled()
})
