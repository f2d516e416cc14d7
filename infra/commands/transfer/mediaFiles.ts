import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { GetObjectCommand, PutObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { linesOf } from './siteFolder.ts'

export interface Bucket {
  client: S3Client
  name: string
}

/** Public files and retained originals; not `uploads/`, which expire. */
const PREFIXES = ['media/', 'originals/'] as const
const INDEX = 'files.jsonl'

const entrySchema = z.object({
  key: z.string(),
  headers: z.object({
    ContentType: z.optional(z.string()),
    CacheControl: z.optional(z.string()),
    ContentDisposition: z.optional(z.string()),
  }),
})

async function* keysIn({ client, name: Bucket }: Bucket): AsyncGenerator<string> {
  for (const Prefix of PREFIXES)
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix }))
      for (const { Key = '' } of page.Contents ?? []) yield Key
}

/** The path of a key inside the folder; throws for keys that lead out of it. */
function pathOf(folder: string, key: string): string {
  const files = path.resolve(folder, 'files')
  const file = path.resolve(files, key)
  if (!file.startsWith(`${files}${path.sep}`)) throw new Error(`${key} is no path of a file.`)
  return file
}

export async function writeFiles(folder: string, bucket: Bucket): Promise<number> {
  const lines: string[] = []
  for await (const key of keysIn(bucket)) {
    const { Body, ContentType, CacheControl, ContentDisposition } = await bucket.client.send(
      new GetObjectCommand({ Bucket: bucket.name, Key: key }),
    )
    const file = pathOf(folder, key)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, (await Body?.transformToByteArray()) ?? '')
    lines.push(JSON.stringify({ key, headers: { ContentType, CacheControl, ContentDisposition } }))
  }
  await writeFile(path.join(folder, INDEX), lines.map((line) => `${line}\n`).join(''))
  return lines.length
}

/** Uploads the files that the bucket lacks; keys contain the content's hash. @returns their number */
export async function uploadMissingFiles(
  folder: string,
  bucket: Bucket,
  isApplied: boolean,
): Promise<number> {
  const present = new Set<string>()
  for await (const key of keysIn(bucket)) present.add(key)
  let missing = 0
  for await (const line of linesOf(path.join(folder, INDEX))) {
    const { key, headers } = entrySchema.parse(line)
    if (present.has(key)) continue
    missing += 1
    if (!isApplied) continue
    const Body = await readFile(pathOf(folder, key))
    await bucket.client.send(new PutObjectCommand({ Bucket: bucket.name, Key: key, Body, ...headers }))
  }
  return missing
}
