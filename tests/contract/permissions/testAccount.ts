import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { ORIGIN_HEADER } from '@flou/shared/api.ts'
import { openTable } from '@flou/functions/core/store/dynamo/table.ts'
import { LAMBDAS, readManifests } from '@flou/functions/manifests.ts'
import { templatesOf } from '@flou/infra/stacks/testStack.ts'
import { openEndpoints } from '@flou/local/runtime/endpoints.ts'
import { openFoundation } from '@flou/local/runtime/foundation.ts'
import { choosePorts, originOf } from '@flou/local/runtime/origins.ts'
import { requireStreamAccess } from '@flou/local/runtime/readers.ts'
import { toApiResponse, toEvent } from '@flou/local/httpApi/payload.ts'
import { vi } from 'vitest'
import { recordUses } from './recordUses.ts'

interface TestRequest {
  method?: string
  path: string
  query?: string
  body?: object
  /** Body that is no JSON. */
  text?: string
  token?: string
  headers?: Record<string, string>
}
type Handler = (event: object, context: object) => Promise<unknown>

const CONTEXT = { awsRequestId: 'test', getRemainingTimeInMillis: () => 60_000 }

interface TestAnswer {
  data: Record<string, unknown>
  changeRequest?: ChangeRequestRow
}
/** Pages have no envelope. */
const envelopeIn = (body: Buffer): TestAnswer =>
  body.toString().startsWith('{') ? (JSON.parse(body.toString()) as TestAnswer) : { data: {} }

const fail = (cause: unknown): never => {
  throw cause
}

/**
 * The product's template in the local stand-ins of AWS, which record each permission that is used. Functions run in
 * this process, with the environment and the role of the template.
 */
export async function startTestAccount() {
  const stateDir = mkdtempSync(path.join(tmpdir(), 'permissions-'))
  const settings = { sitePort: 0, adminPort: 0, stateDir }
  const template = templatesOf('dev', await readManifests()).site.toJSON() as never
  const synthesised = { name: 'Flou-dev', template, assetPath: (key: string) => `/${key}` }
  const ports = await choosePorts(settings)
  const origins = { site: originOf(ports.site), admin: originOf(ports.admin) }
  const closers: (() => unknown)[] = [() => rmSync(stateDir, { recursive: true, force: true })]
  const foundation = await openFoundation({ settings, synthesised, ports, origins, onError: fail }, closers)
  const { permissions, ...uses } = recordUses(foundation)
  await openEndpoints({ ...foundation, permissions }, closers)
  requireStreamAccess(foundation.stack, { functions: foundation.functions, permissions })

  /** Following calls of the SDK are those of the function. */
  function become(name: string): Record<string, string> {
    const { environment } = foundation.functions.named(name).settings
    for (const [key, value] of Object.entries(environment)) vi.stubEnv(key, value)
    return environment
  }

  /** Without permissions. */
  const table = () => {
    const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
    const client = new DynamoDBClient({ endpoint: foundation.tables.endpoint.href, region: 'r', credentials })
    return openTable(become('content')['TABLE_NAME'] ?? '', client)
  }

  const handlers = new Map<string, Handler>()
  async function invoke(name: string, event: object): Promise<unknown> {
    become(name)
    if (!handlers.has(name)) {
      // a separate copy: other tests may have loaded the module with another environment
      const file = `${path.join(LAMBDAS, name, 'index.ts')}?permissions`
      handlers.set(name, ((await import(file)) as { handler: Handler }).handler)
    }
    return handlers.get(name)?.(event, CONTEXT)
  }

  /** Throws if the answer has another status. */
  async function call(name: string, request: TestRequest, expected?: number) {
    const { method = 'POST', query = '', body, text = body ? JSON.stringify(body) : '', token } = request
    const { ORIGIN_SECRET = '' } = become(name)
    const [secret = ''] = ORIGIN_SECRET.split(' ')
    const event = toEvent(
      {
        method,
        query,
        path: request.path,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          [ORIGIN_HEADER]: secret,
          ...(token && { authorization: `Bearer ${token}` }),
          ...request.headers,
        },
        cookie: undefined,
        sourceIp: '127.0.0.1',
        body: Buffer.from(text),
      },
      { key: '$default', value: undefined } as never,
      'api',
    )
    const { status, body: answer } = toApiResponse(await invoke(name, event))
    if (expected !== undefined && status !== expected)
      throw new Error(`${name} answered ${status} instead of ${expected}: ${answer.toString().slice(0, 500)}`)
    return { status, ...envelopeIn(answer) }
  }

  const stop = async () => {
    vi.unstubAllEnvs()
    for (const close of closers.toReversed()) await close()
  }
  return { ...foundation, ...uses, become, table: table(), invoke, call, stop }
}
export type TestAccount = Awaited<ReturnType<typeof startTestAccount>>
