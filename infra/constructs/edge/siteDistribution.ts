import { Duration } from 'aws-cdk-lib'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import { OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { Construct } from 'constructs'
import { apiBehaviour, distribution, type ErrorPage } from './distribution.ts'
import type { EdgeParts } from './edgeParts.ts'
import { edgeFunction, onRequest, onResponse } from './edgeFunction.ts'
import { previewPolicy, SITE_POLICY, headersPolicy } from './headers.ts'

const placesOf = ({ config }: EdgeParts, adminOrigin: string) => ({
  ADMIN_ORIGIN: adminOrigin,
  REGISTER_URL: config.portal.registerUrl,
})

/**
 * The public origin: pages from the site bucket by language, assets, media, the public part of the API.
 * @param adminOrigin where staff addresses are sent.
 */
export function siteDistribution(
  scope: Construct,
  parts: EdgeParts,
  adminOrigin: string,
): cloudfront.Distribution {
  const request = onRequest(edgeFunction(scope, 'siteRequest', placesOf(parts, adminOrigin)))
  const response = onResponse(edgeFunction(scope, 'siteResponse'))
  const files = {
    origin: S3BucketOrigin.withOriginAccessControl(parts.storage.site),
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    responseHeadersPolicy: headersPolicy(scope, 'SiteHeaders', SITE_POLICY),
    compress: true,
  }
  return distribution(scope, 'Site', {
    parts,
    host: parts.config.domain?.site,
    defaultBehavior: {
      ...files,
      origin: pageOrigin(files.origin, parts.api),
      cachePolicy: pageCache(scope),
      functionAssociations: [request, response],
    },
    additionalBehaviors: {
      ...searchPages(scope, { parts, files, request }),
      '/assets/*': { ...files, cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED },
      '/media/*': parts.media,
      ...siteApi(scope, { parts, files, request }),
    },
    errorPages: ERROR_PAGES,
  })
}

/**
 * Pages say `no-cache` to browsers. At the edge they stay until publishing invalidates them by path; the minimum bounds
 * how long a page can be stale if an invalidation is ever missed. Neither cookies nor queries make a page another one.
 */
const pageCache = (scope: Construct) =>
  new cloudfront.CachePolicy(scope, 'PageCache', {
    minTtl: Duration.hours(1),
    defaultTtl: Duration.days(1),
    maxTtl: Duration.days(365),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })

/**
 * Pages come from the bucket. What it does not have the API answers with the 404 page of the language that the path names: an error page of
 * the distribution has one path, and a CloudFront Function does not run after an origin has failed.
 */
const pageOrigin = (bucket: cloudfront.IOrigin, api: cloudfront.IOrigin) =>
  new OriginGroup({ primaryOrigin: bucket, fallbackOrigin: api, fallbackStatusCodes: [MISSING] })

/** The API of the public origin: its calls bring no cookies, but the portal's for those that customers make. */
function siteApi(
  scope: Construct,
  { parts, files: { responseHeadersPolicy }, request }: SitePart,
): Record<string, cloudfront.BehaviorOptions> {
  const headers = responseHeadersPolicy && { responseHeadersPolicy }
  const withCookies = (id: string, cookieBehavior: cloudfront.OriginRequestCookieBehavior) =>
    new cloudfront.OriginRequestPolicy(scope, id, {
      headerBehavior: cloudfront.OriginRequestHeaderBehavior.denyList('host'),
      queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.all(),
      cookieBehavior,
    })
  const { cookie } = parts.config.portal
  const plain = withCookies('ApiRequest', cloudfront.OriginRequestCookieBehavior.none())
  const ofCustomers = withCookies('CustomerRequest', cloudfront.OriginRequestCookieBehavior.allowList(cookie))
  return {
    '/api/preview/*': {
      ...apiBehaviour(parts, request, plain),
      responseHeadersPolicy: headersPolicy(scope, 'PreviewHeaders', previewPolicy(parts.config.bases)),
    },
    '/api/customer/*': { ...apiBehaviour(parts, request, ofCustomers), ...headers },
    '/api/*': { ...apiBehaviour(parts, request, plain), ...headers },
  }
}

interface SitePart {
  parts: EdgeParts
  /** What answers with the files of the site's bucket. */
  files: cloudfront.BehaviorOptions
  request: cloudfront.FunctionAssociation
}

/**
 * The search page comes from the function, with its results; nothing of it is kept, and queries stay out of caches. Where the function fails,
 * the published page stands in: its script says that the search cannot be reached.
 */
function searchPages(
  scope: Construct,
  { parts, files, request }: SitePart,
): Record<string, cloudfront.BehaviorOptions> {
  const behaviour: cloudfront.BehaviorOptions = {
    ...files,
    origin: new OriginGroup({
      primaryOrigin: parts.api,
      fallbackOrigin: files.origin,
      fallbackStatusCodes: [500, 502, 503, 504],
    }),
    cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
    originRequestPolicy: searchRequest(scope),
    functionAssociations: [request],
  }
  return { '/search': behaviour, '/id/search': behaviour }
}

/**
 * What the function reads, and nothing else: both origins of the group get the same request, and the bucket must not be asked with a query,
 * cookies or headers of a visitor's choice, which S3 would act upon (`?acl`, `response-content-type`) or log.
 */
const searchRequest = (scope: Construct) =>
  new cloudfront.OriginRequestPolicy(scope, 'SearchRequest', {
    headerBehavior: cloudfront.OriginRequestHeaderBehavior.allowList(...SEARCH_HEADERS),
    queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.none(),
    cookieBehavior: cloudfront.OriginRequestCookieBehavior.none(),
  })

/** The search, the visitor's address and the encodings come from the CDN's own function (infra/cdn/siteRequest.js); the others decide whether it is counted. */
const SEARCH_HEADERS = [
  'x-search',
  'x-viewer-address',
  'x-accept-encoding',
  'user-agent',
  'sec-gpc',
  'dnt',
  'sec-purpose',
] as const

/** How a bucket that may not be listed answers for an object it does not have. */
const MISSING = 403

/**
 * They hold for the whole distribution, so a 404 of the API
 * passes as it is, and so does the 404 page of a language; the page named here is for where there is none.
 */
const ERROR_PAGES: readonly ErrorPage[] = [
  [MISSING, 404, '/404.html'],
  [502, 502, '/500.html'],
  [503, 503, '/500.html'],
  [504, 504, '/500.html'],
]
