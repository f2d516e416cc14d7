import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import type { ObjectStore } from '../s3/objectStore.ts'
import type { Stack } from '../template/stack.ts'
import { contentType } from './contentType.ts'

const deploymentSchema = z.looseObject({
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z.optional(z.array(z.looseObject({}))),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z._default(z.string(), ''),
  Prune: z._default(z.boolean(), true),
  SystemMetadata: z._default(z.record(z.string(), z.string()), {}),
})
type Deployment = z.infer<typeof deploymentSchema>

/**
 * Skips unchanged files.
 * @returns number of copied files
 */
export async function deployFiles(stack: Stack, store: ObjectStore): Promise<number> {
  let copied = 0
  for (const deployment of stack.all('Custom::CDKBucketDeployment', deploymentSchema)) {
    if (deployment.Prune) throw new Error('A deployment that removes files is not known here.')
    if (deployment.SourceMarkers?.some((markers) => Object.keys(markers).length > 0)) {
      throw new Error('A deployment with values filled in is not known here.')
    }
    for (const key of deployment.SourceObjectKeys) {
      copied += await copyFolder(stack.assetPath(key), deployment, store)
    }
  }
  return copied
}

async function copyFolder(folder: string, deployment: Deployment, store: ObjectStore): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  let copied = 0
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file).split(path.sep).join('/')
    const key = path.posix.join(deployment.DestinationBucketKeyPrefix, name)
    if (await copyFile(file, key, { deployment, store })) copied++
  }
  return copied
}

async function copyFile(
  file: string,
  key: string,
  { deployment, store }: { deployment: Deployment; store: ObjectStore },
): Promise<boolean> {
  const bucket = deployment.DestinationBucketName
  const headers = { 'content-type': contentType(file), ...deployment.SystemMetadata }
  const body = await readFile(file)
  const existing = store.head(bucket, key)
  const isSame =
    existing?.etag === `"${createHash('md5').update(body).digest('hex')}"` &&
    JSON.stringify(existing.headers) === JSON.stringify(headers)
  if (isSame) return false
  await store.put({ bucket, key, body, headers })
  return true
}
