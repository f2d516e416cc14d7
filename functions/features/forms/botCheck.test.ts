import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BotCheck } from '@flou/shared/forms/botCheck.ts'
import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { SubmissionItem } from './formKeys.ts'
import { itemsOf } from '../approval/notify/testStream.ts'
import { submissionOfItem } from './submissionItems.ts'
import { startTestTable, type TestTable } from '../../core/store/testTable.ts'
import { startForms } from './testForms.ts'

/** Fake of the service's two calls: returns the reply of the test and records requests. */
let reply: (token: string) => unknown
let asked: { path: string; body: string; key: string | undefined }[]
const used = new Set<string>()
let service: Server
let origins: { normal: string; enterprise: string }
let server: TestTable
const log = vi.spyOn(process.stdout, 'write')

beforeAll(async () => {
  log.mockReturnValue(true)
  server = await startTestTable()
  service = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      asked.push({ path: request.url ?? '', body, key: String(request.headers['x-goog-api-key']) })
      const token = new URLSearchParams(body).get('response') ?? /"token":"([^"]*)"/.exec(body)?.[1] ?? ''
      const answer = reply(token)
      if (answer === undefined) return // never responds
      const { status = 200 } = answer as { status?: number }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  origins = { normal: origin, enterprise: origin }
})
afterAll(async () => {
  service.closeAllConnections()
  service.close()
  await server.stop()
})
beforeEach(() => {
  asked = []
  used.clear()
})

const HOST = 'flou.example'
const V2: BotCheck = {
  version: 'v2',
  mode: 'normal',
  size: 'invisible',
  siteKey: 'site-key',
  leastScore: 0.5,
  project: 'p',
}
const V3: BotCheck = { ...V2, version: 'v3' }
const ENTERPRISE: BotCheck = { ...V3, mode: 'enterprise' }

const formsWith = (check: BotCheck, isLocal = false) =>
  startForms(server.table, {}, { check, secret: 'the-secret', host: HOST, isLocal, origins })

/** Submits the newsletter form and returns its response and what was stored. */
async function send(forms: ReturnType<typeof startForms>, token?: string) {
  const email = `${crypto.randomUUID()}@example.com`
  const body = { email, _key: crypto.randomUUID(), ...(token !== undefined && { _token: token }) }
  const answer = await forms.post('newsletter', body)
  const stored = (await itemsOf<SubmissionItem>(server.table, 'submission#'))
    .filter(({ sk }) => sk === '-')
    .map(submissionOfItem)
    .find(({ values }) => values['email'] === email)
  return { status: answer.status, code: answer.json().messageCode, stored }
}

/** Response of the service to a valid token, once. */
const genuine =
  (more: object = {}) =>
  (token: string) => {
    if (used.has(token)) return { success: false, 'error-codes': ['timeout-or-duplicate'] }
    used.add(token)
    return { success: true, hostname: HOST, ...more }
  }

test('a genuine answer vouches for a form; the secret and the answer are all that is sent', async () => {
  reply = genuine()
  const { status, stored } = await send(formsWith(V2), 'token-1')

  expect([status, stored?.verified, stored?.state]).toEqual([202, 'service', 'new'])
  expect(asked).toMatchObject([
    { path: '/recaptcha/api/siteverify', body: 'secret=the-secret&response=token-1' },
  ])
})

test('version 3: a low score puts the form aside with its reason, an answer of another action is refused', async () => {
  reply = genuine({ score: 0.1, action: 'form' })
  const low = await send(formsWith(V3), 'low')
  reply = genuine({ score: 0.9, action: 'form' })
  const high = await send(formsWith(V3), 'high')
  reply = genuine({ score: 0.9, action: 'login' })
  const foreign = await send(formsWith(V3), 'foreign')

  expect([low.status, low.stored?.state, low.stored?.suspect]).toEqual([202, 'spam', 'score'])
  expect([high.status, high.stored?.state]).toEqual([202, 'new'])
  expect([foreign.status, foreign.code, foreign.stored]).toEqual([422, 'robot', undefined])
})

