import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { AccessDenied, type Permissions } from './permissions.ts'
import { readBody, accessKeyOf } from './http.ts'

export class AwsError extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

interface AwsCall {
  request: IncomingMessage
  body: Buffer
  caller: string
}
type AwsResponse = { json: object; headers?: Record<string, string> } | { xml: string; status: number }

export interface AwsService {
  matches: (request: IncomingMessage) => boolean
  handle: (call: AwsCall) => AwsResponse | Promise<AwsResponse>
}

const JSON_TYPE = 'application/x-amz-json-1.1'

/** Serves all services except DynamoDB and S3; unknown operations are rejected. */
export function createServices(
  services: readonly AwsService[],
  permissions: Permissions,
  onError: (cause: unknown) => void,
): Server {
  async function serveCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const caller = accessKeyOf(request)
    if (!caller || !permissions.isKnown(caller)) {
      throw new AwsError(403, 'UnrecognizedClientException', 'The security token is invalid.')
    }
    const service = services.find((one) => one.matches(request))
    if (!service) {
      const target = String(request.headers['x-amz-target'] ?? `${request.method} ${request.url}`)
      throw new AwsError(400, 'UnknownOperationException', `No stand-in knows ${target}.`)
    }
    const result = await service.handle({ request, body: await readBody(request), caller })
    if ('xml' in result) send(response, { status: result.status, type: 'text/xml', body: result.xml })
    else {
      for (const [name, value] of Object.entries(result.headers ?? {})) response.setHeader(name, value)
      send(response, { status: 200, type: JSON_TYPE, body: JSON.stringify(result.json) })
    }
  }

  return createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    response.setHeader('x-amzn-requestid', randomUUID())
    serveCall(request, response).catch((cause: unknown) => {
      const error = toAwsError(cause)
      if (error.status >= 500) onError(cause)
      response.setHeader('x-amzn-errortype', error.code)
      const body = JSON.stringify({ __type: error.code, message: error.message })
      send(response, { status: error.status, type: JSON_TYPE, body })
    })
  })
}

function toAwsError(cause: unknown): AwsError {
  if (cause instanceof AwsError) return cause
  if (cause instanceof AccessDenied) return new AwsError(403, cause.name, cause.message)
  return new AwsError(500, 'InternalServiceError', cause instanceof Error ? cause.message : String(cause))
}

function send(
  response: ServerResponse,
  { status, type, body }: { status: number; type: string; body: string },
): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}
