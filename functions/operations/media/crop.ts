import { isCropped, type CropArea } from '@flou/shared/media.ts'
import type { PixelArea } from '../../mediaFiles/variants.ts'

export const NO_CROP: CropArea = { x: 0, y: 0, width: 0, height: 0 }

/** Smaller is no picture any more, in pixels. */
export const MIN_CROP = 16

interface Size {
  width: number
  height: number
}

/** A crop in pixels of the original, kept inside of it. */
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

/** The focal point at the same place of the picture after another crop; its middle where the place has been cut off. */
export function focalAfter({ focalX, focalY }: Point, from: CropArea, to: CropArea): Point {
  const [before, after] = [isCropped(from) ? from : WHOLE, isCropped(to) ? to : WHOLE]
  const x = (before.x + focalX * before.width - after.x) / after.width
  const y = (before.y + focalY * before.height - after.y) / after.height
  const isInside = x >= 0 && x <= 1 && y >= 0 && y <= 1
  return isInside ? { focalX: rounded(x), focalY: rounded(y) } : { focalX: 0.5, focalY: 0.5 }
}

const rounded = (part: number) => Math.round(part * 10_000) / 10_000
