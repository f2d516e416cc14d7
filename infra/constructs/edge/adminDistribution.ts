import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { apiBehaviour, distribution } from './distribution.ts'
import type { EdgeContext } from './edgeContext.ts'
import { edgeFunction, onRequest } from './edgeFunction.ts'
import { adminPolicy, headersPolicy } from './headers.ts'

/** Back-office: app, media, whole API. Errors pass unchanged because the app shows them. */
export function adminDistribution(scope: Construct, context: EdgeContext): cloudfront.Distribution {
  const {
    config,
    storage: { admin, media },
  } = context
  const request = onRequest(edgeFunction(scope, 'adminRequest'))
  const uploads = `https://${media.bucketRegionalDomainName}`
  const policy = adminPolicy(uploads, config.bases)
  const responseHeadersPolicy = headersPolicy(scope, 'AdminHeaders', { policy, config })
  return distribution(scope, 'Admin', {
    context,
    host: config.domain?.admin,
    defaultBehavior: {
      origin: context.filesOf(admin),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
      functionAssociations: [request],
      compress: true,
    },
    additionalBehaviors: {
      '/media/*': context.media,
      '/api/*': { ...apiBehaviour(context, request), responseHeadersPolicy },
    },
  })
}
