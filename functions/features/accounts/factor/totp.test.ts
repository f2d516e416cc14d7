import { expect, test } from 'vitest'
import { base32, hotp, matchingStep, newTotpSecret, stepAt, totpUrl } from './totp.ts'
import { seal, unseal } from './sealed.ts'

const SECRET = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238: the code at %i seconds is %s', (seconds, code) => {
  expect(hotp(SECRET, stepAt(new Date(seconds * 1000)), 8)).toBe(code)
})

test('codes of one step earlier and later are accepted, others and used ones are not', () => {
  const now = new Date(1_234_567_890_000)
  const step = stepAt(now)
  const matches = (offset: number, lastStep = 0) =>
    matchingStep(SECRET, hotp(SECRET, step + offset), { now, lastStep })

  expect([-2, -1, 0, 1, 2].map((offset) => matches(offset))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ])
  expect([matches(0, step), matches(-1, step), matches(1, step)]).toEqual([undefined, undefined, step + 1])
})

test('RFC 4648: keys are base32, and the URL carries them', () => {
  expect(base32(Buffer.from('fooba'))).toBe('MZXW6YTB')
  expect(base32(newTotpSecret())).toMatch(/^[A-Z2-7]{32}$/)
  expect(totpUrl(SECRET, 'a+b@flou.example')).toBe(
    `otpauth://totp/Flou%20Cloud:a%2Bb%40flou.example?secret=${base32(SECRET)}&issuer=Flou%20Cloud`,
  )
})

test('a sealed secret opens with its key and for its account only', () => {
  const key = Buffer.alloc(32, 1)
  const sealed = seal(key, 7, SECRET)
  const bytes = Buffer.from(sealed, 'base64')
  const changed = Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])])

  expect(unseal(key, 7, sealed)).toEqual(SECRET)
  expect(bytes.includes(SECRET)).toBe(false)
  expect(() => unseal(Buffer.alloc(32, 2), 7, sealed)).toThrow(/unable to authenticate/)
  expect(() => unseal(key, 8, sealed)).toThrow(/unable to authenticate/)
  expect(() => unseal(key, 7, changed.toString('base64'))).toThrow(/unable to authenticate/)
})
