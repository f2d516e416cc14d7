import { createRequire } from 'node:module'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

/**
 * Requests for a built handler: the first `warmUp` are unmeasured, the calls of the next one are counted, the rest is
 * timed.
 */
export interface Work {
  bundle: string
  requests: APIGatewayProxyEventV2[]
  warmUp: number
}
export interface Measured {
  /** User and system time of the process per request. */
  cpuMs: number
  /** Wall-clock time per request. */
  ms: number
  /** Names of the DynamoDB calls of one request. */
  calls: string[]
  lastBody: string
}

type Handler = (event: APIGatewayProxyEventV2, context: object) => Promise<APIGatewayProxyStructuredResultV2>
let handler: Handler | undefined

async function send(event: APIGatewayProxyEventV2): Promise<string> {
  const { statusCode = 200, body = '' } = (await handler?.(event, {})) ?? {}
  if (statusCode >= 300) throw new Error(`${event.rawPath} answered ${statusCode}: ${body}`)
  return body
}

/** DynamoDB names the operation in a header: `DynamoDB_20120810.GetItem`. */
async function callsOf(event: APIGatewayProxyEventV2): Promise<string[]> {
  const calls: string[] = []
  const listen = (message: unknown) => {
    const { request } = message as { request: { getHeader(name: string): unknown } } // published by node:http
    calls.push(String(request.getHeader('x-amz-target')).split('.')[1] ?? '')
  }
  subscribe('http.client.request.start', listen)
  await send(event)
  unsubscribe('http.client.request.start', listen)
  return calls
}

async function measure({ bundle, requests, warmUp }: Work): Promise<Measured> {
  handler ??= (createRequire(import.meta.url)(bundle) as { handler: Handler }).handler // exported by every function
  for (const event of requests.slice(0, warmUp)) await send(event)
  const [counted, ...timed] = requests.slice(warmUp)
  if (!counted) throw new Error('No requests')
  const calls = await callsOf(counted)
  const before = process.cpuUsage()
  const started = performance.now()
  let lastBody = ''
  for (const event of timed) lastBody = await send(event)
  const ms = (performance.now() - started) / timed.length
  const { user, system } = process.cpuUsage(before)
  return { cpuMs: (user + system) / 1000 / timed.length, ms, calls, lastBody }
}

process.on('message', (work: Work) => {
  measure(work).then(
    (measured) => process.send?.({ measured }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  )
})
