import { Aws, Duration } from 'aws-cdk-lib'
import * as iam from 'aws-cdk-lib/aws-iam'
import * as s3 from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { SNAPSHOT_DAYS, snapshotPrefix } from '@flou/shared/publishing/snapshots.ts'
import { CARD_FOLDER } from '@flou/shared/site/shareCard.ts'
import type { Config } from '../config.ts'
import { removalPolicyOf } from './contentTable.ts'

const day = Duration.days(1)

const FAILED_BATCH_DAYS = 30
const CARD_DAYS = 90

export const EDGE_LOGS_PREFIX = 'cdn'

export class Storage extends Construct {
  readonly accessLogs: s3.IBucket
  readonly site: s3.IBucket
  readonly admin: s3.IBucket
  /** `uploads/` as sent by the browser, `media/` as published. */
  readonly media: s3.IBucket
  readonly failedBatches: s3.IBucket
  readonly audit: s3.IBucket

  constructor(scope: Construct, config: Config) {
    super(scope, 'Storage')
    const retain = config.retain
    const accessLogs = new s3.Bucket(this, 'AccessLogs', {
      ...baseline(retain),
      lifecycleRules: [{ expiration: Duration.days(config.logDays) }],
    })
    this.accessLogs = asBucketInterface(accessLogs)
    allowEdgeLogs(this.accessLogs)
    this.site = this.bucket('Site', retain, {
      lifecycleRules: [
        ...LANGUAGES.map((language) => ({
          prefix: snapshotPrefix(language),
          expiration: Duration.days(SNAPSHOT_DAYS),
        })),
        // Staged pages of releases; visitors see them for minutes.
        { prefix: 'releases/', expiration: Duration.days(SNAPSHOT_DAYS) },
        // Cards of earlier titles; current ones are drawn again.
        { prefix: `${CARD_FOLDER}/`, expiration: Duration.days(CARD_DAYS) },
      ],
    })
    this.admin = this.bucket('Admin', retain)
    this.media = this.bucket('Media', retain, {
      versioned: true,
      cors: [uploadCorsRule(config)],
      lifecycleRules: [
        { prefix: 'uploads/', expiration: day, noncurrentVersionExpiration: day },
        { noncurrentVersionExpiration: Duration.days(30), abortIncompleteMultipartUploadAfter: day },
      ],
    })
    // Stream records contain personal data: deleted when no replay is expected.
    this.failedBatches = this.bucket('FailedBatches', retain, {
      lifecycleRules: [{ expiration: Duration.days(FAILED_BATCH_DAYS) }],
    })
    sendObjectEvents(this.failedBatches)
    this.audit = this.bucket('Audit', retain, { versioned: true, ...objectLockProps(config) })
    if (config.auditLock) denyDeletion(this.audit)
  }

  private bucket(name: string, retain: boolean, more: Partial<s3.BucketProps> = {}): s3.IBucket {
    const bucket = new s3.Bucket(this, name, {
      ...baseline(retain),
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: `s3/${name.toLowerCase()}/`,
      ...more,
    })
    return asBucketInterface(bucket)
  }
}

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

const asBucketInterface = (bucket: s3.Bucket) => bucket as s3.IBucket

const baseline = (retain: boolean): s3.BucketProps => ({
  blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
  encryption: s3.BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  removalPolicy: removalPolicyOf({ retain }),
})

/** The signed policy permits uploads, so any origin is allowed while the admin origin is unknown. */
const uploadCorsRule = ({ domain }: Config): s3.CorsRule => ({
  allowedOrigins: [domain ? `https://${domain.admin}` : '*'],
  allowedMethods: [s3.HttpMethods.POST],
  allowedHeaders: ['*'],
  maxAge: 3600,
})

const DAYS_OF_YEAR = 365

/** Overwritten versions expire after their lock; current seals stay. */
function objectLockProps({ auditLock }: Config): Partial<s3.BucketProps> {
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

/** Denies deletions and shorter locks regardless of roles; lifecycle rules still apply. */
function denyDeletion(bucket: s3.IBucket): void {
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

/** Set on the resource because the CDK option adds an extra function. */
function sendObjectEvents(bucket: s3.IBucket): void {
  const resource = bucket.node.defaultChild as s3.CfnBucket
  resource.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } }
}
