import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import { functionEnvironment } from '../../core/http/environment.ts'
import { originSecrets } from '../../core/http/originSecret.ts'
import { cardFiles } from '../../features/publishing/cards/cardFiles.ts'
import { cardRequests } from '../../features/publishing/cards/cardRequests.ts'
import { cardDrawer } from '../../features/publishing/cards/drawCard.ts'
import { manifest } from './manifest.ts'

const { SITE_BUCKET, MEDIA_BUCKET, ORIGIN_SECRET } = functionEnvironment(manifest)

const file = (name: keyof typeof manifest.files) => new Uint8Array(readFileSync(join(__dirname, name)))

export const handler = cardRequests({
  ...cardFiles(new S3Client(), { site: SITE_BUCKET, media: MEDIA_BUCKET }),
  draw: cardDrawer({ bold: file('bold.woff'), medium: file('medium.woff'), mark: file('mark.svg') }),
  ...originSecrets(ORIGIN_SECRET),
})
