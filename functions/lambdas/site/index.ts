import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { API } from '@flou/shared/content/routing/apiPaths.ts'
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { functionEnvironment } from '../../core/http/environment.ts'
import { originSecrets } from '../../core/http/originSecret.ts'
import { liveServices } from '../../core/http/services.ts'
import { manifest } from './manifest.ts'
import { notFoundPages } from '../../features/publishing/reads/notFoundPage.ts'
import { SITE_ROUTES } from '../../features/publishing/reads/siteRoutes.ts'

const { SITE_BUCKET, ORIGIN_SECRET } = functionEnvironment(manifest)
const s3 = new S3Client()

const callApi = apiHandler(SITE_ROUTES, liveServices())
const notFound = notFoundPages({
  read: async (key) => {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: SITE_BUCKET, Key: key }))
    return Body?.transformToString() ?? ''
  },
  ...originSecrets(ORIGIN_SECRET),
  now: () => new Date(),
})

export const handler = (event: APIGatewayProxyEventV2, context: Context) =>
  event.rawPath.startsWith(`${API}/`) ? callApi(event, context) : notFound(event)
