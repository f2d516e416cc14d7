import { Duration } from 'aws-cdk-lib'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import { OriginGroup } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { Construct } from 'constructs'
import { CACHE_TAG_HEADER } from '@flou/shared/publishing/publishing.ts'
import { CARD_FOLDER } from '@flou/shared/site/shareCard.ts'
import { apiBehaviour, distribution, type ErrorPage } from './distribution.ts'
import type { EdgeContext } from './edgeContext.ts'
import { edgeFunction, onRequest, onResponse } from './edgeFunction.ts'
import { previewPolicy, SITE_POLICY, headersPolicy } from './headers.ts'

const edgeSettings = ({ config }: EdgeContext, adminOrigin: string) => ({
  ADMIN_ORIGIN: adminOrigin,
  REGISTER_URL: config.portal.registerUrl,
})

export function siteDistribution(
  scope: Construct,
  context: EdgeContext,
  adminOrigin: string,
): { site: cloudfront.Distribution; store: cloudfront.IKeyValueStore } {
  const store = new cloudfront.KeyValueStore(scope, 'Releases')
  const settings = edgeSettings(context, adminOrigin)
  const request = onRequest(edgeFunction(scope, 'siteRequest', { settings, store }))
  const response = onResponse(edgeFunction(scope, 'siteResponse'))
  const { config } = context
  const files = {
    origin: context.filesOf(context.storage.site),
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    responseHeadersPolicy: headersPolicy(scope, 'SiteHeaders', { policy: SITE_POLICY, config }),
    compress: true,
  }
  const origin = filesOrApi(files.origin, context.api)
  const site = distribution(scope, 'Site', {
    context,
    host: config.domain?.site,
    defaultBehavior: {
      ...files,
      origin,
      cachePolicy: pageCache(scope),
      functionAssociations: [request, response],
    },
    additionalBehaviors: {
      ...searchPages(scope, { context, files, request }),
      '/assets/*': { ...files, cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED },
      '/media/*': context.media,
      // Missing cards are drawn by the API. Other sites may show them, as they may show media.
      [`/${CARD_FOLDER}/*`]: { ...context.media, origin },
      ...siteApi(scope, { context, files, request }),
    },
    errorPages: ERROR_PAGES,
  })
  const resource = site.node.defaultChild as cloudfront.CfnDistribution // the CDK has no option yet
  resource.addPropertyOverride('DistributionConfig.CacheTagConfig.HeaderName', CACHE_TAG_HEADER)
  return { site, store }
}

/**
 * Pages stay cached until publishing invalidates them; the minimum TTL bounds staleness after a missed
 * invalidation.
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
 * Missing pages fall back to the API's localized 404 page: error pages have one path, and CloudFront
 * Functions skip origin errors.
 */
const filesOrApi = (bucket: cloudfront.IOrigin, api: cloudfront.IOrigin) =>
  new OriginGroup({ primaryOrigin: bucket, fallbackOrigin: api, fallbackStatusCodes: [MISSING] })

/** Cookies are stripped, except the portal's on customer routes. */
function siteApi(
  scope: Construct,
  { context, files: { responseHeadersPolicy }, request }: SiteBehaviorInput,
): Record<string, cloudfront.BehaviorOptions> {
  const headers = responseHeadersPolicy && { responseHeadersPolicy }
  const withCookies = (id: string, cookieBehavior: cloudfront.OriginRequestCookieBehavior) =>
    new cloudfront.OriginRequestPolicy(scope, id, {
      headerBehavior: cloudfront.OriginRequestHeaderBehavior.denyList('host'),
      queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.all(),
      cookieBehavior,
    })
  const { config } = context
  const { cookie } = config.portal
  const plain = withCookies('ApiRequest', cloudfront.OriginRequestCookieBehavior.none())
  const ofCustomers = withCookies('CustomerRequest', cloudfront.OriginRequestCookieBehavior.allowList(cookie))
  return {
    '/api/preview/*': {
      ...apiBehaviour(context, request, plain),
      responseHeadersPolicy: headersPolicy(scope, 'PreviewHeaders', {
        policy: previewPolicy(config.bases),
        config,
      }),
    },
    '/api/customer/*': { ...apiBehaviour(context, request, ofCustomers), ...headers },
    '/api/*': { ...apiBehaviour(context, request, plain), ...headers },
  }
}

interface SiteBehaviorInput {
  context: EdgeContext
  files: cloudfront.BehaviorOptions
  request: cloudfront.FunctionAssociation
}

/** The search function renders the page uncached; if it fails, the published page is served. */
function searchPages(
  scope: Construct,
  { context, files, request }: SiteBehaviorInput,
): Record<string, cloudfront.BehaviorOptions> {
  const behaviour: cloudfront.BehaviorOptions = {
    ...files,
    origin: new OriginGroup({
      primaryOrigin: context.api,
      fallbackOrigin: files.origin,
      fallbackStatusCodes: [500, 502, 503, 504],
    }),
    cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
    originRequestPolicy: searchRequest(scope),
    functionAssociations: [request],
  }
  return { '/search': behaviour, '/id/search': behaviour }
}

/** Both origins get the same request, so only these headers pass: S3 would act on visitor-chosen queries. */
const searchRequest = (scope: Construct) =>
  new cloudfront.OriginRequestPolicy(scope, 'SearchRequest', {
    headerBehavior: cloudfront.OriginRequestHeaderBehavior.allowList(...SEARCH_HEADERS),
    queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.none(),
    cookieBehavior: cloudfront.OriginRequestCookieBehavior.none(),
  })

/** infra/cdn/siteRequest.js sets the first four; the others decide if a search is counted. */
const SEARCH_HEADERS = [
  'x-search',
  'x-page-key',
  'x-viewer-address',
  'x-accept-encoding',
  'user-agent',
  'sec-gpc',
  'dnt',
  'sec-purpose',
] as const

/** S3's status for a missing object without list permission. */
const MISSING = 403

/** Applies to the whole distribution: 404 passes unchanged, and this page is the last resort. */
const ERROR_PAGES: readonly ErrorPage[] = [
  [MISSING, 404, '/404.html'],
  [502, 502, '/500.html'],
  [503, 503, '/500.html'],
  [504, 504, '/500.html'],
]
