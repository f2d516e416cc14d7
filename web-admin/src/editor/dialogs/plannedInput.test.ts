import { expect, test } from 'vitest'
import { readTimes, typedTimesOf } from './plannedInput.ts'

const NOW = new Date('2026-11-29T03:00:00Z')
const by = { id: 1, name: 'Ayu' }
const none = { day: '', hour: '' }
const planned = { publish: { at: '2026-12-02T02:00:00.000Z', by } }

test('typed times are of Jakarta, and a day without an hour is its start', () => {
  const publish = { day: '2026-12-02', hour: '09:00' }
  const unpublish = { day: '2026-12-12', hour: '' }

  expect(readTimes({ publish, unpublish }, undefined, NOW)).toEqual({
    times: { publish: '2026-12-02T02:00:00.000Z', unpublish: '2026-12-11T17:00:00.000Z' },
    errors: {},
  })
})

test('planned times are shown as typed; unchanged ones are not sent, and cleared ones are removed', () => {
  const typed = typedTimesOf(planned)

  expect(typed).toEqual({ publish: { day: '2026-12-02', hour: '09:00' }, unpublish: none })
  expect(readTimes(typed, planned, NOW)).toEqual({ times: {}, errors: {} })
  expect(readTimes({ publish: none, unpublish: none }, planned, NOW).times).toEqual({ publish: null })
})

test.each([
  ['an hour alone', { publish: { day: '', hour: '09:00' }, unpublish: none }, { publish: 'date' }],
  [
    'an unreadable hour',
    { publish: { day: '2026-12-02', hour: 'noon' }, unpublish: none },
    { publish: 'time' },
  ],
  [
    'a past time',
    { publish: { day: '2026-11-29', hour: '10:00' }, unpublish: none },
    { publish: 'timeOver' },
  ],
  [
    'an end before the start',
    { publish: { day: '2026-12-02', hour: '09:00' }, unpublish: { day: '2026-12-02', hour: '09:00' } },
    { unpublish: 'plannedOrder' },
  ],
])('%s is an error', (_, typed, errors) => {
  expect(readTimes(typed, undefined, NOW).errors).toEqual(errors)
})
