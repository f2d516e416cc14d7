import { ERROR_STATUS } from '@flou/shared/api.ts'
import { expect, test } from 'vitest'
import { AppError, invalidFields } from '../errors.ts'
import { toFailure, toResult } from './answer.ts'
import type { Answer } from './call.ts'
import { eventOf } from './testApi.ts'

const event = (method = 'PUT', language = 'id-ID') =>
  eventOf(method, '/api/dashboard/news/1', { headers: { 'accept-language': language } })
const failure = (error: unknown, method?: string) => {
  const { statusCode, headers, body = '' } = toFailure(error, event(method))
  return { statusCode, headers, body: JSON.parse(body) as Record<string, unknown> }
}

test('a refusal says what is wrong in the language asked for, and as codes that can be said in the other one', () => {
  expect(failure(invalidFields({ Title: 'tooLong:255' })).body).toEqual({
    data: null,
    code: 'validation_failed',
    message: 'Gagal memperbarui data!',
    messageCode: 'updateFailed',
    errors: { Title: 'Panjang maksimal 255 karakter.' },
    errorCodes: { Title: 'tooLong:255' },
  })
})

test.each([
  ['POST', 'saveFailed'],
  ['PUT', 'updateFailed'],
  ['DELETE', 'deleteFailed'],
])('a refused %s says %s', (method, messageCode) => {
  expect(failure(invalidFields({ Title: 'required' }), method).body).toMatchObject({ messageCode })
  expect(failure(new AppError('not_found'), method).body).toMatchObject({ messageCode: 'notFound' })
})

test('an error may have its own text and data, and a time to try again', () => {
  const { statusCode, headers, body } = failure(
    new AppError('too_many_requests', { message: 'noDrafts', data: { id: 1 }, retryAfter: 0 }),
  )

  expect(statusCode).toBe(ERROR_STATUS.too_many_requests)
  expect(headers).toMatchObject({ 'retry-after': '0', 'cache-control': 'no-store' })
  expect(body).toMatchObject({ messageCode: 'noDrafts', data: { id: 1 } })
  expect(body).not.toHaveProperty('errors')
})

test('what nobody foresaw is answered without its text', () => {
  const { statusCode, headers, body } = failure(new Error('secret'))

  expect([statusCode, body['code'], body['messageCode']]).toEqual([500, 'internal', 'internal'])
  expect(JSON.stringify(body)).not.toContain('secret')
  expect(headers).not.toHaveProperty('retry-after')
})

const read = (body: string | undefined) => JSON.parse(body ?? '') as object

test('an answer is JSON that no cache keeps', () => {
  const { statusCode, headers, body, cookies } = toResult({ data: [1], total: 1 }, 'en')

  expect([statusCode, cookies]).toEqual([200, undefined])
  expect(headers).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(read(body)).toEqual({ data: [1], total: 1 })
})

test('an answer may have its own status, headers, cookies and a message in either language', () => {
  const answer: Answer = {
    data: null,
    status: 202,
    headers: { 'cache-control': 'max-age=5' },
    cookies: ['a=b'],
    message: 'badRequest',
  }
  const [english, indonesian] = [toResult(answer, 'en'), toResult(answer, 'id')]

  expect(english).toMatchObject({ statusCode: 202, cookies: ['a=b'] })
  expect(english.headers).toMatchObject({ 'cache-control': 'max-age=5' })
  expect(read(english.body)).toEqual({ data: null, message: expect.any(String) })
  expect(english.body).not.toBe(indonesian.body)
})

test('a page is HTML as it is', () => {
  expect(toResult({ data: null, html: '<p>x</p>', headers: { vary: 'Cookie' } }, 'en')).toEqual({
    statusCode: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', vary: 'Cookie' },
    body: '<p>x</p>',
  })
  expect(toResult({ data: null, html: '' }, 'en').body).toBe('')
})
