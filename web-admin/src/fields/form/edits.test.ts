import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEdits } from './edits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('who follows each edit is told of each, who waits for rest once after the last', () => {
  const edits = createEdits()
  const told: string[] = []
  edits.subscribe(() => told.push('each'))
  edits.subscribe(() => told.push('rest'), 100)

  edits.announce()
  vi.advanceTimersByTime(99)
  edits.announce()
  vi.advanceTimersByTime(99)
  const whileTyping = [...told]
  vi.advanceTimersByTime(1)

  expect(whileTyping).toEqual(['each', 'each'])
  expect(told).toEqual(['each', 'each', 'rest'])
})

test('who stops listening is told nothing more, not even what was on its way', () => {
  const edits = createEdits()
  const told: string[] = []
  const stops = [edits.subscribe(() => told.push('each')), edits.subscribe(() => told.push('rest'), 100)]

  edits.announce()
  for (const stop of stops) stop()
  edits.announce()
  vi.advanceTimersByTime(1000)

  expect(told).toEqual(['each'])
})
