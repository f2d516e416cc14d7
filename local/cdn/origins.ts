import type { HttpApi } from '../httpApi/httpApi.ts'
import { readBody } from '../aws/http.ts'
import { bucketDomain } from '../template/attributes.ts'
import type { OriginConfig, OriginGroupConfig } from './config.ts'
import type { EdgeRequest } from './edgeFunction.ts'
import type { CachedObject, ObjectCache } from './objectCache.ts'
import { FORWARD_NOTHING, forwardedCookies, type RequestPolicy } from './requestPolicies.ts'
import type { CdnResponse } from './respond.ts'
import { serializeQuery, type ViewerRequest } from './viewerEvent.ts'

interface ForwardedRequest {
  edited?: EdgeRequest | undefined
  /** Without it no headers, cookies or query pass. */
  policy?: RequestPolicy
}

export type Origin = (
  uri: string,
  viewer: ViewerRequest,
  forwarded?: ForwardedRequest,
) => Promise<CdnResponse> | CdnResponse

export interface OriginDependencies {
  cache: ObjectCache
  api: HttpApi
  buckets: readonly string[]
  canRead: (bucket: string) => boolean
}

/** @throws if the origin's domain is unknown */
export function createOrigin(config: OriginConfig, dependencies: OriginDependencies): Origin {
  const bucket = dependencies.buckets.find((name) => bucketDomain(name) === config.DomainName)
  if (bucket) return bucketOrigin(bucket, config, dependencies)
  if (config.DomainName === dependencies.api.domain) return apiOrigin(config, dependencies.api)
  throw new Error(`The origin ${config.DomainName} of a distribution is not known here.`)
}

/** Falls back to the second origin on a failover status. */
export function createOriginGroup(
  { Members, FailoverCriteria }: OriginGroupConfig,
  originOf: (id: string) => Origin,
): Origin {
  const [first, second] = Members.Items.map(({ OriginId }) => originOf(OriginId))
  const failures = new Set(FailoverCriteria.StatusCodes.Items)
  if (!first || !second) throw new Error('An origin group has two members.')
  return async (...request) => {
    const response = await first(...request)
    return failures.has(response.status) ? second(...request) : response
  }
}

const DENIED: CdnResponse = {
  status: 403,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>'),
}
/** S3 returns 403 for missing objects without list permission. */
const denied = (): CdnResponse => ({ ...DENIED, headers: { ...DENIED.headers } })

function bucketOrigin(bucket: string, config: OriginConfig, { cache, canRead }: OriginDependencies): Origin {
  const isReadable = canRead(bucket)
  const toResponse = (object: CachedObject | undefined): CdnResponse =>
    object ? { status: 200, headers: { ...object.headers }, body: object } : denied()
  return (uri) => {
    const key = objectKey(config.OriginPath + uri)
    if (!isReadable || key === undefined) return denied()
    const found = cache.get(bucket, key)
    return found instanceof Promise ? found.then(toResponse) : toResponse(found)
  }
}

function objectKey(uri: string): string | undefined {
  try {
    return decodeURIComponent(uri).replace(/^\//, '')
  } catch {
    return undefined
  }
}

function apiOrigin(config: OriginConfig, api: HttpApi): Origin {
  const added = Object.fromEntries(
    config.OriginCustomHeaders.map((header) => [header.HeaderName.toLowerCase(), header.HeaderValue]),
  )
  return async (uri, viewer, { edited, policy = FORWARD_NOTHING } = {}) => {
    const { request } = viewer
    const clientIp = request.socket.remoteAddress ?? '127.0.0.1'
    const { cookie, ...own } = request.headers
    const editedHeaders = Object.entries(edited?.headers ?? {}).map(
      ([name, { value }]) => [name, value] as const,
    )
    const sent = Object.entries({ ...own, ...Object.fromEntries(editedHeaders) })
    const query = edited ? serializeQuery(edited.querystring) : viewer.query
    return api.handle({
      method: viewer.method,
      path: config.OriginPath + uri,
      query: policy.hasQuery ? query : '',
      headers: {
        ...Object.fromEntries(sent.filter(([name]) => policy.hasHeader(name))),
        ...added,
        host: config.DomainName,
        'x-forwarded-for': clientIp,
      },
      cookie: forwardedCookies(cookie, policy),
      sourceIp: clientIp,
      body: await readBody(request, api.largestBody).catch(() => undefined),
    })
  }
}
