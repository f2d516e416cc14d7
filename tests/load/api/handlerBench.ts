import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { eventOf, SECRET, startTestApi, type TestApi } from '@flou/functions/core/http/testApi.ts'
import { keys } from '@flou/functions/core/store/keys.ts'
import { ROOT } from '../../steps.ts'
import type { Measured, Work } from './handlerProcess.ts'

export interface Request {
  method: string
  path: string
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** Token of the sender; by default the administrator's. */
  token?: string
}

/** Built handlers, each in a process with its own dynoxide and a signed-in user; no gateway. */
export class HandlerBench {
  readonly api: TestApi
  readonly #token: string
  readonly #children = new Map<string, ChildProcess>()

  private constructor(api: TestApi, token: string) {
    this.api = api
    this.#token = token
  }

  static async start(): Promise<HandlerBench> {
    const api = await startTestApi(() => () => ({}))
    const now = new Date()
    api.clock.now = now // handlers use the real clock
    await api.table.put({
      ...keys.session('load'),
      userId: 1,
      ttl: Math.floor(now.getTime() / 1000) + 86_400,
    })
    return new HandlerBench(api, await api.sign({ sub: '1', sid: 'load', role: 1 }))
  }

  /**
   * Sends `samples` sequential requests after an equal warm-up.
   * @param handler name of the function, with `:sdk` if it calls the table through the SDK
   */
  async measure(handler: string, samples: number, requestOf: (index: number) => Request): Promise<Measured> {
    const [name = '', tableCalls = 'direct'] = handler.split(':')
    const child = this.#children.get(handler) ?? (await this.#fork(handler, tableCalls))
    const requests = Array.from({ length: samples * 2 + 1 }, (_, index) => this.#eventOf(requestOf(index)))
    const bundle = path.join(ROOT, 'dist/functions', name, 'index.cjs')
    const answered = once(child, 'message')
    child.send({ bundle, requests, warmUp: samples } satisfies Work)
    const [answer] = (await answered) as [{ measured?: Measured; failure?: string }] // message of handlerProcess
    if (!answer.measured) throw new Error(answer.failure)
    return answer.measured
  }

  async stop(): Promise<void> {
    for (const child of this.#children.values()) {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    }
    await this.api.stop()
  }

  #eventOf({ method, path: address, body, headers, token = this.#token }: Request): APIGatewayProxyEventV2 {
    return eventOf(method, address, {
      token,
      ...(body !== undefined && { body }),
      ...(headers && { headers }),
    })
  }

  async #fork(handler: string, tableCalls: string): Promise<ChildProcess> {
    const endpoint = await this.api.table.client.config.endpoint?.()
    const child = fork(path.join(ROOT, 'tests/load/api/handlerProcess.ts'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'], // discards request logs

      env: {
        ...process.env,
        TABLE_NAME: this.api.table.name,
        TABLE_CALLS: tableCalls,
        SITE_BUCKET: 'none', // no publishing
        AUDIT_BUCKET: 'none', // no sealing
        SITE_ORIGIN: 'https://www.example.com',
        ADMIN_ORIGIN: 'https://admin.example.com',
        PORTAL_HOSTS: '',
        PORTAL_ISSUER: 'https://portal.example.com',
        BOT_CHECK: '',
        BOT_CHECK_SECRET: '',
        TRANSLATOR_URL: '',
        TRANSLATOR_KEY: '',
        OUTSIDE_LINKS: 'off',
        ORIGIN_SECRET: SECRET,
        AWS_REGION: 'ap-southeast-3',
        AWS_ACCESS_KEY_ID: 'test',
        AWS_SECRET_ACCESS_KEY: 'test',
        AWS_ENDPOINT_URL_DYNAMODB: `http://${endpoint?.hostname}:${endpoint?.port}`,
      },
    })
    this.#children.set(handler, child)
    return child
  }
}
