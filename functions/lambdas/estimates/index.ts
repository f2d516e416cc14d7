import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { functionEnvironment } from '../../core/http/environment.ts'
import { liveServices } from '../../core/http/services.ts'
import { estimateRoutes } from '../../features/pricing/estimateRoutes.ts'
import { manifest } from './manifest.ts'
import { priceFiles } from '../../features/pricing/priceFiles.ts'

const { SITE_BUCKET } = functionEnvironment(manifest)
const s3 = new S3Client()

async function readFile(key: string): Promise<string | undefined> {
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: SITE_BUCKET, Key: key }))
    return await Body?.transformToString()
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}

export const handler = apiHandler(estimateRoutes(priceFiles(readFile)), liveServices())
