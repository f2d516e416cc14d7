import { expect, test } from 'vitest'
import { eventTime, nextRenderDay, programmeDays, eventStateOf } from './eventTime.ts'

const point = (startHour: string, endHour: string) => ({ startHour, endHour })
const day = (date: string, ...eventScheduleItems: ReturnType<typeof point>[]) => ({
  date,
  eventScheduleItems,
})
const DAYS = { startDate: '2026-12-08', endDate: '2026-12-10' }

test('an event begins and ends with its programme, in Jakarta', () => {
  const schedules = [
    day('2026-12-10', point('09:00:00', '12:00:00')),
    day('2026-12-08', point('13:00:00', '17:00:00')),
  ]

  expect(eventTime({ ...DAYS, schedules })).toEqual({
    isTimed: true,
    start: '2026-12-08T13:00:00+07:00',
    end: '2026-12-10T12:00:00+07:00',
    hours: { start: '13:00:00', end: '17:00:00' },
  })
  expect(programmeDays(schedules).map(({ date }) => date)).toEqual(['2026-12-08', '2026-12-10'])
})

test('an event may end on the day after its last one, or at an hour that is not known', () => {
  const endAt = (hours: [string, string]) =>
    eventTime({ ...DAYS, schedules: [day('2026-12-10', point(...hours))] }).end

  expect(endAt(['22:00:00', '02:00:00'])).toBe('2026-12-11T02:00:00+07:00')
  expect(endAt(['09:00:00', '00:00:00'])).toBe('2026-12-11T00:00:00+07:00')
})

test('an event without hours lasts from midnight to midnight', () => {
  expect(eventTime({ ...DAYS, schedules: [] })).toMatchObject({
    isTimed: false,
    start: '2026-12-08T00:00:00+07:00',
    end: '2026-12-11T00:00:00+07:00',
  })
})

test.each([
  ['2026-12-07', 'coming', '2026-12-08'],
  ['2026-12-08', 'today', '2026-12-09'],
  ['2026-12-09', 'running', '2026-12-11'],
  ['2026-12-10', 'running', '2026-12-11'],
  ['2026-12-11', 'over', '2027-02-09'],
  ['2027-02-08', 'over', '2027-02-09'],
  ['2027-02-09', 'over', undefined],
])('on %s an event is %s, and its page changes on %s', (today, state, next) => {
  expect(eventStateOf(DAYS, today)).toBe(state)
  expect(nextRenderDay(DAYS, today)).toBe(next)
})
