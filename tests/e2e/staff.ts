import { ACCOUNT_PATHS, type SessionAnswer } from '@flou/shared/account.ts'
import { IDEMPOTENCY_HEADER, type Envelope } from '@flou/shared/api.ts'
import { product } from './browser.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

let token: Promise<string> | undefined

async function ask<T>(method: Method, path: string, { body, as }: { body?: unknown; as?: string }) {
  const answer = await fetch(product.admin + path, {
    method,
    headers: {
      'accept-language': 'en-US',
      ...(as !== undefined && { authorization: `Bearer ${as}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(method !== 'GET' && { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const envelope = (await answer.json()) as Envelope<T> // every API answer is an envelope
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(envelope)}`)
  return envelope.data
}

const signIn = async () => {
  const { email, password } = product
  const session = await ask<SessionAnswer>('POST', ACCOUNT_PATHS.authenticate, { body: { email, password } })
  return session.token
}

/** The data of an API call by the administrator, for records that a test needs; fails where the call is refused. */
export async function staffCall<T>(method: Method, path: string, body?: unknown): Promise<T> {
  token ??= signIn()
  return ask<T>(method, path, { body, as: await token })
}
