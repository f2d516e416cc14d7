import { permissionList } from '@flou/shared/content/permissions.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { ORIGIN_HEADER, type Envelope } from '@flou/shared/api.ts'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose'
import { POLICIES } from '../../lambdas/policies.ts'
import { differences, type Undescribed } from '../../openapi/testAnswers.ts'
import { keys } from '../store/keys.ts'
import { startTestTable, type TestTable } from '../store/testTable.ts'
import { newUlid } from '../store/ulid.ts'
import { createRecord } from '../store/write/createRecord.ts'
import type { WriteContext } from '../store/writeContext.ts'
import type { Services } from './call.ts'
import { ACCESS_TOKEN } from './token.ts'

export const SECRET = 'origin-secret'
type Handler = (event: APIGatewayProxyEventV2, context: Context) => unknown

interface CallOptions {
  body?: unknown
  token?: string | undefined
  headers?: Record<string, string>
  cookies?: string[]
}
interface TestAnswer<T> extends Envelope<T> {
  status: number
  headers: APIGatewayProxyStructuredResultV2['headers']
}

/** `call` throws if an answer is not as the API description says. */
export interface TestApi extends TestTable {
  services: Services
  token: string
  clock: { now: Date }
  sign: (claims: { sub: string; sid: string; role: number }) => Promise<string>
  call: <T = unknown>(method: string, path: string, options?: CallOptions) => Promise<TestAnswer<T>>
}

/** @param options `undescribed`: answers that are not compared, as the test stores other records or has stubs */
export async function startTestApi(
  handlerOf: (services: Services) => Handler,
  { undescribed }: Undescribed = {},
): Promise<TestApi> {
  const store = await startTestTable()
  const clock = { now: new Date('2026-11-21T03:00:00Z') }
  const services: Services = {
    table: store.table,
    now: () => clock.now,
    newId: () => newUlid(clock.now),
    originSecret: SECRET,
    portalHosts: ['portal.flou.example'],
    policies: POLICIES,
  }
  const { privateKey, publicKey } = await generateKeyPair(ACCESS_TOKEN.algorithm)
  await store.table.put({ ...keys.jwks(), keys: [{ ...(await exportJWK(publicKey)), kid: 'test' }] })
  await signUp(services)
  const sign: TestApi['sign'] = (claims) => signToken(privateKey, { ...claims, now: clock.now })
  const token = await sign({ sub: '1', sid: 'session-1', role: 1 })
  const handler = handlerOf(services)
  const call: TestApi['call'] = async (method, path, options = {}) => {
    const answer = answerOf<never>(await handler(eventOf(method, path, { token, ...options }), {} as Context))
    const { headers: _, ...body } = answer
    const found = differences(method, path, { ...body, undescribed })
    if (found.length > 0) throw new Error(`Not as the API description says:\n${found.join('\n')}`)
    return answer
  }
  store.calls.length = 0
  return { ...store, services, clock, token, sign, call }
}

async function signUp({ table, now, newId }: Services) {
  const by = { id: 0, name: 'System', title: '' }
  const writeContext: WriteContext = { table, now: now(), newId, by, service: 'user', method: 'POST' }
  await createRecord(writeContext, requireContentType('role'), {
    fields: { roleName: 'Administrator', needApproval: false, permission: permissionList(() => true) },
  })
  await createRecord(writeContext, requireContentType('user'), {
    fields: {
      fullName: 'Ayu Lestari',
      email: 'ayu@flou.example',
      role: 1,
      title: 'Editor',
      nik: '1',
      status: '1',
    },
  })
  await table.put({
    ...keys.session('session-1'),
    userId: 1,
    confirmed: now().getTime(),
    ttl: Math.floor(now().getTime() / 1000) + 86_400,
  })
}

const signToken = (
  key: CryptoKey,
  { sub, sid, role, now }: { sub: string; sid: string; role: number; now: Date },
): Promise<string> =>
  new SignJWT({ sid, role })
    .setProtectedHeader({ alg: ACCESS_TOKEN.algorithm, kid: 'test' })
    .setSubject(sub)
    .setAudience(ACCESS_TOKEN.audience)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + 86_400)
    .sign(key)

export function eventOf(
  method: string,
  url: string,
  { body, token, headers, cookies }: CallOptions,
): APIGatewayProxyEventV2 {
  const { pathname, searchParams, search } = new URL(url, 'http://api')
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: pathname,
    rawQueryString: search.slice(1),
    headers: {
      [ORIGIN_HEADER]: SECRET,
      'accept-language': 'en-US',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    queryStringParameters: Object.fromEntries(searchParams),
    requestContext: {
      http: { method, path: pathname, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'test' },
      requestId: 'request-1',
    } as APIGatewayProxyEventV2['requestContext'],
    isBase64Encoded: false,
    ...(cookies && { cookies }),
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
}

function answerOf<T>(result: unknown): TestAnswer<T> {
  const { statusCode = 200, headers, body = '{}' } = result as APIGatewayProxyStructuredResultV2
  return { ...(JSON.parse(body) as Envelope<T>), status: statusCode, headers }
}
