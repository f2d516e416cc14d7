import type { Distribution, IKeyValueStore } from 'aws-cdk-lib/aws-cloudfront'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import {
  deniedKeys,
  isWriteAction,
  type BucketAccess,
  type BucketName,
} from '@flou/functions/core/manifest.ts'
import { suppressObjectWildcard } from '../../suppressNag.ts'
import type { Storage } from '../storage.ts'
import type { ServiceFunction } from './serviceFunction.ts'

export interface Grantable {
  table: TableV2
  storage: Pick<Storage, BucketName>
  signingKeys: string
  webhookKeys: string
  site: Distribution
  edgeStore: IKeyValueStore
  mailSender: readonly string[]
  approvalClock: { allow: (fn: ServiceFunction) => void }
}

export function grantAccess(fn: ServiceFunction, to: Grantable): void {
  const {
    buckets = {},
    signingKeys,
    readsWebhookKeys,
    invalidatesSite,
    edgeValues,
    sendsMail,
    runsApprovalClock,
  } = fn.manifest
  allowTable(fn, to.table)
  for (const name of ['media', 'site', 'audit'] as const) {
    for (const access of [buckets[name] ?? []].flat()) allowObjects(fn, to.storage[name], access)
  }
  if (signingKeys === 'read') fn.allow(['secretsmanager:GetSecretValue'], [to.signingKeys])
  if (readsWebhookKeys) fn.allow(['secretsmanager:GetSecretValue'], [to.webhookKeys])
  if (invalidatesSite) fn.allow(['cloudfront:CreateInvalidation'], [to.site.distributionArn])
  if (edgeValues) fn.allow(EDGE_ACTIONS[edgeValues], [to.edgeStore.keyValueStoreArn])
  if (sendsMail) fn.allow(['ses:SendEmail'], [...to.mailSender])
  if (runsApprovalClock) to.approvalClock.allow(fn)
}

function allowTable(fn: ServiceFunction, { tableArn }: TableV2): void {
  const { table } = fn.manifest
  const { actions, indexes, keys } = table
  const indexArns = indexes.map((index) => `${tableArn}/index/${index}`)
  const reads = namesOf(actions.filter((action) => !isWriteAction(action)))
  const writes = namesOf(actions.filter(isWriteAction))
  if (reads.length > 0) fn.allow(reads, [tableArn], keys && onlyKeys(keys.read))
  if (writes.length > 0) fn.allow(writes, [tableArn], keys && onlyKeys(keys.write))
  if (indexes.length > 0) fn.allow(['dynamodb:Query'], indexArns)
  if (keys) return
  if (reads.length > 0) fn.deny(reads, [tableArn, ...indexArns], anyKey(deniedKeys(table, 'read')))
  if (writes.length > 0) fn.deny(writes, [tableArn], anyKey(deniedKeys(table, 'write')))
}

const UPDATE_EDGE = ['cloudfront-keyvaluestore:DescribeKeyValueStore', 'cloudfront-keyvaluestore:UpdateKeys']
const EDGE_ACTIONS = {
  update: UPDATE_EDGE,
  'list and update': [...UPDATE_EDGE, 'cloudfront-keyvaluestore:ListKeys'],
}

const namesOf = (actions: readonly string[]) => actions.map((action) => `dynamodb:${action}`)

const onlyKeys = (keys: readonly string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys },
})
const anyKey = (keys: readonly string[]) => ({ 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': keys } })

function allowObjects(fn: ServiceFunction, bucket: IBucket, access: BucketAccess): void {
  fn.allow(
    access.actions.map((action) => `s3:${action}`),
    access.keys.map((key) => bucket.arnForObjects(key)),
  )
  for (const key of access.keys.filter((each) => each.includes('*')))
    suppressObjectWildcard(fn.role, bucket, key)
  // Without list permission S3 returns 403 instead of 404.
  if (access.canDetectMissing) fn.allow(['s3:ListBucket'], [bucket.bucketArn])
}
