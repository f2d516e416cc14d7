import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { botCheckIn } from '@flou/shared/forms/botCheck.ts'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { functionEnvironment } from '../../core/http/environment.ts'
import { liveServices } from '../../core/http/services.ts'
import { formRoutes } from '../../features/forms/formRoutes.ts'
import { manifest } from './manifest.ts'

const { SITE_BUCKET, SITE_ORIGIN, BOT_CHECK, BOT_CHECK_SECRET } = functionEnvironment(manifest)
const s3 = new S3Client()

const check = botCheckIn(BOT_CHECK)
const { protocol, hostname } = new URL(SITE_ORIGIN)

export const handler = apiHandler(
  formRoutes({
    checking: check && { check, secret: BOT_CHECK_SECRET, host: hostname, isLocal: protocol === 'http:' },
    readPage: async (key) => {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: SITE_BUCKET, Key: key }))
      return Body?.transformToString() ?? ''
    },
  }),
  liveServices(),
)
