import { S3Client } from '@aws-sdk/client-s3'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { functionEnvironment } from '../../core/http/environment.ts'
import { liveServices } from '../../core/http/services.ts'
import { POLICIES } from '../policies.ts'
import { manifest } from './manifest.ts'
import { mediaRoutes } from '../../features/media/routes/mediaRoutes.ts'
import { MediaStorage } from '../../features/media/files/mediaStorage.ts'

const { MEDIA_BUCKET } = functionEnvironment(manifest)

export const handler = apiHandler(
  mediaRoutes(new MediaStorage(new S3Client(), MEDIA_BUCKET)),
  liveServices(POLICIES),
)
