import type { CropArea } from '@flou/shared/media.ts'

/** Where a corner lies: −1 left or up, 1 right or down. */
export interface Corner {
  x: -1 | 1
  y: -1 | 1
}

export const WHOLE: CropArea = { x: 0, y: 0, width: 1, height: 1 }
/** Smaller frames cannot be taken hold of, as a part of the picture. */
const SMALLEST = 0.04

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** The frame moved, kept within the picture. */
export const moved = (area: CropArea, dx: number, dy: number): CropArea => ({
  ...area,
  x: between(area.x + dx, 0, 1 - area.width),
  y: between(area.y + dy, 0, 1 - area.height),
})

/**
 * The frame with one corner moved; the opposite one stays.
 * @param shape width divided by height, as parts of the picture's own; free where absent
 */
export function resized(
  area: CropArea,
  { corner, dx, dy, shape }: { corner: Corner; dx: number; dy: number; shape?: number | undefined },
): CropArea {
  const roomX = corner.x > 0 ? 1 - area.x : area.x + area.width
  const roomY = corner.y > 0 ? 1 - area.y : area.y + area.height
  const wanted = between(area.width + corner.x * dx, SMALLEST, roomX)
  const free = between(area.height + corner.y * dy, SMALLEST, roomY)
  const width = shape === undefined ? wanted : Math.min(wanted, roomY * shape)
  const height = shape === undefined ? free : width / shape
  return {
    x: corner.x > 0 ? area.x : area.x + area.width - width,
    y: corner.y > 0 ? area.y : area.y + area.height - height,
    width,
    height,
  }
}

/** The largest frame of a shape about the middle of the present one. */
export function shaped(area: CropArea, shape: number): CropArea {
  const width = Math.min(1, shape)
  const height = width / shape
  const frame = { x: 0, y: 0, width, height }
  return moved(frame, area.x + area.width / 2 - width / 2, area.y + area.height / 2 - height / 2)
}

/** A ratio of pixels (16/9) as a shape in parts of a picture of this size. */
export const shapeOf = (ratio: number, { width, height }: { width: number; height: number }): number =>
  (ratio * height) / width
