import { S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { apiHandler } from '../http/apiHandler.ts'
import { environment } from '../http/environment.ts'
import { liveServices } from '../http/services.ts'
import { mediaRoutes } from './mediaRoutes.ts'
import { MediaStorage } from '../mediaFiles/mediaStorage.ts'

const { MEDIA_BUCKET } = environment({ MEDIA_BUCKET: z.string() })

export const handler = apiHandler(mediaRoutes(new MediaStorage(new S3Client(), MEDIA_BUCKET)), liveServices())
