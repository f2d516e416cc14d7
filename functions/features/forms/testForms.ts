import { createHash } from 'node:crypto'
import { ORIGIN_HEADER } from '@flou/shared/api.ts'
import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { newUlid } from '../../core/store/ulid.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import { tableWithin } from '../../core/store/testTableWithin.ts'
import { manifest } from '../../lambdas/forms/manifest.ts'
import { formRoutes } from './formRoutes.ts'
import type { Challenge } from '@flou/shared/forms/proofOfWork.ts'
import type { BotChecking } from './verifiedBotCheck.ts'

export const ORIGIN_SECRET = 'test'
export const CONTACT = {
  firstName: 'Siti',
  lastName: 'Rahma',
  email: 'siti@example.com',
  phone: '021 555 0123',
  company: 'PT Maju',
  state: 'Jawa Barat',
  city: 'Kota Bandung',
  message: 'Halo',
}

let networks = 0

interface Sent {
  path?: string
  method?: string
  headers?: Record<string, string>
  body?: unknown
}
interface TestResponse {
  status: number
  headers: Record<string, unknown>
  text: string
  json: () => { data: Record<string, unknown>; errorCodes?: Record<string, string>; messageCode?: string }
}

function eventOf({ path = '', method = 'POST', headers = {}, body }: Sent, ip: string) {
  const [rawPath, rawQueryString = ''] = path.split('?')
  return {
    rawPath,
    rawQueryString,
    queryStringParameters: Object.fromEntries(new URLSearchParams(rawQueryString)),
    headers: {
      [ORIGIN_HEADER]: ORIGIN_SECRET,
      'content-type': 'application/json',
      'x-viewer-address': ip,
      ...headers,
    },
    requestContext: { http: { method, path: rawPath, sourceIp: ip } },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    isBase64Encoded: false,
  } as unknown as APIGatewayProxyEventV2
}

export function startForms(
  table: Table,
  pages: Readonly<Record<string, string>> = {},
  checking?: BotChecking,
) {
  const clock = { now: Date.parse('2026-11-23T03:00:00Z') }
  const now = () => new Date(clock.now)
  networks += 1
  const ip = `203.0.113.${networks}`
  const used = new Set<string>()
  const own = tableWithin(table, manifest.table, used)
  const handler = apiHandler(
    formRoutes({
      checking,
      readPage: (key) => {
        const page = pages[key]
        return page === undefined ? Promise.reject(new Error('NoSuchKey')) : Promise.resolve(page)
      },
    }),
    {
      table: own,
      now,
      newId: () => newUlid(now()),
      originSecret: ORIGIN_SECRET,
    },
  )
  const send = async (sent: Sent): Promise<TestResponse> => {
    const answer = await handler(eventOf(sent, ip), {} as Context)
    const text = answer.body ?? ''
    return {
      status: answer.statusCode ?? 200,
      headers: answer.headers ?? {},
      text,
      json: () => JSON.parse(text) as ReturnType<TestResponse['json']>,
    }
  }
  return { clock, table: own, used, ...callsBy(send) }
}

function callsBy(send: (sent: Sent) => Promise<TestResponse>) {
  const post = (form: string, body: unknown, headers: Record<string, string> = {}) =>
    send({ path: FORM_PATHS.form(form), body, headers })
  const postPlain = (form: string, fields: Record<string, string>) =>
    post(form, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })
  const proof = async (): Promise<string> => {
    const { data } = (await send({ path: FORM_PATHS.challenge, method: 'GET' })).json()
    const challenge: Partial<Challenge> = data
    return solve(challenge as Challenge)
  }
  const press = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    send({
      path,
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  return { post, postPlain, proof, press, send }
}

function solve({ salt, challenge, maxnumber, signature }: Challenge): string {
  for (let number = 0; number < maxnumber; number += 1)
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
      return Buffer.from(JSON.stringify({ salt, number, challenge, signature })).toString('base64')
  throw new Error('No number solves the task')
}
