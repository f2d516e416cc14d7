import type { HttpApi } from '../httpApi/httpApi.ts'
import { readBody } from '../aws/http.ts'
import { bucketDomain } from '../template/attributes.ts'
import type { OriginConfig, OriginGroupConfig } from './config.ts'
import type { EdgeRequest } from './edgeFunction.ts'
import type { CachedObject, ObjectCache } from './objectCache.ts'
import { NOTHING, passedCookies, type RequestPolicy } from './requestPolicies.ts'
import type { EdgeAnswer } from './respond.ts'
import { writtenQuery, type ViewerRequest } from './viewerEvent.ts'

/** A request on its way to an origin. */
export interface PassedOn {
  /** The request after the edge function, where there is one. */
  edited?: EdgeRequest | undefined
  /** Headers, cookies and query that reach the origin; none without it. */
  policy?: RequestPolicy
}

/** Answers a request that reached an origin. */
export type Origin = (
  uri: string,
  viewer: ViewerRequest,
  passed?: PassedOn,
) => Promise<EdgeAnswer> | EdgeAnswer

export interface OriginParts {
  cache: ObjectCache
  api: HttpApi
  buckets: readonly string[]
  /** Whether the bucket's policy lets this distribution read it. */
  mayRead: (bucket: string) => boolean
}

/** Makes an origin of the template's description; throws where it leads nowhere. */
export function createOrigin(config: OriginConfig, parts: OriginParts): Origin {
  const bucket = parts.buckets.find((name) => bucketDomain(name) === config.DomainName)
  if (bucket) return bucketOrigin(bucket, config, parts)
  if (config.DomainName === parts.api.domain) return apiOrigin(config, parts.api)
  throw new Error(`The origin ${config.DomainName} of a distribution is not known here.`)
}

/** Asks the first origin, and the second one where that fails in a way the group names. */
export function createOriginGroup(
  { Members, FailoverCriteria }: OriginGroupConfig,
  originOf: (id: string) => Origin,
): Origin {
  const [first, second] = Members.Items.map(({ OriginId }) => originOf(OriginId))
  const failures = new Set(FailoverCriteria.StatusCodes.Items)
  if (!first || !second) throw new Error('An origin group has two members.')
  return async (...request) => {
    const answer = await first(...request)
    return failures.has(answer.status) ? second(...request) : answer
  }
}

const DENIED: EdgeAnswer = {
  status: 403,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>'),
}
/** A bucket that may not be listed says "denied" for what it does not have. */
const denied = (): EdgeAnswer => ({ ...DENIED, headers: { ...DENIED.headers } })

function bucketOrigin(bucket: string, config: OriginConfig, { cache, mayRead }: OriginParts): Origin {
  const isReadable = mayRead(bucket)
  const toAnswer = (object: CachedObject | undefined): EdgeAnswer =>
    object ? { status: 200, headers: { ...object.headers }, body: object } : denied()
  return (uri) => {
    const key = objectKey(config.OriginPath + uri)
    if (!isReadable || key === undefined) return denied()
    const found = cache.get(bucket, key)
    return found instanceof Promise ? found.then(toAnswer) : toAnswer(found)
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
  return async (uri, viewer, { edited, policy = NOTHING } = {}) => {
    const { request } = viewer
    const address = request.socket.remoteAddress ?? '127.0.0.1'
    const { cookie, ...own } = request.headers
    const changed = Object.entries(edited?.headers ?? {}).map(([name, { value }]) => [name, value] as const)
    const sent = Object.entries({ ...own, ...Object.fromEntries(changed) })
    const query = edited ? writtenQuery(edited.querystring) : viewer.query
    return api.handle({
      method: viewer.method,
      path: config.OriginPath + uri,
      query: policy.hasQuery ? query : '',
      headers: {
        ...Object.fromEntries(sent.filter(([name]) => policy.hasHeader(name))),
        ...added,
        host: config.DomainName,
        'x-forwarded-for': address,
      },
      cookie: passedCookies(cookie, policy),
      sourceAddress: address,
      body: await readBody(request, api.largestBody).catch(() => undefined),
    })
  }
}
