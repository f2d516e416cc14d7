// Draws the public network map's land: `node local/drawNetworkLand.ts`. Source is drawWorld.ts's outline.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Point = readonly [x: number, y: number]

const ROOT = path.resolve(import.meta.dirname, '..')
const SOURCE = path.join(ROOT, 'web-admin/src/fields/map/world.svg')
const TARGET = path.join(ROOT, 'web-public/app/sections/network')
const FILL = '#20354f'

const SOURCE_UNITS = 20
const UNITS = 10

/** In degrees; must match `drawNetwork.ts`. */
const ASIA = { west: 84, north: 26, east: 156, south: -20 }
const WORLD = { west: -180, north: 90, east: 180, south: -90 }
type Box = typeof WORLD

function rings(): Point[][] {
  const data = /\sd="([^"]*)"/.exec(readFileSync(SOURCE, 'utf8'))?.[1] ?? ''
  return [...data.matchAll(/M(-?\d+),(-?\d+)l([^z]*)z/g)].map(([, startX, startY, moves = '']) => {
    let [x, y] = [Number(startX), Number(startY)]
    const points: Point[] = [[x, y]]
    for (const move of moves.split(' ')) {
      const [byX = 0, byY = 0] = move.split(',').map(Number)
      points.push([(x += byX), (y += byY)])
    }
    return points.map(([one, other]): Point => [one / SOURCE_UNITS, other / SOURCE_UNITS])
  })
}

interface Edge {
  isInside: (point: Point) => boolean
  crossing: (from: Point, to: Point) => Point
}

const atX = (edge: number, [ax, ay]: Point, [bx, by]: Point): Point => [
  edge,
  ay + ((by - ay) * (edge - ax)) / (bx - ax),
]
const atY = (edge: number, [ax, ay]: Point, [bx, by]: Point): Point => [
  ax + ((bx - ax) * (edge - ay)) / (by - ay),
  edge,
]

const edgesOf = ({ west, north, east, south }: Box): Edge[] => [
  { isInside: ([x]) => x >= west, crossing: (from, to) => atX(west, from, to) },
  { isInside: ([x]) => x <= east, crossing: (from, to) => atX(east, from, to) },
  { isInside: ([, y]) => y >= -north, crossing: (from, to) => atY(-north, from, to) },
  { isInside: ([, y]) => y <= -south, crossing: (from, to) => atY(-south, from, to) },
]

/** Sutherland–Hodgman clipping. */
const clip = (ring: readonly Point[], { isInside, crossing }: Edge): Point[] =>
  ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point
    const cut = isInside(before) === isInside(point) ? [] : [crossing(before, point)]
    return isInside(point) ? [...cut, point] : cut
  })

function pathOf(ring: readonly Point[]): string {
  const units = ring.map(([x, y]): Point => [Math.round(x * UNITS), Math.round(y * UNITS)])
  const moves = units.slice(1).flatMap(([x, y], at) => {
    const [fromX = 0, fromY = 0] = units[at] ?? []
    return x === fromX && y === fromY ? [] : [`${x - fromX} ${y - fromY}`]
  })
  return moves.length < 2 ? '' : `M${units[0]?.join(' ')}l${moves.join(' ')}z`.replaceAll(' -', '-')
}

function draw(name: string, box: Box): void {
  const land = rings().map((ring) => pathOf(edgesOf(box).reduce(clip, ring)))
  const view = [box.west, -box.north, box.east - box.west, box.north - box.south].map((one) => one * UNITS)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}"><path d="${land.join('')}" fill="${FILL}" fill-rule="evenodd"/></svg>\n`
  writeFileSync(path.join(TARGET, `${name}.svg`), svg)
  console.log(`${name}: ${svg.length} characters`)
}

draw('asia', ASIA)
draw('world', WORLD)
