// Draws the outline of the world that the map editor shows: `node local/drawWorld.ts <land-50m.json>`. The file is that of
// the npm package `world-atlas` 2 (Natural Earth, public domain). The outline is finer around Indonesia.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Place = readonly [longitude: number, latitude: number]
interface Topology {
  transform: { scale: Place; translate: Place }
  arcs: [number, number][][]
  objects: { land: { geometries: { arcs: number[][][] }[] } }
}

const TARGET = path.resolve(import.meta.dirname, '../web-admin/src/content/fields/map/world.svg')
/** Units of the drawing in a degree. */
const UNITS = 20
const FINE = { west: 92, east: 142, south: -12, north: 9, tolerance: 0.07, smallest: 0.2 }
const COARSE = { tolerance: 0.3, smallest: 1.2 }

const isFine = ([longitude, latitude]: Place) =>
  longitude > FINE.west && longitude < FINE.east && latitude > FINE.south && latitude < FINE.north

/** The arcs in degrees; each point of the file is relative to the one before. */
function arcsOf({ arcs, transform: { scale, translate } }: Topology): Place[][] {
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([byX, byY]): Place => {
      x += byX
      y += byY
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
}

/** A ring of arcs; a negative number names one that runs backwards. */
const ringOf = (indexes: readonly number[], arcs: readonly Place[][]): Place[] =>
  indexes.flatMap((index) => (index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? [])))

/** How far a place is from the line between two others. */
function distance([x, y]: Place, [ax, ay]: Place, [bx, by]: Place): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

/** Leaves out places that lie nearly on the line between those that stay (Douglas and Peucker). */
function simplified(line: readonly Place[]): Place[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const offsets = line.map((place) => distance(place, first, last) / toleranceAt(place))
  const farthest = offsets.indexOf(Math.max(...offsets))
  if ((offsets[farthest] ?? 0) <= 1) return [first, last]
  return [...simplified(line.slice(0, farthest + 1)).slice(0, -1), ...simplified(line.slice(farthest))]
}
const toleranceAt = (place: Place) => (isFine(place) ? FINE : COARSE).tolerance

function isLargeEnough(ring: readonly Place[]): boolean {
  const [longitudes, latitudes] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const size = Math.max(
    Math.max(...longitudes) - Math.min(...longitudes),
    Math.max(...latitudes) - Math.min(...latitudes),
  )
  return size > (ring.some(isFine) ? FINE : COARSE).smallest
}

/** A ring as path data: a start, then steps in whole units. */
function pathOf(ring: readonly Place[]): string {
  const middle = Math.floor(ring.length / 2) // a ring starts where it ends: it is simplified in halves
  const places = [...simplified(ring.slice(0, middle + 1)).slice(0, -1), ...simplified(ring.slice(middle))]
  const units = places.map(([x, y]) => [Math.round(x * UNITS), Math.round(-y * UNITS)] as const)
  const steps = units.slice(1).flatMap(([x, y], at) => {
    const [fromX = 0, fromY = 0] = units[at] ?? []
    return x === fromX && y === fromY ? [] : [`${x - fromX},${y - fromY}`]
  })
  return steps.length < 3 ? '' : `M${units[0]?.join(',')}l${steps.join(' ')}z`
}

const [, , source = ''] = process.argv
const topology = JSON.parse(readFileSync(source, 'utf8')) as Topology // the format of the package named above
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
