import { Duration } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { adminDistribution } from './adminDistribution.ts'
import type { EdgeProps } from './edgeContext.ts'
import { MEDIA_POLICY, headersPolicy } from './headers.ts'
import { siteDistribution } from './siteDistribution.ts'

/** Content and back-office never share an origin. */
export class Edge extends Construct {
  readonly site: cloudfront.Distribution
  readonly admin: cloudfront.Distribution
  readonly functions: readonly cloudfront.Function[]
  readonly store: cloudfront.IKeyValueStore
  readonly siteOrigin: string
  readonly adminOrigin: string

  constructor(scope: Construct, props: EdgeProps) {
    super(scope, 'Edge')
    const { domain } = props.config
    const originAccessControl = new cloudfront.S3OriginAccessControl(this, 'BucketAccess')
    const filesOf = (bucket: IBucket) =>
      S3BucketOrigin.withOriginAccessControl(bucket, { originAccessControl })
    const context = {
      ...props,
      filesOf,
      api: apiOrigin(props),
      media: mediaBehaviour(this, props, filesOf(props.storage.media)),
      certificate: domain && Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
    }
    this.admin = adminDistribution(this, context)
    this.adminOrigin = originOf(this.admin, domain?.admin)
    const { site, store } = siteDistribution(this, context, this.adminOrigin)
    this.site = site
    this.store = store
    this.siteOrigin = originOf(this.site, domain?.site)
    this.functions = this.node.children.filter((child) => child instanceof cloudfront.Function)
  }
}

const originOf = (distribution: cloudfront.Distribution, host: string | undefined) =>
  `https://${host ?? distribution.distributionDomainName}`

/** CloudFront overwrites a visitor's `x-origin-verify` header. */
const apiOrigin = ({ apiHost, originSecret }: EdgeProps) =>
  new HttpOrigin(apiHost, {
    customHeaders: { 'x-origin-verify': originSecret },
    originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
    readTimeout: Duration.seconds(30),
  })

const mediaBehaviour = (
  scope: Construct,
  { config }: EdgeProps,
  origin: cloudfront.IOrigin,
): cloudfront.BehaviorOptions => ({
  origin,
  viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
  responseHeadersPolicy: headersPolicy(scope, 'MediaHeaders', { policy: MEDIA_POLICY, config }),
  compress: true,
})
