import { GetObjectCommand, NoSuchKey, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { CARD_MIME } from '@flou/shared/site/shareCard.ts'
import { CARD_CACHE, type CardFiles } from './cardRequests.ts'

export function cardFiles(s3: S3Client, buckets: { site: string; media: string }): CardFiles {
  async function read(Bucket: string, Key: string) {
    try {
      return (await s3.send(new GetObjectCommand({ Bucket, Key }))).Body
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }
  return {
    readPage: async (key) => (await read(buckets.site, key))?.transformToString(),
    readPicture: async (key) => (await read(buckets.media, key))?.transformToByteArray(),
    store: async (Key, Body) => {
      const headers = { ContentType: CARD_MIME, CacheControl: CARD_CACHE }
      await s3.send(new PutObjectCommand({ Bucket: buckets.site, Key, Body, ...headers }))
    },
  }
}
