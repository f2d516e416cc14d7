import { messageText } from '@flou/shared/texts/messages.ts'
import { expect, test } from 'vitest'
import { packed, unpacked } from './commonPasswordHash.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { hashPassword, isPassword } from './passwordHash.ts'
import { passwordProblem } from './passwordProblem.ts'

test('a hash knows its password and no other', async () => {
  const hash = await hashPassword('kopi susu gula aren')

  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword('kopi susu gula aren', hash)).toBe(true)
  expect(await isPassword('kopi susu gula arenx', hash)).toBe(false)
})

test('the same password is hashed differently each time', async () => {
  const [first, second] = await Promise.all([
    hashPassword('sama saja semua'),
    hashPassword('sama saja semua'),
  ])

  expect(first).not.toBe(second)
})

test('letters typed composed or decomposed are one password', async () => {
  const hash = await hashPassword('cafe\u0301 di pojok')

  expect(await isPassword('caf\u00e9 di pojok', hash)).toBe(true)
})

test('without a hash no password fits, after the same work', async () => {
  const hash = await hashPassword('kopi susu gula aren')
  const timed = async (against: string | undefined) => {
    const started = process.cpuUsage()
    for (let index = 0; index < 5; index += 1) await isPassword('kopi susu', against)
    return process.cpuUsage(started).user
  }

  const [known, unknown] = [await timed(hash), await timed(undefined)]

  expect(await isPassword('', undefined)).toBe(false)
  expect(unknown / known).toBeGreaterThan(0.4)
  expect(unknown / known).toBeLessThan(2.5)
})

test.each([
  'password1234',
  'Password2026!!',
  'P@ssw0rd1234',
  '123456789012',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'qwertyuiop12',
  'Rahasia12345',
  'administrator',
  'correct horse battery staple',
  'sayangkamu123',
  'Flou-Cloud-2026',
  'flou.2026.cloud',
  'F1lou_Indonesia!',
])('%s is too common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each(['kopi susu gula aren', 'Tenggiri-melawan-arus-7', 'x9!kTz#Lp2@wQ'])(
  '%s will do',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)

test.each([
  [[], 0],
  [[0], 1],
  [[127, 128, 256], 4],
  [[5, 16_389, 2 ** 32 - 1], 9],
])('the numbers %j are kept in %d bytes', (numbers, length) => {
  const bytes = packed(numbers)

  expect(bytes).toHaveLength(length)
  expect([...Buffer.from(bytes)]).toEqual(bytes)
  expect(unpacked(bytes)).toEqual(numbers)
})

test.each([
  ['Mailcreated5240', 'passwordCommon'],
  ['1qaz2wsx3edc', 'passwordCommon'],
  ['ellicullucille', 'passwordCommon'],
  ['Asdfghjkl;qwer', 'passwordKeyboard'],
  ['qwerty-poiuy-12345', 'passwordKeyboard'],
  ['mnopqrstuvwx-1', 'passwordKeyboard'],
  ['2wsx3edc4rfv5tgb!', 'passwordKeyboard'],
  ['siti.rahma@flou.example', 'passwordOwnAddress'],
  ['SitiRahma2026!', 'passwordOwnAddress'],
  ['Flou.Example.99', 'passwordOwnAddress'],
])('%s is refused with %s', async (password, problem) => {
  expect(await passwordProblem(password, 'Siti.Rahma@flou.example')).toBe(problem)
})

test.each(['kopi susu gula aren', 'Langit-Biru-2026', 'siti menanam padi tiap pagi', 'x9!kTz#Lp2@wQ'])(
  '%s will do for Siti',
  async (password) => {
    expect(await passwordProblem(password, 'siti.rahma@flou.example')).toBeUndefined()
  },
)

test('why a password is refused is said in both languages', () => {
  for (const code of ['passwordCommon', 'passwordKeyboard', 'passwordOwnAddress'] as const)
    expect(messageText(code, 'id')).not.toBe(messageText(code, 'en'))
})
