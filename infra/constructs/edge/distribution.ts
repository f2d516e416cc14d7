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
  errorResponses?: cloudfront.ErrorResponse[]
}

/** A distribution with what both have in common: HTTP/3, certificate. Their logs are set up by `EdgeLogsStack`. */
export function distribution(
  scope: Construct,
  id: string,
  props: DistributionProps,
): cloudfront.Distribution {
  const { parts, host, ...rest } = props
  const made = new cloudfront.Distribution(scope, id, {
    ...rest,
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

/** `/api/*` passes everything on and caches nothing. `guard` runs before. */
export const apiBehaviour = (
  parts: EdgeParts,
  guard: cloudfront.FunctionAssociation,
): cloudfront.BehaviorOptions => ({
  origin: parts.api,
  viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
  allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
  cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
  originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  functionAssociations: [guard],
})
