import { LAND } from './land.ts'

/** The corner of the map in the north-west, in degrees, and the width of a cell. */
const WEST = 93
const NORTH = 10
const CELL = 0.5

/** The map in cells. */
export const GRID = { width: 100, height: LAND.length } as const

export interface Coordinates {
  latitude: number
  longitude: number
}

/** Where a place is on the map, in cells from its corner; undefined for places that the map does not show. */
export function placeOn({ latitude, longitude }: Coordinates): { x: number; y: number } | undefined {
  const x = (longitude - WEST) / CELL
  const y = (NORTH - latitude) / CELL
  const isInside = x >= 0 && x <= GRID.width && y >= 0 && y <= GRID.height
  return isInside ? { x: round(x), y: round(y) } : undefined
}

const round = (cells: number) => Math.round(cells * 100) / 100

/** Half a cell; and a line that ends exactly at a dash loses it in some browsers, so each is a little longer. */
const MIDDLE = 0.5
const BEYOND = 0.01

/** All land as lines through the middle of its cells: drawn with dashes of no length and round ends, they are dots. */
export const landPath = (): string =>
  LAND.flatMap((row, y) =>
    row
      .split(' ')
      .filter(Boolean)
      .map((stretch) => {
        const [first = 0, last = first] = stretch.split('-').map(Number)
        return `M${first + MIDDLE} ${y + MIDDLE}h${last - first + BEYOND}`
      }),
  ).join('')
