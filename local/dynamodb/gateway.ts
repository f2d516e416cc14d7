import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { accessKeyOf } from '../aws/accessKey.ts'
import { readBody } from '../aws/http.ts'
import { AccessDenied, type Permissions } from '../aws/permissions.ts'
import { isWrite, needsOf } from './actions.ts'
import type { Forward } from './client.ts'

export interface GatewayOptions {
  /** To the table service behind. */
  forward: Forward
  permissions: Permissions
  /** Called after each answered write: the streams have something to read. */
  onWrite: () => void
}

/**
 * The table service as functions see it. The access key says which function calls; what the role of that function
 * does not allow is refused before it reaches the table.
 */
export function createGateway(options: GatewayOptions): Server {
  return createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    answer(options, request, response).catch((cause: unknown) => {
      const isDenied = cause instanceof AccessDenied
      const type = isDenied ? cause.name : 'InternalServerError'
      reply(response, isDenied ? 400 : 500, {
        type,
        message: cause instanceof Error ? cause.message : String(cause),
      })
    })
  })
}

async function answer(options: GatewayOptions, request: IncomingMessage, response: ServerResponse) {
  const { forward, permissions, onWrite } = options
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
  // The service demands a JSON object; a body that is none fails there, too.
  const input = JSON.parse(body.toString()) as Record<string, unknown>
  for (const need of needsOf(operation, input)) permissions.require(caller, need.action, need.resource)
  const { host: _, connection: __, 'transfer-encoding': ___, ...headers } = request.headers
  const upstream = await forward({ ...headers, 'content-length': `${body.length}` }, body)
  response.writeHead(upstream.status, passedOn(upstream.headers))
  response.end(upstream.body)
  if (isWrite(operation)) onWrite()
}

/** Headers of the service's answer without those that belong to its own connection. */
function passedOn(headers: Record<string, string | string[] | undefined>) {
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
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}
