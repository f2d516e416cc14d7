import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { ObjectStore } from '../s3/objectStore.ts'
import type { CachePolicy } from './cachePolicies.ts'
import { behaviourOf, pathPattern, type BehaviourConfig, type DistributionConfig } from './config.ts'
import {
  isResponse,
  type EdgeEvent,
  type EdgeFunction,
  type EdgeRequest,
  type EdgeResponse,
} from './edgeFunction.ts'
import type { HeadersPolicy } from './headersPolicy.ts'
import type { Origin } from './origins.ts'
import type { RequestPolicy } from './requestPolicies.ts'
import { respond, type EdgeAnswer } from './respond.ts'
import { requestEvent, responseEvent, viewerRequest, type ViewerRequest } from './viewerEvent.ts'

/** A behaviour with everything it names looked up. */
interface Behaviour {
  origin: Origin
  methods: ReadonlySet<string>
  compress: boolean
  cachePolicy: CachePolicy
  requestPolicy: RequestPolicy
  headersPolicy: HeadersPolicy | undefined
  onRequest: EdgeFunction | undefined
  onResponse: EdgeFunction | undefined
}

export interface DistributionParts {
  store: ObjectStore
  originOf: (id: string) => Origin
  cachePolicyOf: (id: string) => CachePolicy
  requestPolicyOf: (id: string | undefined) => RequestPolicy
  headersPolicyOf: (id: string) => HeadersPolicy
  functionOf: (arn: string) => EdgeFunction
  /** Answers what is only there locally; true where it did. */
  before?: (request: IncomingMessage, response: ServerResponse) => boolean
  onError: (cause: unknown) => void
}

/** One CloudFront distribution as an HTTP server, not yet listening. */
export function createDistribution(config: DistributionConfig, parts: DistributionParts): Server {
  const behaviours = {
    patterns: config.CacheBehaviors.map((one) => ({
      expression: pathPattern(one.PathPattern),
      behaviour: createBehaviour(one, parts),
    })),
    fallback: createBehaviour(config.DefaultCacheBehavior, parts),
  }
  const errorPages = new Map(config.CustomErrorResponses.map((page) => [page.ErrorCode, page]))

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const viewer = viewerRequest(request)
    const behaviour = behaviourOf(behaviours, viewer.path)
    const answer = await withErrorPage(await answerOf(viewer, behaviour), viewer)
    behaviour.headersPolicy?.(answer.headers)
    await respond(response, answer, {
      ...wishesOf(viewer),
      compress: behaviour.compress,
      policy: behaviour.cachePolicy,
      store: parts.store,
    })
  }

  /** Error pages are those of the whole distribution, whatever the origin that failed. */
  async function withErrorPage(answer: EdgeAnswer, viewer: ViewerRequest): Promise<EdgeAnswer> {
    const page = errorPages.get(answer.status)
    if (!page?.ResponsePagePath) return answer
    const found = await behaviourOf(behaviours, page.ResponsePagePath).origin(page.ResponsePagePath, viewer)
    return found.status === 200 ? { ...found, status: page.ResponseCode ?? answer.status } : answer
  }

  return createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    if (refusesHost(request, response) || parts.before?.(request, response)) return
    serve(request, response).catch((cause: unknown) => {
      parts.onError(cause)
      if (response.headersSent) response.destroy()
      else
        response
          .writeHead(500, { 'content-type': 'text/plain' })
          .end('The local CDN failed; see the terminal.')
    })
  })
}

/** False for another site's name that resolves to this machine (DNS rebinding): its pages would read everything here. */
const isLocalHost = ({ headers }: IncomingMessage): boolean =>
  /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i.test(headers.host ?? '')

/** Answers what is not asked of this machine by its own name; true where it did. */
function refusesHost(request: IncomingMessage, response: ServerResponse): boolean {
  if (isLocalHost(request)) return false
  response.writeHead(403, { 'content-type': 'text/plain' }).end('Open this at 127.0.0.1 or localhost.')
  return true
}

function createBehaviour(config: BehaviourConfig, parts: DistributionParts): Behaviour {
  const functionAt = (event: 'viewer-request' | 'viewer-response') => {
    const association = config.FunctionAssociations.find((one) => one.EventType === event)
    return association && parts.functionOf(association.FunctionARN)
  }
  return {
    origin: parts.originOf(config.TargetOriginId),
    methods: new Set(config.AllowedMethods),
    compress: config.Compress,
    cachePolicy: parts.cachePolicyOf(config.CachePolicyId),
    requestPolicy: parts.requestPolicyOf(config.OriginRequestPolicyId),
    headersPolicy: config.ResponseHeadersPolicyId
      ? parts.headersPolicyOf(config.ResponseHeadersPolicyId)
      : undefined,
    onRequest: functionAt('viewer-request'),
    onResponse: functionAt('viewer-response'),
  }
}

async function answerOf(viewer: ViewerRequest, behaviour: Behaviour): Promise<EdgeAnswer> {
  if (!behaviour.methods.has(viewer.method)) return plain(403, 'This method is not allowed here.')
  let event: EdgeEvent | undefined
  let edited: EdgeRequest | undefined
  if (behaviour.onRequest) {
    event = requestEvent(viewer)
    const result = await behaviour.onRequest(event)
    if (isResponse(result)) return fromEdge(result)
    edited = result
  }
  const passed = { edited, policy: behaviour.requestPolicy }
  const answer = await behaviour.origin(edited?.uri ?? viewer.path, viewer, passed)
  // Functions on responses are not run for failures of the origin.
  if (!behaviour.onResponse || answer.status >= 400) return answer
  return afterResponse(behaviour.onResponse, event ?? requestEvent(viewer), answer)
}

async function afterResponse(run: EdgeFunction, event: EdgeEvent, answer: EdgeAnswer): Promise<EdgeAnswer> {
  const result = await run(responseEvent(event, answer.status, answer.headers))
  if (!isResponse(result)) throw new Error('A function on responses answered something else.')
  const edited = fromEdge(result)
  const body = edited.status === answer.status ? answer.body : edited.body
  return { ...answer, status: edited.status, headers: edited.headers, body }
}

function fromEdge(result: EdgeResponse): EdgeAnswer {
  const headers: Record<string, string> = {}
  for (const name in result.headers) headers[name] = result.headers[name]?.value ?? ''
  const { body } = result
  const text = typeof body === 'string' ? body : (body?.data ?? '')
  const encoding = typeof body === 'object' && body.encoding === 'base64' ? 'base64' : 'utf8'
  return { status: result.statusCode, headers, body: Buffer.from(text, encoding) }
}

const plain = (status: number, text: string): EdgeAnswer => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(text),
})

const wishesOf = ({ method, request: { headers } }: ViewerRequest) => ({
  method,
  acceptEncoding: headers['accept-encoding'] ?? '',
  ifNoneMatch: headers['if-none-match'],
  range: headers.range,
})
