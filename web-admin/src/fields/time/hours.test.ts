import { expect, test } from 'vitest'
import { hourAfter, hourInputMode, readHour, writtenHour } from './hours.ts'

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['1130', '11:30'],
  ['21.30', '21:30'],
  ['9,05', '09:05'],
  ['12:00 am', '00:00'],
  ['12:15 PM', '12:15'],
  ['9:30\u202FPM', '21:30'],
  ['9p', '21:00'],
])('%s is read as %s', (typed, time) => {
  expect(readHour(typed)).toBe(time)
})

test.each(['', '25', '9.75', '13 pm', '0 am', 'noon', '09:3'])('“%s” stays as it is typed', (typed) => {
  expect(readHour(typed)).toBe(typed)
})

test('an hour is written in the language of the interface, and read back as the same', () => {
  expect(['13:05', '00:00:00'].map((time) => writtenHour(time, 'id'))).toEqual(['13.05', '00.00'])
  expect(['13:05', '00:00:00'].map((time) => writtenHour(time, 'en'))).toEqual(['1:05 PM', '12:00 AM'])
  expect(['13.05', '1:05 PM'].map(readHour)).toEqual(['13:05', '13:05'])
  expect(['noon', '99:99'].map((text) => writtenHour(text, 'en'))).toEqual(['noon', '99:99'])
})

test('AM and PM can be typed on a phone', () => {
  expect([hourInputMode('en'), hourInputMode('id')]).toEqual(['text', 'numeric'])
})

test('steps go over midnight', () => {
  expect([hourAfter('23:50:00', 15), hourAfter('00:00', -15), hourAfter('x', 15)]).toEqual([
    '00:05',
    '23:45',
    undefined,
  ])
})
