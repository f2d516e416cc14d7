import { Duration } from 'aws-cdk-lib'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import type { Config } from '../../config.ts'

/** One Content-Security-Policy: directive → sources. */
type Policy = Record<string, string>

/** Pages carry their own policy in a `<meta>` (hashes of inline scripts); only framing can be said here (design §6). */
export const SITE_POLICY: Policy = { 'frame-ancestors': "'none'" }

const PREVIEW_SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** Shared previews: the site's own files, no script, no form, no frame; `sandbox` turns off whatever a rule might forget. */
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

/** Uploaded files: nothing in an SVG or PDF may run, or act as the site, when somebody opens it by itself. */
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
 * The back-office loads nothing from elsewhere; it posts files to the media bucket. Styles need 'unsafe-inline': Mantine
 * sets its measures in style attributes.
 * @param uploads the origin to which files are posted.
 * @param bases origins of the API and of pictures, where they are not its own
 */
export const adminPolicy = (uploads: string, bases: Config['bases']): Policy => ({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': `'self' data: blob: ${bases.images}`.trim(),
  'media-src': `'self' blob: ${bases.images}`.trim(),
  // the site's typeface travels within the preview's style
  'font-src': "'self' data:",
  'connect-src': `'self' ${uploads} ${bases.api}`.trim(),
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
})

/** Features that neither app uses; the back-office alone uses the camera, to read codes at an entrance. */
const permissionsOf = (usesCamera: boolean): string =>
  ['camera', 'geolocation', 'microphone', 'payment', 'usb']
    .map((name) => (name === 'camera' && usesCamera ? 'camera=(self)' : `${name}=()`))
    .join(', ')

/** The address of a shared preview is a secret: no other site learns it. */
const referrerOf = (policy: Policy) =>
  policy['sandbox'] === PREVIEW_SANDBOX
    ? cloudfront.HeadersReferrerPolicy.NO_REFERRER
    : cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN

/**
 * Nobody else's page embeds ours or keeps a hold of its window. Uploaded files may be shown elsewhere, in mails and feed readers;
 * and browsers refuse to open a document that is both in a sandbox and in a window group of its own.
 */
function isolation(policy: Policy): Record<string, string> {
  if (policy === MEDIA_POLICY) return { 'cross-origin-resource-policy': 'cross-origin' }
  const own = { 'cross-origin-resource-policy': 'same-origin' }
  return 'sandbox' in policy ? own : { ...own, 'cross-origin-opener-policy': 'same-origin' }
}

/** Security headers with a content policy of its own, for one kind of answer. */
export function headersPolicy(
  scope: Construct,
  id: string,
  policy: Policy,
): cloudfront.ResponseHeadersPolicy {
  return new cloudfront.ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(365),
        includeSubdomains: true,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: referrerOf(policy),
        override: true,
      },
      contentSecurityPolicy: { contentSecurityPolicy: written(policy), override: true },
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

/** Only the back-office is an app that can be installed. */
const isBackOffice = (policy: Policy): boolean => 'manifest-src' in policy

const written = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join('; ')
