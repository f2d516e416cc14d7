import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { acknowledgeObjects } from '../../acknowledge.ts'
import type { ServiceFunction } from './serviceFunction.ts'

/** Lets a function do the actions (`GetObject` …) on the objects of a bucket whose keys fit the patterns. */
export function allowObjects(
  fn: ServiceFunction,
  bucket: IBucket,
  access: { actions: string[]; keys: string[] },
): void {
  fn.allow(
    access.actions.map((action) => `s3:${action}`),
    access.keys.map((key) => bucket.arnForObjects(key)),
  )
  for (const key of access.keys.filter((each) => each.includes('*'))) acknowledgeObjects(fn.role, bucket, key)
}

/** Media: takes uploads in, keeps originals, stores variants. Signing an upload needs the right to put it. */
export function allowMedia(fn: ServiceFunction, bucket: IBucket): void {
  const actions = ['GetObject', 'PutObject', 'DeleteObject']
  allowObjects(fn, bucket, { actions, keys: ['uploads/*', 'media/*', 'originals/*'] })
  allowKnowingAbsence(fn, bucket)
}

/** Files of pictures that leave the trash for good. */
export const allowPurging = (fn: ServiceFunction, bucket: IBucket): void =>
  allowObjects(fn, bucket, { actions: ['DeleteObject'], keys: ['media/*', 'originals/*'] })

/** Everything that publishing writes; the apps' own files (`assets/`) are not among it. */
const PUBLISHED = ['en/*', 'id/*', '404.html', '500.html', 'robots.txt', 'sitemap.xml', 'sitemap-*.xml']

/** Publishing: writes pages, removes them, and tells the CDN. */
export function allowPublishing(fn: ServiceFunction, bucket: IBucket, distribution: Distribution): void {
  const actions = ['GetObject', 'PutObject', 'DeleteObject']
  allowObjects(fn, bucket, { actions, keys: PUBLISHED })
  allowKnowingAbsence(fn, bucket)
  fn.allow(['cloudfront:CreateInvalidation'], [distribution.distributionArn])
}

/** Without the right to list, S3 answers 403 instead of 404 for an object that is not there. */
const allowKnowingAbsence = (fn: ServiceFunction, bucket: IBucket) => {
  fn.allow(['s3:ListBucket'], [bucket.bucketArn])
}
