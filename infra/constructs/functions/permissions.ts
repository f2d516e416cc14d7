import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { BucketAccess, BucketName } from '@flou/functions/manifest.ts'
import { suppressObjectWildcard } from '../../suppressNag.ts'
import type { Storage } from '../storage.ts'
import type { ServiceFunction } from './serviceFunction.ts'

/** What functions can be given access to. */
export interface Grantable {
  table: TableV2
  storage: Pick<Storage, BucketName>
  /** ARN of the secret with the signing keys. */
  signingKeys: string
  /** The distribution of the public origin. */
  site: Distribution
  /** ARNs of what sending a mail uses: the sender's identity and its configuration set. */
  mailSender: readonly string[]
  /** Lets a function start and end executions of the approval's state machine. */
  approvalClock: { allow: (fn: ServiceFunction) => void }
}

/** Lets a function do what its manifest says: named actions on named resources. Triggers bring their own permissions. */
export function grantAccess(fn: ServiceFunction, to: Grantable): void {
  const { buckets = {}, signingKeys, invalidatesSite, sendsMail, runsApprovalClock } = fn.manifest
  allowTable(fn, to.table)
  for (const name of ['media', 'site', 'audit'] as const) {
    const access = buckets[name]
    if (access) allowObjects(fn, to.storage[name], access)
  }
  if (signingKeys === 'read') fn.allow(['secretsmanager:GetSecretValue'], [to.signingKeys])
  if (invalidatesSite) fn.allow(['cloudfront:CreateInvalidation'], [to.site.distributionArn])
  if (sendsMail) fn.allow(['ses:SendEmail'], [...to.mailSender])
  if (runsApprovalClock) to.approvalClock.allow(fn)
}

function allowTable(fn: ServiceFunction, { tableArn }: TableV2): void {
  const { actions, indexes } = fn.manifest.table
  if (actions.length > 0)
    fn.allow(
      actions.map((action) => `dynamodb:${action}`),
      [tableArn],
    )
  if (indexes.length > 0)
    fn.allow(
      ['dynamodb:Query'],
      indexes.map((index) => `${tableArn}/index/${index}`),
    )
}

function allowObjects(fn: ServiceFunction, bucket: IBucket, access: BucketAccess): void {
  fn.allow(
    access.actions.map((action) => `s3:${action}`),
    access.keys.map((key) => bucket.arnForObjects(key)),
  )
  for (const key of access.keys.filter((each) => each.includes('*')))
    suppressObjectWildcard(fn.role, bucket, key)
  // Without the right to list, S3 answers 403 instead of 404 for an object that is not there.
  if (access.asksForAbsent) fn.allow(['s3:ListBucket'], [bucket.bucketArn])
}
