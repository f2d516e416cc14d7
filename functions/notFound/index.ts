import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { functionEnvironment } from '../http/environment.ts'
import { manifest } from './manifest.ts'
import { notFoundPages } from './notFoundPage.ts'

const { SITE_BUCKET, ORIGIN_SECRET } = functionEnvironment(manifest)
const s3 = new S3Client()

export const handler = notFoundPages({
  read: async (key) => {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: SITE_BUCKET, Key: key }))
    return Body?.transformToString() ?? ''
  },
  originSecret: ORIGIN_SECRET,
  now: () => new Date(),
})
