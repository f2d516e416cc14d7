// Draws the land below the public network map: `node local/drawNetworkLand.ts`. It is the outline that the map editor shows (drawWorld.ts:
// Natural Earth, public domain), whole for points anywhere, and cut to the surroundings of Indonesia, where most maps end.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Place = readonly [x: number, y: number]

const ROOT = path.resolve(import.meta.dirname, '..')
const SOURCE = path.join(ROOT, 'web-admin/src/content/fields/map/world.svg')
const TARGET = path.join(ROOT, 'web-public/app/sections/network')
const FILL = '#20354f'

/** The source has 20 units in a degree; a tenth of a degree is a pixel where the map is widest. */
const SOURCE_UNITS = 20
const UNITS = 10

/** Degrees: west, north, east, south. `drawNetwork.ts` knows the box. */
const ASIA = { west: 84, north: 26, east: 156, south: -20 }
const WORLD = { west: -180, north: 90, east: 180, south: -90 }
type Box = typeof WORLD

/** Rings of the source: a start, then steps. */
function rings(): Place[][] {
  const data = /\sd="([^"]*)"/.exec(readFileSync(SOURCE, 'utf8'))?.[1] ?? ''
  return [...data.matchAll(/M(-?\d+),(-?\d+)l([^z]*)z/g)].map(([, startX, startY, steps = '']) => {
    let [x, y] = [Number(startX), Number(startY)]
    const places: Place[] = [[x, y]]
    for (const step of steps.split(' ')) {
      const [byX = 0, byY = 0] = step.split(',').map(Number)
      places.push([(x += byX), (y += byY)])
    }
    return places.map(([one, other]): Place => [one / SOURCE_UNITS, other / SOURCE_UNITS])
  })
}

interface Edge {
  isInside: (place: Place) => boolean
  crossing: (from: Place, to: Place) => Place
}

const atX = (edge: number, [ax, ay]: Place, [bx, by]: Place): Place => [
  edge,
  ay + ((by - ay) * (edge - ax)) / (bx - ax),
]
const atY = (edge: number, [ax, ay]: Place, [bx, by]: Place): Place => [
  ax + ((bx - ax) * (edge - ay)) / (by - ay),
  edge,
]

/** The sides of a box; latitudes grow downwards, as on the drawing. */
const edgesOf = ({ west, north, east, south }: Box): Edge[] => [
  { isInside: ([x]) => x >= west, crossing: (from, to) => atX(west, from, to) },
  { isInside: ([x]) => x <= east, crossing: (from, to) => atX(east, from, to) },
  { isInside: ([, y]) => y >= -north, crossing: (from, to) => atY(-north, from, to) },
  { isInside: ([, y]) => y <= -south, crossing: (from, to) => atY(-south, from, to) },
]

/** A ring without what lies outside of a side (Sutherland and Hodgman). */
const clipped = (ring: readonly Place[], { isInside, crossing }: Edge): Place[] =>
  ring.flatMap((place, index) => {
    const before = ring.at(index - 1) ?? place
    const cut = isInside(before) === isInside(place) ? [] : [crossing(before, place)]
    return isInside(place) ? [...cut, place] : cut
  })

function pathOf(ring: readonly Place[]): string {
  const units = ring.map(([x, y]): Place => [Math.round(x * UNITS), Math.round(y * UNITS)])
  const steps = units.slice(1).flatMap(([x, y], at) => {
    const [fromX = 0, fromY = 0] = units[at] ?? []
    return x === fromX && y === fromY ? [] : [`${x - fromX} ${y - fromY}`]
  })
  return steps.length < 2 ? '' : `M${units[0]?.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-')
}

function draw(name: string, box: Box): void {
  const land = rings().map((ring) => pathOf(edgesOf(box).reduce(clipped, ring)))
  const view = [box.west, -box.north, box.east - box.west, box.north - box.south].map((one) => one * UNITS)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}"><path d="${land.join('')}" fill="${FILL}" fill-rule="evenodd"/></svg>\n`
  writeFileSync(path.join(TARGET, `${name}.svg`), svg)
  console.log(`${name}: ${svg.length} characters`)
}

draw('asia', ASIA)
draw('world', WORLD)
