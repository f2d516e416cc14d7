import { expect, test, vi } from 'vitest'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { ApiError, isApiError, serverMessageOf } from './apiError.ts'
import { apiClient, confirmingApi, type Credentials } from './client.ts'

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

const changeRequest: ChangeRequestRow = {
  id: 'A',
  status: 1,
  kind: 'trash',
  type: 'news',
  recordId: 7,
  titles: { en: 'Title', id: 'Judul' },
  area: 'news',
  author: { id: 3, name: 'Ayu' },
  contributors: [3],
  submitted: '2026-11-23T09:00:00Z',
  updated: '2026-11-23T09:00:00Z',
  round: 1,
  hash: 'h',
  recordVersion: 2,
  liveVersion: 1,
}

function setUp(...answers: (Response | Error)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => {
    const next = answers.shift()
    return next instanceof Response
      ? Promise.resolve(next)
      : Promise.reject(next ?? new Error('No answer left'))
  })
  const credentials: Credentials = {
    token: () => 'old',
    renew: vi.fn<Credentials['renew']>(() => Promise.resolve('new')),
    reset: vi.fn<Credentials['reset']>(async (ended) => {
      throw ended
    }),
  }
  const headersOf = (call: number) => new Headers(fetch.mock.calls[call]?.[1]?.headers)
  const onHeld = vi.fn<(changeRequest: ChangeRequestRow) => void>()
  const api = apiClient({ credentials, language: () => 'id', fetch, onApprovalRequested: onHeld })
  return { api, fetch, credentials, headersOf, onHeld }
}
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a call carries token, language and idempotency key', async () => {
  const { api, headersOf } = setUp(answer(200, { data: 1 }))

  await api('/api/x', { method: 'PUT', body: {}, idempotencyKey: 'k' })

  expect(headersOf(0).get('authorization')).toBe('Bearer old')
  expect(headersOf(0).get('accept-language')).toBe('id-ID')
  expect(headersOf(0).get('idempotency-key')).toBe('k')
})

test('status 401 renews the token once and repeats the call with the same key', async () => {
  const { api, fetch, headersOf } = setUp(
    answer(401, { data: null, message: 'whatever' }),
    answer(200, { data: 7 }),
  )

  const { data } = await api('/api/x', { method: 'POST', idempotencyKey: 'k' })

  expect(data).toBe(7)
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(headersOf(1).get('authorization')).toBe('Bearer new')
  expect(headersOf(1).get('idempotency-key')).toBe('k')
})

test.each([
  { message: 'Unauthorized' },
  { message: 'Unauthorized', code: 'internal', messageCode: 'unauthorized' },
])('status 500 with %o resets the session and asks for no new token', async (envelope) => {
  const { api, fetch, credentials } = setUp(answer(500, { data: null, ...envelope }))

  await expect(api('/api/x')).rejects.toMatchObject({ status: 500 })

  expect(credentials.reset).toHaveBeenCalledOnce()
  expect(credentials.renew).not.toHaveBeenCalled()
  expect(fetch).toHaveBeenCalledOnce()
})

test('any other failure with status 500 leaves the session alone', async () => {
  const { api, credentials } = setUp(answer(500, { data: null, message: 'Something went wrong' }))

  await expect(api('/api/x')).rejects.toMatchObject({ status: 500 })

  expect(credentials.reset).not.toHaveBeenCalled()
  expect(credentials.renew).not.toHaveBeenCalled()
})

test('a network failure is an error of its own and leaves the session alone', async () => {
  const { api, credentials } = setUp(new TypeError('Failed to fetch'))

  const error = await caught(api('/api/x'))

  expect(isApiError(error, 'network')).toBe(true)
  expect(credentials.renew).not.toHaveBeenCalled()
})

test('a refused save tells its fields, a conflict the record as it is', async () => {
  const { api } = setUp(
    answer(422, { data: null, code: 'validation_failed', errors: { Title: 'required' } }),
    answer(409, { data: { recordVersion: 3 }, code: 'record_changed', message: 'm' }),
  )

  const refused = await caught(api('/api/x'))
  const conflict = await caught(api('/api/x'))

  expect(refused).toMatchObject({ code: 'validation_failed', fields: { Title: 'required' } })
  expect(conflict).toMatchObject({ code: 'record_changed', data: { recordVersion: 3 }, message: 'm' })
})

test('a refusal that comes with codes is kept as codes, to be said in the language of the moment', async () => {
  const { api } = setUp(
    answer(422, {
      data: null,
      code: 'validation_failed',
      message: 'Gagal memperbarui data!',
      messageCode: 'updateFailed',
      errors: { Slug: 'Nilai ini sudah digunakan.' },
      errorCodes: { Slug: 'taken' },
    }),
  )

  expect(await caught(api('/api/x'))).toMatchObject({ message: 'updateFailed', fields: { Slug: 'taken' } })
})

test('a call that waits for approval succeeds without data, and its change is told', async () => {
  const { api, onHeld } = setUp(
    answer(202, { data: null, message: 'Pending Approval', changeRequest: changeRequest }),
    answer(200, { data: 7 }),
  )

  expect(await api('/api/x', { method: 'DELETE' })).toMatchObject({ data: null, changeRequest: { id: 'A' } })
  await api('/api/x')

  expect(onHeld.mock.calls).toEqual([[changeRequest]])
})

test('an answer that is no envelope is an error, not data', async () => {
  const { api } = setUp(new Response('<html>', { status: 502 }))

  expect(await caught(api('/api/x'))).toMatchObject({ code: 'internal', status: 502 })
})

test.each([
  ['in_use', 'In Use'],
  ['Service Unavailable', 'Service Unavailable'],
  ['tooLong:255', 'tooLong:255'],
  ['', undefined],
])('what a server says, %j, is told as %j', (message, told) => {
  expect(serverMessageOf(new ApiError('in_use', message))).toBe(told)
})

test('a call that needs the password is repeated once it was given, and fails where it is not', async () => {
  const needed = () => answer(403, { code: 'confirmation_needed' })
  const { fetch } = setUp(needed(), answer(200, { data: 1 }), needed())
  const confirm = vi.fn<(error: unknown) => Promise<void>>(() => Promise.resolve())
  const api = confirmingApi(apiClient({ language: () => 'id', fetch }), confirm)

  expect((await api('/api/x', { method: 'POST', body: {} })).data).toBe(1)
  confirm.mockImplementation(async (error) => {
    throw error
  })
  const refused = await caught(api('/api/x', { method: 'POST', body: {} }))

  expect(isApiError(refused, 'confirmation_needed')).toBe(true)
  expect([fetch.mock.calls.length, confirm.mock.calls.length]).toEqual([3, 2])
})
