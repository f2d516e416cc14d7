import { expect, test } from 'vitest'
import { runFixture } from './runFixture.ts'

test('a test that prints an error it did not expect fails', () => {
  const noisy = runFixture("test('noisy', () => { console.error('something broke'); expect(1).toBe(1) })")

  expect(noisy.status).toBe(1)
  expect(noisy.output).toContain('something broke')
})

test('a quiet test passes', () => {
  const quiet = runFixture("test('quiet', () => { expect(1).toBe(1) })")

  expect(quiet.status).toBe(0)
})
