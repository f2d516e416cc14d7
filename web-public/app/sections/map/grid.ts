import { LAND } from './land.ts'

/** North-west corner and cell size in degrees. */
const WEST = 93
const NORTH = 10
const CELL = 0.5

export const GRID = { width: 100, height: LAND.length } as const

export interface Coordinates {
  latitude: number
  longitude: number
}

/** Projects coordinates to cells; undefined outside the map. */
export function projectToGrid({ latitude, longitude }: Coordinates): { x: number; y: number } | undefined {
  const x = (longitude - WEST) / CELL
  const y = (NORTH - latitude) / CELL
  const isInside = x >= 0 && x <= GRID.width && y >= 0 && y <= GRID.height
  return isInside ? { x: round(x), y: round(y) } : undefined
}

const round = (cells: number) => Math.round(cells * 100) / 100

/** Half a cell; extra length because some browsers drop a dash at the line end. */
const MIDDLE = 0.5
const BEYOND = 0.01

/** Returns land as lines, drawn as dots by zero-length dashes with round caps. */
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
