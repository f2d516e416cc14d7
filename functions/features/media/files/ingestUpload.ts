import { createHash } from 'node:crypto'
import { LIMITS } from '@flou/shared/limits.ts'
import { hasHiddenFrames, isAvifSequence } from './animation.ts'
import { FILE_KINDS, type FileGroup, type Mime } from './fileKind.ts'
import type { MediaStorage, Upload } from './mediaStorage.ts'
import { wrongFile } from './requireKind.ts'
import type { PixelArea } from './variants.ts'

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

const filePath = (folder: string, name: string) => `/media/${folder}/${name}`

export interface Ingestion {
  storage: MediaStorage
  key: string
  mime: Mime
  folder: string
  upload: Upload
}
/** Decoders are imported lazily, because most calls need none. */
type Ingester = (ingestion: Ingestion) => Promise<IngestedFile>

const requireBytes = async ({ storage, key }: Ingestion): Promise<Buffer> => {
  const bytes = await storage.read(key)
  if (!bytes) throw wrongFile('fileMissing')
  return bytes
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

export type Sizes = Pick<IngestedFile, 'width' | 'height' | 'path' | 'thumbnail' | 'variants' | 'stored'>

/** Reads the size before decoding. Throws `validation_failed` if too large or unreadable. */
async function requireDecodable(
  bytes: Buffer,
): Promise<{ width: number; height: number; isAnimated: boolean }> {
  const { pictureSize } = await import('./pictureSize.ts')
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
  const { pictureVariants } = await import('./variants.ts')
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

const THUMBNAIL = 'image/webp'
/** Minimum width for choosing a crop. */
const WHOLE_WIDTH = 1024

const webps = (variants: IngestedFile['variants']) =>
  variants.filter(({ mime }) => mime === THUMBNAIL).sort((a, b) => a.width - b.width)

const thumbnailOf = (variants: IngestedFile['variants']) => webps(variants)[0]?.path

const wholeOf = (variants: IngestedFile['variants']) =>
  (webps(variants).find(({ width }) => width >= WHOLE_WIDTH) ?? webps(variants).at(-1))?.path ?? ''

const ingestPicture: Ingester = async (ingestion) => {
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

const unmodified = (path: string, size: number, isPicture: boolean) => ({
  size,
  path,
  thumbnail: isPicture ? path : '',
  variants: [],
  original: '',
  whole: '',
  drawing: '',
  stored: size,
})

const drawingTooComplex = () => wrongFile(`drawingTooComplex:${LIMITS.drawing.drawn}:${LIMITS.drawing.depth}`)

const throwBroken = (cause: unknown): never => {
  throw Object.assign(wrongFile('fileBroken'), { cause })
}

const ingestDrawing: Ingester = async (ingestion) => {
  const { storage, mime, folder } = ingestion
  const [{ cleanSvg, svgSize }, { isWithinLimits }, { rasterised }] = await Promise.all([
    import('./cleanSvg.ts'),
    import('./drawingLimits.ts'),
    import('./rasterise.ts'),
  ])
  const text = (await requireBytes(ingestion)).toString('utf8')
  if (!isWithinLimits(text)) throw drawingTooComplex()
  const svg = cleanSvg(text)
  if (svg === undefined) throw wrongFile('fileBroken')
  const size = svgSize(svg)
  // Sanitizing may change how the drawing is parsed, so limits are checked again.
  const small = isWithinLimits(svg) ? await rasterised(svg, size).catch(throwBroken) : undefined
  if (!small) throw drawingTooComplex()
  const bytes = Buffer.from(svg)
  const path = filePath(folder, `file.${FILE_KINDS[mime].extension}`)
  const thumbnail = filePath(folder, 'small.webp')
  await Promise.all([
    storage.put(path.slice(1), mime, bytes),
    storage.put(thumbnail.slice(1), THUMBNAIL, small),
  ])
  const stored = bytes.length + small.length
  const drawing = bytes.length <= LIMITS.drawing.inline ? svg : ''
  return { mime, ...size, ...unmodified(path, bytes.length, true), thumbnail, drawing, stored }
}

async function storeAnimation(
  { storage, mime, folder, upload, key }: Ingestion,
  size: { width: number; height: number },
): Promise<IngestedFile> {
  const path = filePath(folder, `file.${FILE_KINDS[mime].extension}`)
  await storage.copy(key, path.slice(1), mime)
  return { mime, ...size, ...unmodified(path, upload.size, true) }
}

const ingestAnimation: Ingester = async (ingestion) => {
  const { isAnimated: _, ...size } = await requireDecodable(await requireBytes(ingestion))
  return storeAnimation(ingestion, size)
}

const ingestUnmodified: Ingester = async ({ storage, mime, folder, upload, key }) => {
  const path = filePath(folder, `file.${FILE_KINDS[mime].extension}`)
  await storage.copy(key, path.slice(1), mime)
  return { mime, width: 0, height: 0, ...unmodified(path, upload.size, false) }
}

const ingestCaptions: Ingester = async (ingestion) => {
  const { captionsProblem } = await import('./captions.ts')
  const problem = captionsProblem(await requireBytes(ingestion))
  if (problem !== undefined) throw wrongFile(problem)
  return ingestUnmodified(ingestion)
}

const INGESTERS = {
  picture: ingestPicture,
  drawing: ingestDrawing,
  animation: ingestAnimation,
  document: ingestUnmodified,
  video: ingestUnmodified,
  captions: ingestCaptions,
} satisfies Record<FileGroup, Ingester>

/** Idempotent: the same upload yields the same files. */
export const ingestUpload = (ingestion: Ingestion): Promise<IngestedFile> =>
  INGESTERS[FILE_KINDS[ingestion.mime].group](ingestion)
