import { createHash } from 'node:crypto'
import type { Mime } from '../fileKind.ts'
import type { MediaStorage, Upload } from '../mediaStorage.ts'
import { wrongFile } from '../requireKind.ts'

export interface IngestedFile {
  mime: string
  size: number
  width: number
  height: number
  path: string
  thumbnail: string
  variants: { path: string; mime: string; width: number; height: number; size: number }[]
  /** Key of the unmodified upload, if variants are made from it. */
  original: string
  /** Path of the uncropped picture. */
  whole: string
  /** Text of a small drawing. */
  drawing: string
  stored: number
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24)

/** Content digest from ETag and size. */
export const hashOf = ({ etag, size }: Upload): string => digest(`${etag} ${size}`)

/** Deterministic, so repeated ingestion yields the same immutable paths. */
export const folderFor = (source: string): string => digest(source)

export const filePath = (folder: string, name: string) => `/media/${folder}/${name}`

export interface Ingestion {
  storage: MediaStorage
  key: string
  mime: Mime
  folder: string
  upload: Upload
}
/** Decoders are imported lazily, because most calls need none. */
export type Ingester = (ingestion: Ingestion) => Promise<IngestedFile>

export const requireBytes = async ({ storage, key }: Ingestion): Promise<Buffer> => {
  const bytes = await storage.read(key)
  if (!bytes) throw wrongFile('fileMissing')
  return bytes
}

export const THUMBNAIL = 'image/webp'

export const unmodified = (path: string, size: number, isPicture: boolean) => ({
  size,
  path,
  thumbnail: isPicture ? path : '',
  variants: [],
  original: '',
  whole: '',
  drawing: '',
  stored: size,
})

export const throwBroken = (cause: unknown): never => {
  throw Object.assign(wrongFile('fileBroken'), { cause })
}
