import { Duration } from 'aws-cdk-lib'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { Construct } from 'constructs'
import { suppressNag } from '../../suppressNag.ts'
import type { EdgeContext } from './edgeContext.ts'

export interface DistributionProps {
  context: EdgeContext
  host: string | undefined
  defaultBehavior: cloudfront.BehaviorOptions
  additionalBehaviors: Record<string, cloudfront.BehaviorOptions>
  errorPages?: readonly ErrorPage[]
}

export type ErrorPage = readonly [from: number, to: number, page: string]

/** Statuses that CloudFront caches by default, regardless of response headers. */
const CACHED_ERRORS = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]

/** Errors are never cached: one visitor's error would be served to everyone. */
const errorResponses = (pages: readonly ErrorPage[]): cloudfront.ErrorResponse[] =>
  CACHED_ERRORS.map((httpStatus) => {
    const [, to, page] = pages.find(([from]) => from === httpStatus) ?? []
    return {
      httpStatus,
      ttl: Duration.seconds(0),
      ...(to !== undefined && page !== undefined && { responseHttpStatus: to, responsePagePath: page }),
    }
  })

export function distribution(
  scope: Construct,
  id: string,
  props: DistributionProps,
): cloudfront.Distribution {
  const { context, host, errorPages = [], ...rest } = props
  const created = new cloudfront.Distribution(scope, id, {
    ...rest,
    errorResponses: errorResponses(errorPages),
    comment: `Flou ${context.config.env} ${id.toLowerCase()}`,
    httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
    // Includes Asia; South America and Oceania are far from the visitors.
    priceClass: cloudfront.PriceClass.PRICE_CLASS_200,
    ...(context.firewallArn !== undefined && { webAclId: context.firewallArn }),
    ...customDomain(host, context.certificate),
  })
  suppressNag(
    created,
    'CFR3',
    'logged by EdgeLogsStack, which leaves queries out; this property would log them',
  )
  suppressNag(created, 'CFR1', 'a site for the whole world')
  if (context.firewallArn === undefined)
    suppressNag(
      created,
      'CFR2',
      'WAF costs more than an idle site; limits are at the API and in the handlers',
    )
  if (host === undefined)
    suppressNag(created, 'CFR4', 'the default certificate, used without an own domain, allows no TLS minimum')
  return created
}

function customDomain(host: string | undefined, certificate: ICertificate | undefined) {
  if (host === undefined || certificate === undefined) return {}
  const minimumProtocolVersion = cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021
  return { domainNames: [host], certificate, minimumProtocolVersion }
}

/** No caching; headers, queries and cookies pass unless `request` limits them. `guard` runs first. */
export const apiBehaviour = (
  context: EdgeContext,
  guard: cloudfront.FunctionAssociation,
  request: cloudfront.IOriginRequestPolicy = cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
): cloudfront.BehaviorOptions => ({
  origin: context.api,
  viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
  allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
  cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
  originRequestPolicy: request,
  functionAssociations: [guard],
})
