import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody, sendJson } from '../aws/http.ts'
import type { Before } from '../runtime/distributions.ts'
import { PORTAL_PATH } from '../runtime/origins.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { mailReport } from '../services/mailReports.ts'
import { mailPage } from './mailPage.ts'
import { apiPage } from './apiPage.ts'
import { openApiDocument } from './openApiDocument.ts'
import { portalPageFor, sendKeys, signIn, signOut } from './portalCalls.ts'
import { overview } from './overview.ts'
import { readPublishState, readState } from './state.ts'
import { sendUiKit } from './uiKit.ts'

interface Call {
  runtime: Runtime
  stateDir: string
  request: IncomingMessage
  response: ServerResponse
  rest: string
}
type Handler = (call: Call) => Promise<void> | void

/** The first matching prefix wins. */
const routes: readonly (readonly [method: string, prefix: string, handler: Handler])[] = [
  [
    'GET',
    '/__dev/state.json',
    async ({ runtime, stateDir, response }) => sendJson(response, 200, await readState(runtime, stateDir)),
  ],
  [
    'GET',
    '/__dev/publish',
    ({ runtime, stateDir, response }) => sendJson(response, 200, readPublishState(runtime, stateDir)),
  ],
  ['GET', '/__dev/openapi.json', async ({ response }) => sendJson(response, 200, await openApiDocument())],
  [
    'GET',
    '/__dev/api',
    async ({ response, rest }) => sendHtml(response, apiPage(await openApiDocument(), rest.slice(1))),
  ],
  ['GET', '/__dev/ui', ({ response, stateDir, rest }) => sendUiKit(response, stateDir, rest)],
  ['GET', '/__dev/mail/', (call) => sendMail(call)],
  ['POST', '/__dev/mail/', (call) => reportMail(call)],
  ['POST', '/__dev/replay', (call) => replay(call)],
  ['GET', `${PORTAL_PATH}/.well-known/jwks.json`, (call) => sendKeys(portalCallOf(call))],
  ['POST', `${PORTAL_PATH}/sign-in`, (call) => signIn(portalCallOf(call))],
  ['POST', `${PORTAL_PATH}/sign-out`, (call) => signOut(portalCallOf(call))],
  ['GET', PORTAL_PATH, (call) => sendHtml(call.response, portalPageFor(portalCallOf(call)))],
  [
    'GET',
    '/__dev',
    async ({ runtime, stateDir, response }) =>
      sendHtml(response, overview(await readState(runtime, stateDir))),
  ],
]

const portalCallOf = ({ runtime, request, response }: Call) => ({
  request,
  response,
  origins: runtime.origins,
})

export function createDevPage(runtime: Runtime, stateDir: string): Before {
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (path !== '/__dev' && !path.startsWith('/__dev/')) return false
    const found = routes.find(([method, prefix]) => request.method === method && path.startsWith(prefix))
    if (!found || !isSameOrigin(request)) {
      response.writeHead(found ? 403 : 404, { 'content-type': 'text/plain' }).end('Not here.')
      return true
    }
    const [, prefix, handle] = found
    const call = { runtime, stateDir, request, response, rest: decodeURIComponent(path.slice(prefix.length)) }
    Promise.resolve(handle(call)).catch((cause: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' })
      response.end(cause instanceof Error ? cause.message : String(cause))
    })
    return true
  }
}

const isSameOrigin = ({ headers, method }: IncomingMessage): boolean =>
  method === 'GET' || headers.origin === `http://${headers.host}`

function sendMail({ runtime, response, rest }: Call): void {
  const [, id = '', ending] = /^([\w-]+)(?:\.(html|eml))?$/.exec(rest) ?? []
  const mail = runtime.outbox.read(id)
  if (!mail) response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such e-mail.')
  else if (ending === 'eml') {
    response.writeHead(200, { 'content-type': 'message/rfc822' }).end(runtime.outbox.eml(id))
  } else sendHtml(response, ending === 'html' ? mail.html : mailPage(mail))
}

/** Simulates SES's bounce or complaint report. */
async function reportMail({ runtime, request, response, rest }: Call): Promise<void> {
  const mail = runtime.outbox.read(rest)
  const kind = new URLSearchParams((await readBody(request, 1_000)).toString()).get('kind')
  if (!mail || (kind !== 'bounce' && kind !== 'complaint')) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such e-mail.')
    return
  }
  await runtime.functions.named('mailer').invoke(mailReport(kind, mail.to))
  response.writeHead(303, { location: `/__dev/mail/${rest}` }).end()
}

async function replay({ runtime, request, response }: Call): Promise<void> {
  const form = new URLSearchParams((await readBody(request, 10_000)).toString())
  await runtime.failedBatches.replay(form.get('key') ?? '')
  response.writeHead(303, { location: '/__dev' }).end()
}

function sendHtml(response: ServerResponse, body: string): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data: https: http:; frame-src 'self'; form-action 'self'",
  })
  response.end(body)
}
