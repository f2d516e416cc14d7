import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { CARD_MIME } from '@flou/shared/site/shareCard.ts'
import { functionEnvironment } from '../../core/http/environment.ts'
import { originSecrets } from '../../core/http/originSecret.ts'
import { CARD_CACHE, cardRequests } from '../../features/publishing/cards/cardRequests.ts'
import { cardDrawer } from '../../features/publishing/cards/drawCard.ts'
import { manifest } from './manifest.ts'

const { SITE_BUCKET, MEDIA_BUCKET, ORIGIN_SECRET } = functionEnvironment(manifest)
const s3 = new S3Client()

const file = (name: keyof typeof manifest.files) => new Uint8Array(readFileSync(join(__dirname, name)))

async function read(bucket: string, key: string) {
  try {
    return (await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }))).Body
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}

export const handler = cardRequests({
  readPage: async (key) => (await read(SITE_BUCKET, key))?.transformToString(),
  readPicture: async (key) => (await read(MEDIA_BUCKET, key))?.transformToByteArray(),
  store: async (key, card) => {
    const headers = { ContentType: CARD_MIME, CacheControl: CARD_CACHE }
    await s3.send(new PutObjectCommand({ Bucket: SITE_BUCKET, Key: key, Body: card, ...headers }))
  },
  draw: cardDrawer({ bold: file('bold.woff'), medium: file('medium.woff'), mark: file('mark.svg') }),
  ...originSecrets(ORIGIN_SECRET),
})
