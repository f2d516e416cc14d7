import { isCropped, type CropArea } from '@flou/shared/media/media.ts'
import { folderFor } from './files/ingest/ingestion.ts'
import { storeSizes } from './files/ingest/ingestPicture.ts'
import { wrongFile } from './files/requireKind.ts'
import type { MediaStorage } from './files/mediaStorage.ts'
import type { PixelArea } from './files/variants.ts'
import type { MediaFields } from '../../core/store/read/publicMedia.ts'
import type { Snapshot, Values } from '../../core/store/writeContext.ts'

export const NO_CROP: CropArea = { x: 0, y: 0, width: 0, height: 0 }

const MIN_CROP = 16

interface Size {
  width: number
  height: number
}

export function pixelsOf(crop: CropArea, { width, height }: Size): PixelArea {
  const left = Math.min(width - 1, Math.round(crop.x * width))
  const top = Math.min(height - 1, Math.round(crop.y * height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  }
}

interface Point {
  focalX: number
  focalY: number
}

const WHOLE: CropArea = { x: 0, y: 0, width: 1, height: 1 }

export function focalAfter({ focalX, focalY }: Point, from: CropArea, to: CropArea): Point {
  const [before, after] = [isCropped(from) ? from : WHOLE, isCropped(to) ? to : WHOLE]
  const x = (before.x + focalX * before.width - after.x) / after.width
  const y = (before.y + focalY * before.height - after.y) / after.height
  const isInside = x >= 0 && x <= 1 && y >= 0 && y <= 1
  return isInside ? { focalX: rounded(x), focalY: rounded(y) } : { focalX: 0.5, focalY: 0.5 }
}

const rounded = (part: number) => Math.round(part * 10_000) / 10_000

const focalOf = ({ focalX = 0.5, focalY = 0.5 }: MediaFields): Point => ({ focalX, focalY })

export async function cropFields(
  storage: MediaStorage,
  { id, version, fields }: Snapshot,
  crop: CropArea,
): Promise<Values> {
  const { original = '', crop: before = NO_CROP, stored = 0 }: MediaFields = fields
  const bytes = original === '' ? undefined : await storage.read(original)
  if (!bytes) throw wrongFile('cropNotPossible')
  const { uprightSize } = await import('./files/pictureSize.ts')
  const part = isCropped(crop) ? pixelsOf(crop, await uprightSize(bytes)) : undefined
  if (part && Math.min(part.width, part.height) < MIN_CROP) throw wrongFile('cropTooSmall')
  const folder = folderFor(`${original} ${id} ${version}`)
  const sizes = await storeSizes(storage, folder, { bytes, ...(part && { area: part }) })
  return {
    ...fields,
    ...sizes,
    ...focalAfter(focalOf(fields), before, crop),
    crop,
    stored: stored + sizes.stored,
  }
}
