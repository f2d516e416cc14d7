import { expect, test } from 'vitest'
import { dayText, relativeText } from './timeText.ts'

const NOW = new Date('2026-11-23T03:00:00.000Z')

test.each([
  ['2026-11-23T02:59:50.000Z', 'this minute', 'menit ini'],
  ['2026-11-23T02:15:00.000Z', '45 minutes ago', '45 menit yang lalu'],
  ['2026-11-22T22:00:00.000Z', '5 hours ago', '5 jam yang lalu'],
  ['2026-11-22T02:00:00.000Z', '1 day ago', '1 hari yang lalu'],
  ['2026-11-12T03:00:00.000Z', '11 days ago', '11 hari yang lalu'],
  ['2026-11-25T05:00:00.000Z', 'in 2 days', 'dalam 2 hari'],
])('%s is %s', (instant, english, indonesian) => {
  expect([relativeText(instant, 'en', NOW), relativeText(instant, 'id', NOW)]).toEqual([english, indonesian])
})

test('a day without its year, as people of a language write it', () => {
  expect([dayText('2026-11-23', 'en'), dayText('2026-11-23', 'id')]).toEqual(['Nov 23', '23 Nov'])
})
