import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { Construct } from 'constructs'
import { apiBehaviour, distribution } from './distribution.ts'
import type { EdgeParts } from './edgeParts.ts'
import { edgeFunction, onRequest } from './edgeFunction.ts'
import { adminPolicy, headersPolicy } from './headers.ts'

/** The back-office origin: a single-page app, media, the whole API. Errors pass as they are: the app shows them. */
export function adminDistribution(scope: Construct, parts: EdgeParts): cloudfront.Distribution {
  const { admin, media } = parts.storage
  const request = onRequest(edgeFunction(scope, 'adminRequest'))
  const uploads = `https://${media.bucketRegionalDomainName}`
  const policy = adminPolicy(uploads, parts.config.bases)
  const responseHeadersPolicy = headersPolicy(scope, 'AdminHeaders', policy)
  return distribution(scope, 'Admin', {
    parts,
    host: parts.config.domain?.admin,
    defaultBehavior: {
      origin: S3BucketOrigin.withOriginAccessControl(admin),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      // Keeps hashed files long and, by its minimum of one second, index.html (no-cache) for a moment only.
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
      functionAssociations: [request],
      compress: true,
    },
    additionalBehaviors: {
      '/media/*': parts.media,
      '/api/*': { ...apiBehaviour(parts, request), responseHeadersPolicy },
    },
  })
}
