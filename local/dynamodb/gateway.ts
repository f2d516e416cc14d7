import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readBody, accessKeyOf } from '../aws/http.ts'
import { AccessDenied, type RequestPermissions } from '../aws/permissions.ts'
import { isWrite, requiredPermissions } from './actions.ts'
import type { Forward } from './client.ts'
import { intercepted, TABLE_CONTENT_TYPE, type Input, type Intercept } from './intercept.ts'

export interface GatewayOptions {
  forward: Forward
  permissions: RequestPermissions
  onWrite: () => void
  intercepts?: readonly Intercept[]
}

/** Authorises each operation by the calling function's access key. */
export function createGateway(options: GatewayOptions): Server {
  return createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    handleRequest(options, request, response).catch((cause: unknown) => {
      const isDenied = cause instanceof AccessDenied
      const type = isDenied ? cause.name : 'InternalServerError'
      reply(response, isDenied ? 400 : 500, {
        type,
        message: cause instanceof Error ? cause.message : String(cause),
      })
    })
  })
}

async function handleRequest(options: GatewayOptions, request: IncomingMessage, response: ServerResponse) {
  const { forward, permissions, onWrite, intercepts = [] } = options
  const target = String(request.headers['x-amz-target'] ?? '')
  const operation = target.slice(target.indexOf('.') + 1)
  const body = await readBody(request)
  const caller = accessKeyOf(request)
  if (!caller || !permissions.isKnown(caller)) {
    reply(response, 400, {
      type: 'UnrecognizedClientException',
      message: 'The security token included in the request is invalid.',
    })
    return
  }
  const input = JSON.parse(body.toString()) as Input
  for (const permission of requiredPermissions(operation, input))
    permissions.requireRequest(caller, permission)
  const { host: _, connection: __, 'transfer-encoding': ___, ...headers } = request.headers
  const sendBody = (sent: Buffer) => forward({ ...headers, 'content-length': `${sent.length}` }, sent)
  const send = (sent: Input) => sendBody(sent === input ? body : Buffer.from(JSON.stringify(sent)))
  const upstream = await intercepted(intercepts, operation, send)(input)
  response.writeHead(upstream.status, {
    ...endToEndHeaders(upstream.headers),
    'content-length': upstream.body.length,
  })
  response.end(upstream.body)
  if (isWrite(operation)) onWrite()
}

/** Drops hop-by-hop headers. */
function endToEndHeaders(headers: Record<string, string | string[] | undefined>) {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...rest } = headers
  return rest
}

function reply(
  response: ServerResponse,
  status: number,
  { type, message }: { type: string; message: string },
) {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const body = JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message })
  response.writeHead(status, {
    'content-type': TABLE_CONTENT_TYPE,
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}
