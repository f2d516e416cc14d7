import { Duration } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Construct } from 'constructs'
import type { Storage } from '../storage.ts'
import { adminDistribution } from './adminDistribution.ts'
import type { EdgeProps } from './edgeParts.ts'
import { MEDIA_POLICY, headersPolicy } from './headers.ts'
import { siteDistribution } from './siteDistribution.ts'

/** The two origins: content and back-office never share one (design §2). */
export class Edge extends Construct {
  readonly site: cloudfront.Distribution
  readonly admin: cloudfront.Distribution
  readonly siteOrigin: string
  readonly adminOrigin: string

  constructor(scope: Construct, props: EdgeProps) {
    super(scope, 'Edge')
    const { domain } = props.config
    const parts = {
      ...props,
      api: apiOrigin(props),
      media: mediaBehaviour(this, props.storage),
      certificate: domain && Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
    }
    this.admin = adminDistribution(this, parts)
    this.adminOrigin = originOf(this.admin, domain?.admin)
    this.site = siteDistribution(this, parts, this.adminOrigin)
    this.siteOrigin = originOf(this.site, domain?.site)
  }
}

const originOf = (distribution: cloudfront.Distribution, host: string | undefined) =>
  `https://${host ?? distribution.distributionDomainName}`

/** The API's origin. CloudFront overwrites an `x-origin-verify` that a visitor sends. */
const apiOrigin = ({ apiHost, originSecret }: EdgeProps) =>
  new HttpOrigin(apiHost, {
    customHeaders: { 'x-origin-verify': originSecret },
    originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
    readTimeout: Duration.seconds(30),
  })

const mediaBehaviour = (scope: Construct, { media }: Storage): cloudfront.BehaviorOptions => ({
  origin: S3BucketOrigin.withOriginAccessControl(media),
  viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
  responseHeadersPolicy: headersPolicy(scope, 'MediaHeaders', MEDIA_POLICY),
  compress: true,
})
