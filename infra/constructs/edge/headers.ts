import { Duration } from 'aws-cdk-lib'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import type { Config } from '../../config.ts'

type Policy = Record<string, string>

/** Pages carry their policy in a `<meta>` tag, which cannot restrict framing. */
export const SITE_POLICY: Policy = { 'frame-ancestors': "'none'" }

const PREVIEW_SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** Preview links: only the site's files, no scripts, forms or frames; `sandbox` covers gaps. */
export const previewPolicy = ({ images }: Config['bases']): Policy => ({
  'default-src': "'none'",
  'img-src': `'self' data: ${images}`.trim(),
  'media-src': `'self' ${images}`.trim(),
  'font-src': "'self' data:",
  'style-src': "'self' 'unsafe-inline'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  sandbox: PREVIEW_SANDBOX,
})

/** An uploaded SVG or PDF must not run scripts when opened directly. */
export const MEDIA_POLICY: Policy = {
  'default-src': "'none'",
  'script-src': "'none'",
  'style-src': "'unsafe-inline'",
  'img-src': "'self' data:",
  'media-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  sandbox: '',
}

/**
 * Mantine needs 'unsafe-inline' for style attributes.
 * @param uploads origin that files are posted to
 */
export const adminPolicy = (uploads: string, bases: Config['bases']): Policy => ({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': `'self' data: blob: ${bases.images}`.trim(),
  'media-src': `'self' blob: ${bases.images}`.trim(),
  // the preview's styles embed the site's typeface
  'font-src': "'self' data:",
  'connect-src': `'self' ${uploads} ${bases.api}`.trim(),
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
})

/** Only the back-office uses the camera, to scan codes. */
const permissionsOf = (usesCamera: boolean): string =>
  ['camera', 'geolocation', 'microphone', 'payment', 'usb']
    .map((name) => (name === 'camera' && usesCamera ? 'camera=(self)' : `${name}=()`))
    .join(', ')

/** A preview link's URL is secret and must not leak in a referrer. */
const referrerOf = (policy: Policy) =>
  policy['sandbox'] === PREVIEW_SANDBOX
    ? cloudfront.HeadersReferrerPolicy.NO_REFERRER
    : cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN

/**
 * Blocks cross-origin embedding, except of media. Browsers refuse sandboxed documents with their own opener
 * policy.
 */
function isolation(policy: Policy): Record<string, string> {
  if (policy === MEDIA_POLICY) return { 'cross-origin-resource-policy': 'cross-origin' }
  const own = { 'cross-origin-resource-policy': 'same-origin' }
  return 'sandbox' in policy ? own : { ...own, 'cross-origin-opener-policy': 'same-origin' }
}

export function headersPolicy(
  scope: Construct,
  id: string,
  { policy, config }: { policy: Policy; config: Config },
): cloudfront.ResponseHeadersPolicy {
  return new cloudfront.ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(365),
        includeSubdomains: config.domain?.hasSecureSubdomains ?? true,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: referrerOf(policy),
        override: true,
      },
      contentSecurityPolicy: { contentSecurityPolicy: serializePolicy(policy), override: true },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries({
        'permissions-policy': permissionsOf(isBackOffice(policy)),
        ...isolation(policy),
      }).map(([header, headerValue]) => ({ header, value: headerValue, override: true })),
    },
    removeHeaders: ['server'],
  })
}

const isBackOffice = (policy: Policy): boolean => 'manifest-src' in policy

const serializePolicy = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join('; ')
