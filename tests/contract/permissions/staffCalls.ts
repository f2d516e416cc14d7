import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { WEBHOOK_API } from '@flou/shared/webhooks.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { newDay } from '@flou/functions/features/audit/chain/chain.ts'
import { SealFiles } from '@flou/functions/features/audit/chain/sealFiles.ts'
import { mediaFiles } from '@flou/functions/features/media/files/mediaFiles.ts'
import { S3Client } from '@aws-sdk/client-s3'
import sharp from 'sharp'
import type { TestAccount } from './testAccount.ts'

type Account = Record<'email' | 'password', string>
export const ADMIN = { email: 'ayu@flou.example', password: 'teh tarik tanpa gula', fullName: 'Ayu' }
const ROTATION_STEPS = ['createSecret', 'setSecret', 'testSecret', 'finishSecret']

export async function rotateKeys(aws: TestAccount): Promise<void> {
  const { JWT_SECRET_ARN: SecretId } = aws.become('rotate')
  const ClientRequestToken = crypto.randomUUID()
  for (const Step of ROTATION_STEPS) await aws.invoke('rotate', { Step, SecretId, ClientRequestToken })
}

/** Returns an access token. */
export async function logIn(aws: TestAccount, { email, password }: Account = ADMIN): Promise<string> {
  const body = { email, password }
  const { data } = await aws.call('account', { path: ACCOUNT_PATHS.authenticate, body }, 200)
  return String(data['token'])
}

/** Creates the first user and returns its token. */
export async function openOffice(aws: TestAccount): Promise<string> {
  await rotateKeys(aws)
  await aws.invoke('account', { bootstrap: ADMIN })
  return logIn(aws)
}

export async function verifyAuditLog(aws: TestAccount, token: string): Promise<void> {
  const query = 'from=2026-11-01&to=2026-11-02'
  await aws.call('content', { method: 'GET', path: STAFF_PATHS.auditVerify, query, token }, 200)
}

async function uploadPicture(aws: TestAccount, token: string): Promise<string> {
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: '#1f6feb' } })
  const bytes = await picture.jpeg().toBuffer()
  const request = { name: 'file', mime: 'image/jpeg', size: bytes.length }
  const { data } = await aws.call('media', { path: STAFF_PATHS.mediaUploads, body: request, token }, 201)
  const form = new FormData()
  for (const [name, value] of Object.entries(data['fields'] as object)) form.set(name, String(value))
  form.set('file', new Blob([new Uint8Array(bytes)]))
  await requireSuccess(fetch(String(data['url']), { method: 'POST', body: form }))
  return String(data['key'])
}

async function requireSuccess(sent: Promise<Response>): Promise<void> {
  const response = await sent
  if (!response.ok) throw new Error(`Storage answered ${response.status}: ${await response.text()}`)
}

export async function usePictures(aws: TestAccount, token: string): Promise<void> {
  const key = await uploadPicture(aws, token)
  const stored = await aws.call(
    'media',
    { path: STAFF_PATHS.media, body: { key, name: 'Gedung' }, token },
    201,
  )
  const path = STAFF_PATHS.mediaFile(Number(stored.data['id']))
  const crop = { x: 0, y: 0, width: 0.5, height: 0.5 }
  const body = { crop, recordVersion: stored.data['recordVersion'] }
  await aws.call('media', { path: `${path}/crop`, body, token }, 200)
  const { data } = await aws.call('media', { method: 'GET', path: `${path}/original`, token }, 200)
  await requireSuccess(fetch(String(data['url'])))
  await aws.call('media', { path: STAFF_PATHS.media, body: { key, name: 'Again' }, token }, 422)
}

export async function createWebhook(aws: TestAccount, token: string): Promise<void> {
  const body = {
    name: crypto.randomUUID(),
    url: 'https://hooks.example.com/',
    events: ['created'],
    types: ['newsCategory'],
  }
  await aws.call('webhooks', { path: WEBHOOK_API, body, token }, 201)
}

/** A seal that exists is read, and files of a purged picture are removed. */
export async function sealAndPurge(aws: TestAccount): Promise<void> {
  const { AUDIT_BUCKET = '', MEDIA_BUCKET = '' } = aws.become('schedule')
  const s3 = new S3Client()
  const seals = new SealFiles(AUDIT_BUCKET, s3)
  const seal = newDay('2026-11-01', '')
  for (let times = 0; times < 2; times += 1) await seals.write(seal)
  const revision = { path: '/media/a/file.jpg', original: 'originals/a.jpg' }
  await mediaFiles({ s3, bucket: MEDIA_BUCKET })(media, [revision])
}
