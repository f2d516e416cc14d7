import { LIMITS } from '@flou/shared/limits.ts'
import { hasHiddenFrames, isAvifSequence } from '../animation.ts'
import { FILE_KINDS } from '../fileKind.ts'
import type { MediaStorage } from '../mediaStorage.ts'
import { wrongFile } from '../requireKind.ts'
import type { PixelArea } from '../variants.ts'
import {
  filePath,
  requireBytes,
  THUMBNAIL,
  throwBroken,
  unmodified,
  type IngestedFile,
  type Ingester,
  type Ingestion,
} from './ingestion.ts'

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

export type Sizes = Pick<IngestedFile, 'width' | 'height' | 'path' | 'thumbnail' | 'variants' | 'stored'>

/** Reads the size before decoding. Throws `validation_failed` if too large or unreadable. */
async function requireDecodable(
  bytes: Buffer,
): Promise<{ width: number; height: number; isAnimated: boolean }> {
  const { pictureSize } = await import('../pictureSize.ts')
  const size = await pictureSize(bytes)
  if (!size) throw wrongFile(isAvifSequence(bytes) ? 'animatedAvif' : 'fileBroken')
  const { width, height, frames } = size
  const { side, pixels, frames: most } = LIMITS.picture
  if (Math.max(width, height) > side || width * height > pixels)
    throw wrongFile(`pictureTooLarge:${width}:${height}:${side}:${pixels / 1_000_000}`)
  if (width * height * frames > most * pixels) throw wrongFile(`animationTooLarge:${frames}`)
  return { width, height, isAnimated: frames > 1 || hasHiddenFrames(bytes) }
}

/** Throws `validation_failed` if unreadable. */
export async function storeSizes(
  storage: MediaStorage,
  folder: string,
  source: { bytes: Buffer; area?: PixelArea },
): Promise<Sizes> {
  const { pictureVariants } = await import('../variants.ts')
  await requireDecodable(source.bytes)
  const picture = await pictureVariants(source.bytes, source.area).catch(throwBroken)
  const files = picture.files.map((file) => ({
    ...file,
    path: filePath(folder, `${file.isDefault ? 'file' : file.width}.${file.extension}`),
  }))
  await Promise.all(files.map((file) => storage.put(file.path.slice(1), file.mime, file.bytes)))
  const path = files.find(({ isDefault }) => isDefault)?.path ?? ''
  const variants = files.map(({ path, mime, width, height, bytes }) => ({
    path,
    mime,
    width,
    height,
    size: bytes.length,
  }))
  const { width, height } = picture
  const stored = sum(variants.map(({ size }) => size))
  return { width, height, path, thumbnail: thumbnailOf(variants) ?? path, variants, stored }
}

/** Minimum width for choosing a crop. */
const WHOLE_WIDTH = 1024

const webps = (variants: IngestedFile['variants']) =>
  variants.filter(({ mime }) => mime === THUMBNAIL).sort((a, b) => a.width - b.width)

const thumbnailOf = (variants: IngestedFile['variants']) => webps(variants)[0]?.path

const wholeOf = (variants: IngestedFile['variants']) =>
  (webps(variants).find(({ width }) => width >= WHOLE_WIDTH) ?? webps(variants).at(-1))?.path ?? ''

export const ingestPicture: Ingester = async (ingestion) => {
  const { storage, key, mime, folder, upload } = ingestion
  const bytes = await requireBytes(ingestion)
  const { isAnimated, ...size } = await requireDecodable(bytes)
  if (isAnimated) return storeAnimation(ingestion, size)
  const sizes = await storeSizes(storage, folder, { bytes })
  const original = `originals/${folder}.${FILE_KINDS[mime].extension}`
  await storage.copy(key, original, mime)
  const stored = sizes.stored + upload.size
  return { mime, size: upload.size, ...sizes, original, whole: wholeOf(sizes.variants), drawing: '', stored }
}

async function storeAnimation(
  { storage, mime, folder, upload, key }: Ingestion,
  size: { width: number; height: number },
): Promise<IngestedFile> {
  const path = filePath(folder, `file.${FILE_KINDS[mime].extension}`)
  await storage.copy(key, path.slice(1), mime)
  return { mime, ...size, ...unmodified(path, upload.size, true) }
}

export const ingestAnimation: Ingester = async (ingestion) => {
  const { isAnimated: _, ...size } = await requireDecodable(await requireBytes(ingestion))
  return storeAnimation(ingestion, size)
}
