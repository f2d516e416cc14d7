import { expect, test } from 'vitest'
import { callLimit } from './callLimit.ts'

const now = new Date('2026-11-23T08:00:00Z')
const LIMIT = { calls: 3, seconds: 60 }

test('calls above the limit of a window are refused, each address by itself, and a new window begins anew', () => {
  const isWithin = callLimit(LIMIT)

  const answers = Array.from({ length: 4 }, () => isWithin('one', now))

  expect(answers).toEqual([true, true, true, false])
  expect(isWithin('other', now)).toBe(true)
  expect(isWithin('one', new Date(now.getTime() + 59_999))).toBe(false)
  expect(isWithin('one', new Date(now.getTime() + 60_000))).toBe(true)
})

test('calls of ten thousand other addresses do not reset the count of one that keeps calling', () => {
  const isWithin = callLimit(LIMIT)
  for (let call = 0; call < 3; call += 1) isWithin('caller', now)

  for (let other = 0; other < 15_000; other += 1) {
    isWithin(`other-${other}`, now)
    if (other % 5_000 === 0) isWithin('caller', now)
  }

  expect(isWithin('caller', now)).toBe(false)
})

test('what is remembered is bounded: an address that called once is forgotten after ten thousand others', () => {
  const isWithin = callLimit({ calls: 1, seconds: 60 })
  isWithin('once', now)

  for (let other = 0; other < 10_000; other += 1) isWithin(`other-${other}`, now)

  expect(isWithin('once', now)).toBe(true)
})

test('addresses of one IPv6 network count as one: whoever has it chooses among them freely', () => {
  const isWithin = callLimit({ calls: 1, seconds: 60 })

  const answers = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:3::1'].map((one) =>
    isWithin(one, now),
  )

  expect(answers).toEqual([true, false, true])
})
