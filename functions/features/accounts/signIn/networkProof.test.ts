import { solvedTask, type Challenge } from '@flou/shared/forms/proofOfWork.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FORM_PROOF, newChallenge } from '../../../core/http/proofOfWork.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { limitOf, takeAttempts } from '../rateLimit.ts'
import { ADMIN, startTestApi, type TestAnswer, type TestApi } from '../testApi.ts'
import { FREE_ATTEMPTS } from './networkProof.ts'

let server: TestTable
let api: TestApi
beforeEach(async () => {
  server = await startTestTable()
  api = await startTestApi(server.table)
})
afterEach(() => server.stop())

const OFFICE = '198.51.100.7'
const attempt = (email: string, password: string, proof?: string) =>
  api.call({
    path: '/api/authenticate',
    body: { email, password, ...(proof !== undefined && { proof }) },
    headers: { 'x-viewer-address': OFFICE },
  })
const signIn = (proof?: string) => attempt(ADMIN.email, ADMIN.password, proof)
const guess = (name: string, proof?: string) => attempt(`${name}@flou.example`, 'wrong password!', proof)
const proofOf = ({ data }: TestAnswer) => solvedTask(data['challenge'] as Challenge)

/** Failures of a network before a proof is required. Those for unknown emails hash at production strength. */
const guesses = () =>
  takeAttempts(
    server.table,
    Array.from({ length: FREE_ATTEMPTS }, () => limitOf('signInByNetwork', OFFICE)),
    api.services.now(),
  )

test('after 20 failures of a network a solved task opens it again, once for each attempt', async () => {
  await guesses()
  const asked = await signIn()
  const proof = await proofOf(asked)

  const wrong = await guess('nobody', await proofOf(await signIn()))
  const [first, again, forged] = [await signIn(proof), await signIn(proof), await signIn('x')]

  expect([asked, wrong, first, again, forged].map(({ status }) => status)).toEqual([429, 401, 200, 429, 429])
})

test('a task of the public forms opens no log-in', async () => {
  await guesses()
  const { originSecret, now } = api.services

  const proof = await solvedTask(newChallenge(originSecret, now(), FORM_PROOF))

  expect((await signIn(proof)).status).toBe(429)
})

test('300 attempts of a network are all, solved tasks or not', async () => {
  const counter = limitOf('signInByNetwork', OFFICE)
  await takeAttempts(
    server.table,
    Array.from({ length: 300 }, () => counter),
    api.services.now(),
  )

  expect(await signIn()).toMatchObject({ status: 429, data: null })
})
