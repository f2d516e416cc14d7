import { REFRESH_COOKIE } from '@flou/shared/accounts/account.ts'
import { ORIGIN_HEADER } from '@flou/shared/api.ts'
import { argon2Sync, randomBytes } from 'node:crypto'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { importJWK, SignJWT } from 'jose'
import { apiHandler } from '../../core/http/apiHandler.ts'
import type { Route } from '../../core/http/router.ts'
import { ACCESS_TOKEN } from '../../core/http/token.ts'
import { newSigningKey, publicKeys } from '../../core/identity/signingSecret.ts'
import type { Policies } from '../../core/operations/approvalGate.ts'
import { manifest } from '../../lambdas/account/manifest.ts'
import { POLICIES } from '../../lambdas/policies.ts'
import { keys } from '../../core/store/keys.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import { routesWithin, tableWithin } from '../../core/store/testTableWithin.ts'
import { newUlid } from '../../core/store/ulid.ts'
import { accountRoutes } from './accountRoutes.ts'
import { bootstrap } from './bootstrap.ts'
import type { TokenSigner } from './signIn/signingKey.ts'

const ORIGIN_SECRET = 'test'
export const ADMIN_ORIGIN = 'https://admin.flou.example'

export interface TestApi {
  /** Epoch milliseconds. */
  clock: { now: number }
  call: (request: TestRequest) => Promise<TestAnswer>
  services: { table: Table; now: () => Date; newId: () => string; originSecret: string; policies: Policies }
  ids: string[]
}
export interface TestRequest {
  method?: string
  path: string
  body?: unknown
  query?: Record<string, string>
  token?: string
  cookie?: string
  cookies?: string[]
  headers?: Record<string, string>
}
export interface TestAnswer {
  status: number
  data: Record<string, unknown>
  message: string
  code?: string
  errors?: Record<string, string>
  headers: Record<string, unknown>
  cookie?: string
  cookieText?: string
  cookieTexts?: string[]
}

export const ADMIN = { email: 'admin@flou.example', password: 'kopi susu gula aren', fullName: 'Ayu Lestari' }

/** Minimal-cost hash for fast tests; `identity/password.test.ts` checks the real cost. */
function cheapHash(password: string): string {
  const nonce = randomBytes(16)
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory: 8,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  })
  const [salt, text] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${text}`
}

export const cheapPassword = (table: Table, id: number, password: string) =>
  table.update(keys.live('user', id), {
    UpdateExpression: 'SET secrets.password = :hash',
    ExpressionAttributeValues: { ':hash': cheapHash(password) },
  })

/** @param used collects what the account function uses of its role */
export async function startTestApi(
  table: Table,
  extraRoutes: readonly Route[] = [],
  used?: Set<string>,
): Promise<TestApi> {
  const clock = { now: Date.parse('2026-11-21T03:00:00Z') }
  const key = await newSigningKey('test-key')
  await table.put({ ...keys.jwks(), keys: publicKeys({ current: key }) })
  const now = () => new Date(clock.now)
  const ids: string[] = []
  const newId = () => {
    ids.push(newUlid(now()))
    return ids.at(-1) ?? ''
  }
  const services = { table, now, newId, originSecret: ORIGIN_SECRET, policies: POLICIES }
  const own = tableWithin(table, manifest.table, used)
  const { userId } = await bootstrap({ ...services, table: own, now: now() }, { bootstrap: ADMIN })
  await cheapPassword(table, userId, ADMIN.password)
  const ownRoutes = accountRoutes({
    sign: await signerOf(key),
    factorKey: () => Promise.resolve(Buffer.alloc(32, 7)),
    adminOrigin: ADMIN_ORIGIN,
  })
  const handler = apiHandler([...routesWithin(ownRoutes, manifest.table, used), ...extraRoutes], services)
  const call = async (request: TestRequest) => {
    return answerOf(await handler(eventOf(request), {} as Context))
  }
  return { clock, call, services, ids }
}

async function signerOf(key: Awaited<ReturnType<typeof newSigningKey>>): Promise<TokenSigner> {
  const privateKey = await importJWK(key, ACCESS_TOKEN.algorithm)
  return ({ person, sessionId, role }, now) => {
    const issued = Math.floor(now.getTime() / 1000)
    return new SignJWT({ sid: sessionId, role })
      .setProtectedHeader({ alg: ACCESS_TOKEN.algorithm, kid: key.kid })
      .setSubject(String(person))
      .setAudience(ACCESS_TOKEN.audience)
      .setIssuedAt(issued)
      .setExpirationTime(issued + ACCESS_TOKEN.seconds)
      .sign(privateKey)
  }
}

function eventOf({ method = 'POST', path, body, query, token, cookie, cookies = [], headers }: TestRequest) {
  return {
    rawPath: path,
    headers: {
      [ORIGIN_HEADER]: ORIGIN_SECRET,
      'x-forwarded-for': '203.0.113.7, 192.0.2.1',
      'accept-language': 'en-US',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(query && { queryStringParameters: query }),
    cookies: [...(cookie ? [`${REFRESH_COOKIE}=${cookie}`] : []), ...cookies],
    ...(body !== undefined && { body: JSON.stringify(body) }),
    isBase64Encoded: false,
    requestContext: { requestId: 'test', http: { method, path, sourceIp: '192.0.2.1' } },
  } as unknown as APIGatewayProxyEventV2
}

function answerOf(result: APIGatewayProxyStructuredResultV2): TestAnswer {
  const cookieText = result.cookies?.[0]
  const cookie = cookieText && /^[^=]+=([^;]*)/.exec(cookieText)?.[1]
  const envelope = JSON.parse(result.body ?? '{}') as TestAnswer
  return {
    ...envelope,
    status: result.statusCode ?? 200,
    headers: result.headers ?? {},
    ...(cookie !== undefined && { cookie }),
    ...(cookieText !== undefined && { cookieText }),
    ...(result.cookies && { cookieTexts: result.cookies }),
  }
}