test('enterprise: the project is asked, and the key stands in no address', async () => {
  reply = () => ({
    tokenProperties: { valid: true, hostname: HOST, action: 'form' },
    riskAnalysis: { score: 0.8 },
  })
  const good = await send(formsWith(ENTERPRISE), 'enterprise-1')
  reply = () => ({ tokenProperties: { valid: false, invalidReason: 'EXPIRED' } })
  const bad = await send(formsWith(ENTERPRISE), 'enterprise-2')

  expect([good.stored?.verified, bad.status, bad.code]).toEqual(['service', 422, 'robot'])
  expect(asked[0]).toMatchObject({ path: '/v1/projects/p/assessments', key: 'the-secret' })
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    event: { token: 'enterprise-1', siteKey: 'site-key', expectedAction: 'form' },
  })
})

test('a wrong answer, one of another site and one that was used are refused; nothing is stored', async () => {
  const forms = formsWith(V2)
  reply = () => ({ success: false, 'error-codes': ['invalid-input-response'] })
  const wrong = await send(forms, 'wrong')
  reply = genuine({ hostname: 'evil.example' })
  const foreign = await send(forms, 'foreign')
  reply = genuine()
  const first = await send(forms, 'again')
  const replayed = await send(forms, 'again')
  // two concurrent calls, before the service registers either
  reply = () => ({ success: true, hostname: HOST })
  const both = await Promise.all([send(forms, 'at-once'), send(forms, 'at-once')])

  expect([wrong, foreign, replayed].map(({ status, code, stored }) => [status, code, stored])).toEqual(
    Array.from({ length: 3 }, () => [422, 'robot', undefined]),
  )
  expect(first.status).toBe(202)
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([202, 422]))
})

test('where the service is slow, down or does not know us, the form is stored within a second or so, and not vouched for', async () => {
  const started = performance.now()
  reply = () => undefined
  const slow = await send(formsWith(V2), 'slow')
  const took = performance.now() - started
  reply = () => ({ status: 503 })
  const down = await send(formsWith(V2), 'down')
  reply = () => ({ success: false, 'error-codes': ['invalid-input-secret'] })
  const unknown = await send(formsWith(V2), 'unknown')
  const lines = log.mock.calls.map(([line]) => String(line))

  for (const { status, stored } of [slow, down, unknown])
    expect([status, stored?.verified, stored?.state]).toEqual([202, 'silent', 'new'])
  expect(took).toBeLessThan(3_000)
  expect(lines.some((line) => line.includes('invalid-input-secret'))).toBe(true)
  expect(lines.join('')).not.toMatch(/the-secret|"slow"|token-1/)
})

test('without an answer a form is stored and not vouched for, under the stricter limit', async () => {
  reply = genuine()
  const forms = formsWith(V2)
  const answers = []
  for (let count = 0; count < 9; count += 1) answers.push(await send(forms))

  expect(answers[0]?.stored?.verified).toBe('none')
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 8 }, () => 202), 429])
  expect(asked).toEqual([])
})

test.each([
  [{ siteKey: '' }, 'botCheckNoKey', 'ReCaptcha error: No key provided'],
  [{ version: '' }, 'botCheckNoVersion', 'ReCaptcha error: No version provided'],
] as const)(
  'an installation with %j refuses forms in the words of the specification; the local runtime lets them pass',
  async (lacks, code, text) => {
    const check = { ...V2, ...lacks }
    const refused = await send(formsWith(check), 'token')
    const { message } = JSON.parse(
      (await formsWith(check).post('newsletter', { email: 'a@example.com', _key: crypto.randomUUID() })).text,
    ) as { message: string }
    const local = await send(formsWith(check, true), 'token')

    expect([refused.status, refused.code, message]).toEqual([422, code, text])
    expect([local.status, local.stored?.verified]).toEqual([202, 'none'])
  },
)

test('browsers are told the public part of the service alone, instead of a task', async () => {
  const answer = await formsWith(ENTERPRISE).send({ path: FORM_PATHS.challenge, method: 'GET' })

  expect(answer.json().data).toEqual({
    service: { version: 'v3', mode: 'enterprise', size: 'invisible', siteKey: 'site-key' },
  })
})
