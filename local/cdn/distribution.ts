import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { ObjectStore } from '../s3/objectStore.ts'
import type { CachePolicy } from './cachePolicies.ts'
import { withEdgeCache, type EdgeCache } from './edgeCache.ts'
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
import { respond, type CdnResponse } from './respond.ts'
import { requestEvent, responseEvent, viewerRequest, type ViewerRequest } from './viewerEvent.ts'

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

export interface Dependencies {
  store: ObjectStore
  originOf: (id: string) => Origin
  cachePolicyOf: (id: string) => CachePolicy
  requestPolicyOf: (id: string | undefined) => RequestPolicy
  headersPolicyOf: (id: string) => HeadersPolicy
  functionOf: (arn: string) => EdgeFunction
  /** Handles local-only requests; returns true if it did. */
  before?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Undefined: every request reaches its origin. */
  edgeCache?: EdgeCache | undefined
  hasSizeLimits?: boolean
  onError: (cause: unknown) => void
}

/** Creates an HTTP server that is not yet listening. */
export function createDistribution(config: DistributionConfig, dependencies: Dependencies): Server {
  const behaviours = createBehaviours(config, dependencies)
  const errorPages = new Map(config.CustomErrorResponses.map((page) => [page.ErrorCode, page]))

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const viewer = viewerRequest(request)
    const behaviour = behaviourOf(behaviours, viewer.path)
    const isTooLong = dependencies.hasSizeLimits && (request.url ?? '').length > LONGEST_URL
    const answer = isTooLong ? plain(414, 'The address is too long.') : await fetchResponse(viewer, behaviour)
    const cdnResponse = await withErrorPage(answer, viewer)
    behaviour.headersPolicy?.(cdnResponse.headers)
    await respond(response, cdnResponse, {
      ...preferencesOf(viewer),
      compress: behaviour.compress,
      policy: behaviour.cachePolicy,
      store: dependencies.store,
    })
  }

  /** Applies to the whole distribution, whichever origin failed. */
  async function withErrorPage(cdnResponse: CdnResponse, viewer: ViewerRequest): Promise<CdnResponse> {
    const page = errorPages.get(cdnResponse.status)
    if (!page?.ResponsePagePath) return cdnResponse
    const found = await behaviourOf(behaviours, page.ResponsePagePath).origin(page.ResponsePagePath, viewer)
    return found.status === 200 ? { ...found, status: page.ResponseCode ?? cdnResponse.status } : cdnResponse
  }

  return createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    if (refusesHost(request, response) || dependencies.before?.(request, response)) return
    serve(request, response).catch((cause: unknown) => {
      dependencies.onError(cause)
      if (response.headersSent) response.destroy()
      else
        response
          .writeHead(500, { 'content-type': 'text/plain' })
          .end('The local CDN failed; see the terminal.')
    })
  })
}

/** CloudFront's limit, with the query. */
const LONGEST_URL = 8_192

/** DNS rebinding guard: foreign host names could read all data. */
const isLocalHost = ({ headers }: IncomingMessage): boolean =>
  /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i.test(headers.host ?? '')

function refusesHost(request: IncomingMessage, response: ServerResponse): boolean {
  if (isLocalHost(request)) return false
  response.writeHead(403, { 'content-type': 'text/plain' }).end('Open this at 127.0.0.1 or localhost.')
  return true
}

function createBehaviours(config: DistributionConfig, dependencies: Dependencies) {
  const errorSeconds = new Map(
    config.CustomErrorResponses.map((page) => [page.ErrorCode, page.ErrorCachingMinTTL]),
  )
  const create = (behaviour: BehaviourConfig) => createBehaviour(behaviour, dependencies, errorSeconds)
  return {
    patterns: config.CacheBehaviors.map((one) => ({
      expression: pathPattern(one.PathPattern),
      behaviour: create(one),
    })),
    fallback: create(config.DefaultCacheBehavior),
  }
}

function createBehaviour(
  config: BehaviourConfig,
  dependencies: Dependencies,
  errorSeconds: ReadonlyMap<number, number>,
): Behaviour {
  const functionAt = (event: 'viewer-request' | 'viewer-response') => {
    const association = config.FunctionAssociations.find((one) => one.EventType === event)
    return association && dependencies.functionOf(association.FunctionARN)
  }
  const origin = dependencies.originOf(config.TargetOriginId)
  const cachePolicy = dependencies.cachePolicyOf(config.CachePolicyId)
  return {
    origin: withEdgeCache(origin, { cache: dependencies.edgeCache, cachePolicy, errorSeconds }),
    methods: new Set(config.AllowedMethods),
    compress: config.Compress,
    cachePolicy,
    requestPolicy: dependencies.requestPolicyOf(config.OriginRequestPolicyId),
    headersPolicy: config.ResponseHeadersPolicyId
      ? dependencies.headersPolicyOf(config.ResponseHeadersPolicyId)
      : undefined,
    onRequest: functionAt('viewer-request'),
    onResponse: functionAt('viewer-response'),
  }
}

async function fetchResponse(viewer: ViewerRequest, behaviour: Behaviour): Promise<CdnResponse> {
  if (!behaviour.methods.has(viewer.method)) return plain(403, 'This method is not allowed here.')
  let event: EdgeEvent | undefined
  let edited: EdgeRequest | undefined
  if (behaviour.onRequest) {
    event = requestEvent(viewer)
    const result = await behaviour.onRequest(event)
    if (isResponse(result)) return fromEdge(result)
    edited = result
  }
  const forwarded = { edited, policy: behaviour.requestPolicy }
  const cdnResponse = await behaviour.origin(edited?.uri ?? viewer.path, viewer, forwarded)
  // CloudFront skips response functions on origin errors.
  if (!behaviour.onResponse || cdnResponse.status >= 400) return cdnResponse
  return afterResponse(behaviour.onResponse, event ?? requestEvent(viewer), cdnResponse)
}

async function afterResponse(
  edgeFunction: EdgeFunction,
  event: EdgeEvent,
  cdnResponse: CdnResponse,
): Promise<CdnResponse> {
  const result = await edgeFunction(responseEvent(event, cdnResponse.status, cdnResponse.headers))
  if (!isResponse(result)) throw new Error('A function on responses answered something else.')
  const edited = fromEdge(result)
  const body = edited.status === cdnResponse.status ? cdnResponse.body : edited.body
  return { ...cdnResponse, status: edited.status, headers: edited.headers, body }
}

function fromEdge(result: EdgeResponse): CdnResponse {
  const headers: Record<string, string> = {}
  for (const name in result.headers) headers[name] = result.headers[name]?.value ?? ''
  const { body } = result
  const text = typeof body === 'string' ? body : (body?.data ?? '')
  const encoding = typeof body === 'object' && body.encoding === 'base64' ? 'base64' : 'utf8'
  return { status: result.statusCode, headers, body: Buffer.from(text, encoding) }
}

const plain = (status: number, text: string): CdnResponse => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(text),
})

const preferencesOf = ({ method, request: { headers } }: ViewerRequest) => ({
  method,
  acceptEncoding: headers['accept-encoding'] ?? '',
  ifNoneMatch: headers['if-none-match'],
  range: headers.range,
})
