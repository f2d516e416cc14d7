import { randomUUID } from 'node:crypto'
import { ACCOUNT_PATHS, type SessionResponse } from '@flou/shared/accounts/account.ts'
import { IDEMPOTENCY_HEADER, type Envelope } from '@flou/shared/api.ts'
import { DEMO_ACCOUNT } from '@flou/demo/account.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export interface Answer<T> {
  status: number
  body: Envelope<T>
}

/** An HTTP client of a signed-in user; returns responses of any status. */
export class StaffClient {
  readonly origin: string
  token = ''
  #account: { email: string; password: string } = DEMO_ACCOUNT

  constructor(origin: string) {
    this.origin = origin
  }

  /** @param account by default the demo's administrator */
  async logIn({ email, password } = this.#account): Promise<this> {
    this.#account = { email, password }
    const { status, body } = await this.call<SessionResponse>('POST', ACCOUNT_PATHS.authenticate, {
      email,
      password,
    })
    if (status !== 200) throw new Error(`Log-in answered ${status}: ${JSON.stringify(body)}`)
    this.token = body.data.token
    return this
  }

  async call<T>(method: Method, path: string, body?: unknown): Promise<Answer<T>> {
    const response = await fetch(this.origin + path, {
      method,
      headers: {
        'accept-language': 'en-US',
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { [IDEMPOTENCY_HEADER]: randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Envelope<T> } // API responses are envelopes
  }

  /** Response data; logs in again if the session has ended meanwhile. @throws if the call fails */
  async data<T>(method: Method, path: string, body?: unknown): Promise<T> {
    let answer = await this.call<T>(method, path, body)
    if (answer.status === 401 && this.token !== '') {
      await this.logIn()
      answer = await this.call<T>(method, path, body)
    }
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
}
