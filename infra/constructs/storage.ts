import { Aws, Duration } from 'aws-cdk-lib'
import * as iam from 'aws-cdk-lib/aws-iam'
import * as s3 from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { EDITION_DAYS, editionPrefix } from '@flou/shared/site/editions.ts'
import type { Config } from '../config.ts'
import { removalPolicyOf } from './removalPolicy.ts'

const day = Duration.days(1)

/** Days that a batch is kept for replay. */
const FAILED_BATCH_DAYS = 30

/** Where the logs of the CDN lie in the bucket of access logs. */
export const EDGE_LOGS_PREFIX = 'cdn'

/** Every bucket of the product: private, encrypted, TLS only, access logged. */
export class Storage extends Construct {
  readonly accessLogs: s3.IBucket
  /** Pages, their data and the public app's files. */
  readonly site: s3.IBucket
  /** The back-office app. */
  readonly admin: s3.IBucket
  /** `uploads/` as the browser sent them, `media/` as the site shows them. */
  readonly media: s3.IBucket
  /** Stream batches that kept failing, for replay. */
  readonly failedBatches: s3.IBucket
  /** The seals of the audit trail, a small file a day. */
  readonly audit: s3.IBucket

  constructor(scope: Construct, config: Config) {
    super(scope, 'Storage')
    const retain = config.retain
    const accessLogs = new s3.Bucket(this, 'AccessLogs', {
      ...baseline(retain),
      lifecycleRules: [{ expiration: Duration.days(config.logDays) }],
    })
    this.accessLogs = plain(accessLogs)
    allowEdgeLogs(this.accessLogs)
    this.site = this.bucket('Site', retain, {
      lifecycleRules: LANGUAGES.map((language) => ({
        prefix: editionPrefix(language),
        expiration: Duration.days(EDITION_DAYS),
      })),
    })
    this.admin = this.bucket('Admin', retain)
    this.media = this.bucket('Media', retain, {
      versioned: true,
      cors: [uploadFrom(config)],
      lifecycleRules: [
        { prefix: 'uploads/', expiration: day, noncurrentVersionExpiration: day },
        { noncurrentVersionExpiration: Duration.days(30), abortIncompleteMultipartUploadAfter: day },
      ],
    })
    // Records of the stream hold what people wrote: they go as soon as no replay is to be expected.
    this.failedBatches = this.bucket('FailedBatches', retain, {
      lifecycleRules: [{ expiration: Duration.days(FAILED_BATCH_DAYS) }],
    })
    announceNewObjects(this.failedBatches)
    this.audit = this.bucket('Audit', retain, { versioned: true, ...lockedFor(config) })
    if (config.auditLock) denyDeleting(this.audit)
  }

  private bucket(name: string, retain: boolean, more: Partial<s3.BucketProps> = {}): s3.IBucket {
    const bucket = new s3.Bucket(this, name, {
      ...baseline(retain),
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: `s3/${name.toLowerCase()}/`,
      ...more,
    })
    return plain(bucket)
  }
}

/** Lets CloudFront's logs be delivered, which is done from the region where they are set up (`EdgeLogsStack`). */
function allowEdgeLogs(bucket: s3.IBucket): void {
  bucket.addToResourcePolicy(
    new iam.PolicyStatement({
      principals: [new iam.ServicePrincipal('delivery.logs.amazonaws.com')],
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects(`${EDGE_LOGS_PREFIX}/*`)],
      conditions: {
        StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID, 's3:x-amz-acl': 'bucket-owner-full-control' },
        ArnLike: { 'aws:SourceArn': `arn:${Aws.PARTITION}:logs:us-east-1:${Aws.ACCOUNT_ID}:*` },
      },
    }),
  )
}

/** The library's Bucket and IBucket differ under exactOptionalPropertyTypes only. */
const plain = (bucket: s3.Bucket) => bucket as s3.IBucket

const baseline = (retain: boolean): s3.BucketProps => ({
  blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
  encryption: s3.BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  removalPolicy: removalPolicyOf({ retain }),
})

/**
 * The browser posts files straight to the bucket. What permits an upload is the signed policy, never the origin; so
 * where the admin address is CloudFront's own (known only after the bucket exists), any origin may try.
 */
const uploadFrom = ({ domain }: Config): s3.CorsRule => ({
  allowedOrigins: [domain ? `https://${domain.admin}` : '*'],
  allowedMethods: [s3.HttpMethods.POST],
  allowedHeaders: ['*'],
  maxAge: 3600,
})

const DAYS_OF_YEAR = 365

/** Object lock as configured. What was overwritten goes when its lock is over; the seals themselves stay. */
function lockedFor({ auditLock }: Config): Partial<s3.BucketProps> {
  if (!auditLock) return {}
  const period = Duration.days(auditLock.years * DAYS_OF_YEAR)
  return {
    objectLockEnabled: true,
    objectLockDefaultRetention:
      auditLock.mode === 'compliance'
        ? s3.ObjectLockRetention.compliance(period)
        : s3.ObjectLockRetention.governance(period),
    lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(auditLock.years * DAYS_OF_YEAR + 1) }],
  }
}

/** Nobody deletes what lies in the bucket or shortens its lock, whatever a role allows; rules of expiry are not asked. */
function denyDeleting(bucket: s3.IBucket): void {
  bucket.addToResourcePolicy(
    new iam.PolicyStatement({
      effect: iam.Effect.DENY,
      principals: [new iam.AnyPrincipal()],
      actions: [
        's3:DeleteObject',
        's3:DeleteObjectVersion',
        's3:PutObjectRetention',
        's3:PutObjectLegalHold',
        's3:BypassGovernanceRetention',
      ],
      resources: [bucket.arnForObjects('*')],
    }),
  )
}

/** Sends object events to EventBridge. Set on the resource: the library's own switch would add a function for it. */
function announceNewObjects(bucket: s3.IBucket): void {
  // The default child of a Bucket is its CfnBucket.
  const resource = bucket.node.defaultChild as s3.CfnBucket
  resource.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } }
}
