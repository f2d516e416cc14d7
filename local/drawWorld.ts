// Draws the map editor's outline: `node local/drawWorld.ts <land-50m.json>` of npm package `world-atlas` 2
// (Natural Earth, public domain).
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Point = readonly [longitude: number, latitude: number]
interface Topology {
  transform: { scale: Point; translate: Point }
  arcs: [number, number][][]
  objects: { land: { geometries: { arcs: number[][][] }[] } }
}

const TARGET = path.resolve(import.meta.dirname, '../web-admin/src/fields/map/world.svg')
const UNITS = 20
const FINE = { west: 92, east: 142, south: -12, north: 9, tolerance: 0.07, smallest: 0.2 }
const COARSE = { tolerance: 0.3, smallest: 1.2 }

const isFine = ([longitude, latitude]: Point) =>
  longitude > FINE.west && longitude < FINE.east && latitude > FINE.south && latitude < FINE.north

/** Points in the file are relative to the previous one. */
function arcsOf({ arcs, transform: { scale, translate } }: Topology): Point[][] {
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([byX, byY]): Point => {
      x += byX
      y += byY
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
}

/** A negative index means a reversed arc. */
const ringOf = (indexes: readonly number[], arcs: readonly Point[][]): Point[] =>
  indexes.flatMap((index) => (index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? [])))

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

/** Douglas–Peucker simplification. */
function simplify(line: readonly Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const offsets = line.map((point) => distance(point, first, last) / toleranceAt(point))
  const farthest = offsets.indexOf(Math.max(...offsets))
  if ((offsets[farthest] ?? 0) <= 1) return [first, last]
  return [...simplify(line.slice(0, farthest + 1)).slice(0, -1), ...simplify(line.slice(farthest))]
}
const toleranceAt = (point: Point) => (isFine(point) ? FINE : COARSE).tolerance

function isLargeEnough(ring: readonly Point[]): boolean {
  const [longitudes, latitudes] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const size = Math.max(
    Math.max(...longitudes) - Math.min(...longitudes),
    Math.max(...latitudes) - Math.min(...latitudes),
  )
  return size > (ring.some(isFine) ? FINE : COARSE).smallest
}

function pathOf(ring: readonly Point[]): string {
  const middle = Math.floor(ring.length / 2) // a ring starts where it ends, so it is simplified in halves
  const points = [...simplify(ring.slice(0, middle + 1)).slice(0, -1), ...simplify(ring.slice(middle))]
  const units = points.map(([x, y]) => [Math.round(x * UNITS), Math.round(-y * UNITS)] as const)
  const moves = units.slice(1).flatMap(([x, y], at) => {
    const [fromX = 0, fromY = 0] = units[at] ?? []
    return x === fromX && y === fromY ? [] : [`${x - fromX},${y - fromY}`]
  })
  return moves.length < 3 ? '' : `M${units[0]?.join(',')}l${moves.join(' ')}z`
}

const [, , source = ''] = process.argv
const topology = JSON.parse(readFileSync(source, 'utf8')) as Topology
const arcs = arcsOf(topology)
const rings = topology.objects.land.geometries.flatMap(({ arcs: polygons }) =>
  polygons.flatMap((polygon) => polygon.map((ring) => ringOf(ring, arcs))),
)
const outline = rings.filter(isLargeEnough).map(pathOf).join('')
writeFileSync(
  TARGET,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[-180, -90, 360, 180].map((one) => one * UNITS).join(' ')}"><path d="${outline}" fill="#b4c5d7" fill-rule="evenodd"/></svg>\n`,
)
console.log(`${rings.length} rings, ${outline.length} characters`)
