import { ACCOUNT_PATHS, type SessionResponse } from '@flou/shared/accounts/account.ts'
import { IDEMPOTENCY_HEADER, type Envelope, type ListRow } from '@flou/shared/api.ts'
import { product } from './browser.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

let token: Promise<string> | undefined

/** Thrown if a new sign-in helps: expired token or reauthentication, or an ended session. */
class SignedOut extends Error {}

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
  const envelope = (await answer.json()) as Envelope<T> // API responses are envelopes
  const text = `${method} ${path}: ${answer.status} ${JSON.stringify(envelope)}`
  if (answer.status === 401 || envelope.code === 'confirmation_needed') throw new SignedOut(text)
  if (!answer.ok) throw new Error(text)
  return envelope.data
}

const signIn = async () => {
  const { email, password } = product
  const session = await ask<SessionResponse>('POST', ACCOUNT_PATHS.authenticate, {
    body: { email, password },
  })
  return session.token
}

/** Response data of an API call by the administrator. @throws if rejected */
export async function staffCall<T>(method: Method, path: string, body?: unknown): Promise<T> {
  token ??= signIn()
  try {
    return await ask<T>(method, path, { body, as: await token })
  } catch (cause) {
    // the files of a worker share the token: a failed sign-in must not fail them all
    token = undefined
    if (!(cause instanceof SignedOut)) throw cause
    token = signIn()
    return ask<T>(method, path, { body, as: await token })
  }
}

/** Id of the product with this title. @throws if there is none */
export async function productId(title: string): Promise<number> {
  const found = await staffCall<ListRow[]>(
    'GET',
    `/api/dashboard/product?keyword=${encodeURIComponent(title)}`,
  )
  const product = found.find(({ titles }) => titles.en === title)
  if (!product) throw new Error(`There is no product ${title}`)
  return product.id
}

/** Id of a picture of the demo content, which no test changes. */
export async function demoPicture(): Promise<number> {
  const [picture] = await staffCall<ListRow[]>('GET', '/api/dashboard/media?keyword=datacentre-hero')
  if (!picture) throw new Error('The demo content has no such picture')
  return picture.id
}
