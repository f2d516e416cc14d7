import { expect, test } from 'vitest'
import { checkRegistrationWindow } from './period.ts'

const EVENT = {
  startDate: '2027-02-03',
  endDate: '2027-02-04',
  schedules: [
    { date: '2027-02-03', eventScheduleItems: [{ startHour: '09:00:00', endHour: '17:00:00' }] },
    { date: '2027-02-04', eventScheduleItems: [{ startHour: '09:00:00', endHour: '16:00:00' }] },
  ],
}
const START = '2027-02-03T02:00:00.000Z'
const END = '2027-02-04T09:00:00.000Z'
const minutesAfter = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString()

test.each([
  ['', '', {}],
  [START, '', {}],
  [START, minutesAfter(START, 1), {}],
  [START, START, { registrationCloses: 'registrationOrder' }],
  [START, minutesAfter(START, -1), { registrationCloses: 'registrationOrder' }],
  ['', END, {}],
  ['', minutesAfter(END, 1), { registrationCloses: 'registrationAfterEvent' }],
  [END, '', { registrationOpens: 'registrationAfterEvent' }],
])('registration from “%s” to “%s”: %o', (registrationOpens, registrationCloses, problems) => {
  expect(checkRegistrationWindow({ ...EVENT, registrationOpens, registrationCloses })).toEqual(problems)
})

test('an event without a programme ends at midnight, and a missing date is reported alone', () => {
  const plain = { ...EVENT, schedules: [], registrationOpens: '' }
  const atMidnight = '2027-02-04T17:00:00.000Z'

  expect(checkRegistrationWindow({ ...plain, registrationCloses: atMidnight })).toEqual({})
  expect(checkRegistrationWindow({ ...plain, registrationCloses: minutesAfter(atMidnight, 1) })).toEqual({
    registrationCloses: 'registrationAfterEvent',
  })
  expect(checkRegistrationWindow({ ...plain, endDate: '', registrationCloses: END })).toEqual({})
})
