import { expect, test } from 'vitest'
import { invalidFields } from '../errors.ts'
import { eventOf } from './testApi.ts'
import { toFailure } from './answer.ts'

test('a refusal says what is wrong in the language asked for, and as codes that can be said in the other one', () => {
  const event = eventOf('PUT', '/api/dashboard/news/1', { headers: { 'accept-language': 'id-ID' } })

  const { body = '' } = toFailure(invalidFields({ Title: 'tooLong:255' }), event)

  expect(JSON.parse(body)).toEqual({
    data: null,
    code: 'validation_failed',
    message: 'Gagal memperbarui data!',
    messageCode: 'updateFailed',
    errors: { Title: 'Panjang maksimal 255 karakter.' },
    errorCodes: { Title: 'tooLong:255' },
  })
})
