import { S3Client } from '@aws-sdk/client-s3'
import { apiHandler } from '../http/apiHandler.ts'
import { functionEnvironment } from '../http/environment.ts'
import { liveServices } from '../http/services.ts'
import { POLICIES } from '../policies.ts'
import { manifest } from './manifest.ts'
import { mediaRoutes } from './mediaRoutes.ts'
import { MediaStorage } from '../mediaFiles/mediaStorage.ts'

const { MEDIA_BUCKET } = functionEnvironment(manifest)

export const handler = apiHandler(
  mediaRoutes(new MediaStorage(new S3Client(), MEDIA_BUCKET)),
  liveServices(POLICIES),
)
