import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailKeys } from './mailKeys.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { linkToken } from './linkTokens.ts'
import { mintTokens, type UnmintedToken } from './mintedTokens.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const HOUR = 3_600
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

let store: TestTable
beforeAll(async () => {
  store = await startTestTable()
})
afterAll(() => store.stop())
const services = () => ({ table: store.table, originSecret: 'origin secret', now: () => NOW })

test('a token is made when the mail is sent; the table knows its hash only, and until when', async () => {
  const token: UnmintedToken = { mint: 'resetPassword', item: { person: 7 }, lifetime: HOUR }

  const made = (await mintTokens(services(), { name: 'Ayu', token })) as Record<string, string>

  expect(made).toEqual({ name: 'Ayu', token: expect.stringMatching(/^[\w-]{43}$/) })
  const stored = await store.table.get(mailKeys.resetToken(hashOf(made['token'] ?? '')))
  expect(stored).toMatchObject({ person: 7, ttl: NOW.getTime() / 1000 + HOUR })
  expect(JSON.stringify(await store.backUp())).not.toContain(made['token'])
})

test('each place has its own token, and each sending a new one', async () => {
  const token: UnmintedToken = {
    mint: 'decision',
    prefix: 'CHANGE.7.',
    item: { changeRequest: 'CHANGE', person: 7, round: 1 },
    lifetime: HOUR,
  }
  const params = { changes: [{ id: 'a', token }, { id: 'b' }], note: null }
  const send = async () => JSON.stringify(await mintTokens(services(), params))
  const [first, second] = [await send(), await send()]
  const secret = /CHANGE\.7\.([\w-]{43})/.exec(second)?.[1] ?? ''

  expect(first).not.toBe(second)
  expect(JSON.parse(second)).toMatchObject({ changes: [{ id: 'a' }, { id: 'b' }], note: null })
  const link = await store.table.get(mailKeys.decisionLink('CHANGE', 7))
  expect(link).toMatchObject({ secretHash: hashOf(secret), round: 1 })
})

test('parameters without a place for one stay as they are', async () => {
  const params = { token: 'given', list: [1, 'two', null], deep: { mint: 'tea' } }

  expect(await mintTokens(services(), params)).toEqual(params)
})

test.each([
  { purpose: 'confirm', person: 'p1', at: '2026-11-21T03:00:00Z' },
  { purpose: 'dataRequest', person: 'p1', at: '2026-11-21T03:00:00Z' },
  { purpose: 'unsubscribe', person: 'p1' },
] as const)('the link to $purpose is derived when the mail is sent', async (derive) => {
  const made = await mintTokens(services(), { token: { derive } })

  expect(made).toEqual({ token: linkToken('origin secret', derive) })
  expect(made).not.toEqual(
    await mintTokens({ ...services(), originSecret: 'another' }, { token: { derive } }),
  )
})
