import { expect, test } from 'vitest'
import { createHash } from 'node:crypto'
import type { Challenge } from '@flou/shared/forms/proofOfWork.ts'
import { ApiError } from '../api/apiError.ts'
import type { Api, CallOptions } from '../api/client.ts'
import { authenticate } from './authenticate.ts'

const challenge: Challenge = {
  algorithm: 'SHA-256',
  salt: 'salt',
  challenge: createHash('sha256').update('salt321').digest('hex'),
  maxnumber: 1_000,
  signature: 's',
}
const refusal = (data: unknown) => new ApiError('too_many_requests', 'tooManyRequests', { status: 429, data })

function apiOf(...answers: unknown[]) {
  const bodies: unknown[] = []
  const api = ((_: string, { body }: CallOptions) => {
    bodies.push(body)
    const next = answers.shift()
    return next instanceof Error ? Promise.reject(next) : Promise.resolve({ data: next })
  }) as Api // the log-in only
  return { api, bodies }
}
const credentials = { email: 'sari@flou.example', password: 'x' }

test('a task that the server sets is solved, and the log-in repeated with it', async () => {
  const { api, bodies } = apiOf(refusal({ challenge }), { token: 'a' })

  expect(await authenticate(api, credentials)).toEqual({ token: 'a' })
  const { proof, ...rest } = bodies[1] as { proof: string }
  expect([bodies[0], rest]).toEqual([credentials, credentials])
  expect(JSON.parse(atob(proof))).toMatchObject({ number: 321, signature: 's' })
})

test('too many attempts without a task are told as they are', async () => {
  const { api, bodies } = apiOf(refusal(null))

  await expect(authenticate(api, credentials)).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(bodies).toHaveLength(1)
})
