import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { FORM_PROOF, newChallenge, PROOF_LENGTH, solvedChallenge } from './proofOfWork.ts'

const NOW = new Date('2026-11-21T03:00:00.400Z')
const KIND = { purpose: 'test', maxNumber: 50 }
const asked = { secret: 'secret', now: NOW, kind: KIND }
const hour = (milliseconds: number) => new Date(Math.floor(NOW.getTime() / 1_000) * 1_000 + milliseconds)

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Searches the number as a browser does. */
function solve(now = NOW) {
  const { salt, challenge, signature, maxnumber } = newChallenge('secret', now, KIND)
  const number = Array.from({ length: maxnumber }, (_, at) => at).find(
    (at) => hashOf(`${salt}${at}`) === challenge,
  )
  return { algorithm: 'SHA-256', salt, number, challenge, signature }
}

test('a challenge has a number below the highest one, and is another one each time', () => {
  const one = newChallenge('secret', NOW, KIND)

  expect(one).toMatchObject({ algorithm: 'SHA-256', maxnumber: 50 })
  expect(newChallenge('secret', NOW, KIND).salt).not.toBe(one.salt)
  for (let each = 0; each < 40; each += 1) expect(solve().number).toBeTypeOf('number')
})

test('who finds the number is let in until an hour has passed', () => {
  const solved = solve()
  const checked = (now: Date) => solvedChallenge(encoded(solved), { ...asked, now })

  expect(checked(NOW)).toBe(solved.challenge)
  expect(checked(hour(3_599_999))).toBe(solved.challenge)
  expect(checked(hour(3_600_000))).toBeUndefined()
})

const right = solve()
const forged = { ...right, salt: right.salt.replace(/expires=\d+/, 'expires=99999999999') }

test.each<[string, unknown]>([
  ['another number', { ...right, number: (right.number ?? 0) + 1 }],
  ['a number as text', { ...right, number: String(right.number) }],
  ['half a number', { ...right, number: 0.5 }],
  ['no number', { ...right, number: undefined }],
  ['no signature', { ...right, signature: undefined }],
  ['another signature', { ...right, signature: hashOf('other') }],
  ['no challenge', { ...right, challenge: 1 }],
  ['another challenge', { ...right, challenge: hashOf('other') }],
  ['no salt', { ...right, salt: null }],
  ['a later end', { ...forged, challenge: hashOf(`${forged.salt}${right.number}`) }],
  ['nothing', null],
  ['a text', 'text'],
])('a proof with %s is refused', (_, proof) => {
  expect(solvedChallenge(encoded(proof), asked)).toBeUndefined()
})

test('a proof of another purpose or site is refused, as is one that is no proof', () => {
  const proof = encoded(right)

  expect(solvedChallenge(proof, asked)).toBe(right.challenge)
  expect(solvedChallenge(proof, { ...asked, kind: FORM_PROOF })).toBeUndefined()
  expect(solvedChallenge(proof, { ...asked, secret: 'other' })).toBeUndefined()
  expect(solvedChallenge('{', asked)).toBeUndefined()
})

test('an overlong proof is refused', () => {
  const padded = (length: number) => encoded(right).padEnd(length, '=')

  expect(solvedChallenge(padded(PROOF_LENGTH), asked)).toBe(right.challenge)
  expect(solvedChallenge(padded(PROOF_LENGTH + 1), asked)).toBeUndefined()
})
