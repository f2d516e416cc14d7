import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { apiHandler } from '../http/apiHandler.ts'
import { functionEnvironment } from '../http/environment.ts'
import { liveServices } from '../http/services.ts'
import { formRoutes } from './formRoutes.ts'
import { manifest } from './manifest.ts'

const { SITE_BUCKET } = functionEnvironment(manifest)
const s3 = new S3Client()

export const handler = apiHandler(
  formRoutes({
    readPage: async (key) => {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: SITE_BUCKET, Key: key }))
      return Body?.transformToString() ?? ''
    },
  }),
  liveServices(),
)
