import { Duration } from 'aws-cdk-lib'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { Construct } from 'constructs'
import { suppressNag } from '../../suppressNag.ts'
import type { EdgeParts } from './edgeParts.ts'

export interface DistributionProps {
  parts: EdgeParts
  /** Own host name, when the environment has one. */
  host: string | undefined
  defaultBehavior: cloudfront.BehaviorOptions
  additionalBehaviors: Record<string, cloudfront.BehaviorOptions>
  /** Error pages for statuses of an origin; other failures pass as they are. */
  errorPages?: readonly ErrorPage[]
}

/** Status of the origin → status and page for the visitor. */
export type ErrorPage = readonly [from: number, to: number, page: string]

/** Statuses that CloudFront keeps, 10 s where nothing is said, whatever the answer's own headers say. */
const KEPT_ERRORS = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]

/** No failure is kept: one person's error would be the answer to everybody else at that edge. */
const errorResponses = (pages: readonly ErrorPage[]): cloudfront.ErrorResponse[] =>
  KEPT_ERRORS.map((httpStatus) => {
    const [, to, page] = pages.find(([from]) => from === httpStatus) ?? []
    return {
      httpStatus,
      ttl: Duration.seconds(0),
      ...(to !== undefined && page !== undefined && { responseHttpStatus: to, responsePagePath: page }),
    }
  })

/** A distribution with what both have in common: HTTP/3, certificate. Their logs are set up by `EdgeLogsStack`. */
export function distribution(
  scope: Construct,
  id: string,
  props: DistributionProps,
): cloudfront.Distribution {
  const { parts, host, errorPages = [], ...rest } = props
  const made = new cloudfront.Distribution(scope, id, {
    ...rest,
    errorResponses: errorResponses(errorPages),
    comment: `Flou ${parts.config.env} ${id.toLowerCase()}`,
    httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
    // Edges in Asia are in this class; those it leaves out (South America, Oceania) are far from our visitors.
    priceClass: cloudfront.PriceClass.PRICE_CLASS_200,
    ...ownDomain(host, parts.certificate),
  })
  suppressNag(made, 'CFR3', 'logged by EdgeLogsStack, which leaves queries out; this property would log them')
  suppressNag(made, 'CFR1', 'a site for the whole world')
  suppressNag(made, 'CFR2', 'WAF is priced per request; limits are at the API and in the handlers')
  if (host === undefined)
    suppressNag(made, 'CFR4', 'the default certificate, used without an own domain, allows no TLS minimum')
  return made
}

function ownDomain(host: string | undefined, certificate: ICertificate | undefined) {
  if (host === undefined || certificate === undefined) return {}
  const minimumProtocolVersion = cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021
  return { domainNames: [host], certificate, minimumProtocolVersion }
}

/** `/api/*` caches nothing and passes on all headers, queries and cookies, unless `request` says otherwise. `guard` runs before. */
export const apiBehaviour = (
  parts: EdgeParts,
  guard: cloudfront.FunctionAssociation,
  request: cloudfront.IOriginRequestPolicy = cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
): cloudfront.BehaviorOptions => ({
  origin: parts.api,
  viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
  allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
  cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
  originRequestPolicy: request,
  functionAssociations: [guard],
})
