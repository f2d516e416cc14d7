import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import { newDay } from '@flou/functions/features/audit/chain/chain.ts'
import { SealFiles } from '@flou/functions/features/audit/chain/sealFiles.ts'
import { sealKey } from '@flou/functions/features/audit/chain/sealText.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { close, listen } from '../aws/http.ts'
import { AccessDenied } from '../aws/permissions.ts'
import { ObjectStore } from '../s3/objectStore.ts'
import { createS3 } from '../s3/server.ts'

/** Union of the permissions of the functions `schedule` and `content`, from their manifests. */
const ALLOWED = new Set(['s3:PutObject', 's3:GetObject', 's3:ListBucket'])
const folder = mkdtempSync(path.join(tmpdir(), 'flou-seals-'))
let store: ObjectStore
let server: Server
let seals: SealFiles

beforeAll(async () => {
  store = new ObjectStore(folder)
  server = createS3({
    store,
    buckets: new Map([['seals', []]]),
    locks: new Map([['seals', { Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days: 1825 } } }]]),
    secretFor: () => 'secret',
    permissions: {
      isKnown: () => true,
      canRead: () => false,
      require: (_, action) => {
        if (!ALLOWED.has(action)) throw new AccessDenied(action)
      },
    },
    onError: (cause) => expect.unreachable(String(cause)),
  })
  const endpoint = `http://127.0.0.1:${await listen(server)}`
  const credentials = { accessKeyId: 'schedule', secretAccessKey: 'secret' }
  seals = new SealFiles(
    'seals',
    new S3Client({ endpoint, region: 'local', credentials, forcePathStyle: true }),
  )
})
afterAll(async () => {
  await close(server)
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a seal is written once, locked, and found again by who was stopped behind writing it', async () => {
  const seal = newDay('2026-11-22', 'a')

  const [before, first, again] = [
    await seals.read(seal.day),
    await seals.write(seal),
    await seals.write(seal),
  ]

  expect([before, first, again]).toEqual([undefined, true, true])
  expect(JSON.parse((await seals.read(seal.day)) ?? '')).toEqual(seal)
  expect(store.head('seals', sealKey(seal.day))?.metadata['x-amz-object-lock-mode']).toBe('COMPLIANCE')
})

test('another seal of the same day is not written, and said', async () => {
  const seal = newDay('2026-11-23', 'a')
  await seals.write(seal)

  expect(await seals.write({ ...seal, entries: 1 })).toBe(false)
  expect(JSON.parse((await seals.read(seal.day)) ?? '')).toEqual(seal)
})
