import { expect, test } from 'vitest'
import {
  allSessionsEnded,
  exemptSession,
  isValidSince,
  sessionsAsBefore,
  validSince,
} from './sessionValidity.ts'

const now = new Date('2026-11-21T03:00:00Z')
const time = now.getTime()
const secretsAt = (sessionsValidFrom: number) => ({ sessionsValidFrom: String(sessionsValidFrom) })

test.each([
  ['for the first time', undefined, time + 1],
  ['again', secretsAt(time - 5), time + 1],
  ['by a server whose clock is late', secretsAt(time + 9), time + 10],
])('ending all sessions %s ends those that began until now', (_, secrets, from) => {
  const ended = allSessionsEnded(secrets, now)
  const begunBefore = validSince(secrets, now)

  expect(ended).toEqual(secretsAt(from))
  expect(isValidSince(begunBefore, secrets)).toBe(true)
  expect(isValidSince(begunBefore, ended)).toBe(false)
  expect(isValidSince(validSince(ended, now), ended)).toBe(true)
  expect(exemptSession('s', ended)).toMatchObject({
    Update: { ExpressionAttributeValues: { ':since': from } },
  })
})

test('without secrets all sessions are valid, and stay so', () => {
  expect(isValidSince(0, undefined)).toBe(true)
  expect(sessionsAsBefore(undefined)).toEqual({})
  expect(sessionsAsBefore({ password: 'x', ...secretsAt(5) })).toEqual(secretsAt(5))
})
