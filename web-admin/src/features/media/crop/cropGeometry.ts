import type { CropArea } from '@flou/shared/media/media.ts'

/** Corner: −1 is left or top, 1 is right or bottom. */
export interface Corner {
  x: -1 | 1
  y: -1 | 1
}

export const WHOLE: CropArea = { x: 0, y: 0, width: 1, height: 1 }
const SMALLEST = 0.04

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

export const moved = (area: CropArea, dx: number, dy: number): CropArea => ({
  ...area,
  x: between(area.x + dx, 0, 1 - area.width),
  y: between(area.y + dy, 0, 1 - area.height),
})

/**
 * Moves one corner; the opposite one is fixed.
 * @param aspect ratio in fractions of the picture; undefined is free
 */
export function resized(
  area: CropArea,
  { corner, dx, dy, aspect }: { corner: Corner; dx: number; dy: number; aspect?: number | undefined },
): CropArea {
  const roomX = corner.x > 0 ? 1 - area.x : area.x + area.width
  const roomY = corner.y > 0 ? 1 - area.y : area.y + area.height
  const targetWidth = between(area.width + corner.x * dx, SMALLEST, roomX)
  const free = between(area.height + corner.y * dy, SMALLEST, roomY)
  const width = aspect === undefined ? targetWidth : Math.min(targetWidth, roomY * aspect)
  const height = aspect === undefined ? free : width / aspect
  return {
    x: corner.x > 0 ? area.x : area.x + area.width - width,
    y: corner.y > 0 ? area.y : area.y + area.height - height,
    width,
    height,
  }
}

/** Returns the largest frame of an aspect ratio around the current centre. */
export function withAspect(area: CropArea, aspect: number): CropArea {
  const width = Math.min(1, aspect)
  const height = width / aspect
  const frame = { x: 0, y: 0, width, height }
  return moved(frame, area.x + area.width / 2 - width / 2, area.y + area.height / 2 - height / 2)
}

/** Converts a pixel ratio (16/9) to fractions of the picture. */
export const aspectOf = (ratio: number, { width, height }: { width: number; height: number }): number =>
  (ratio * height) / width
