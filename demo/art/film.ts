import { backdrop } from './drawing/backdrop.ts'
import {
  box,
  cylinder,
  cylinderGradients,
  depthOf,
  painted,
  project,
  type Place,
  type Solid,
} from './drawing/iso.ts'
import { cable, database, person, server } from './drawing/objects.ts'
import { randomOf } from './drawing/random.ts'
import { assembled } from './drawing/shapes.ts'
import { plate } from './drawing/stage.ts'
import { THEMES } from './palette.ts'
import { above, at } from './scenes/parts.ts'

export const FILM = { width: 1280, height: 720, seconds: 20, framesPerSecond: 12 } as const

/** Seconds at which a scene starts; the captions in `demo/film` have the same times. */
const STARTS = { failure: 4, confirmation: 7, servers: 10, visitors: 13, wayBack: 16.5 } as const

const GREEN = '#64e818'
const TEAL = '#2cc4b0'
const CORAL = '#ff7f61'
const theme = THEMES.ink
const IDLE = theme.plate.right

const VISITORS_TO_JAKARTA = [at(2.4, 3), at(-1.4, 3)]
const VISITORS_TO_SURABAYA = [at(3, 2.4), at(3, -1.4)]
const JAKARTA_TO_SURABAYA = [at(-3, 1.2), at(-3, -3), at(1.2, -3)]
const RACKS = [
  [0.3, 0.4, 6],
  [0.3, 2, 4],
  [1.9, 0.4, 5],
] as const

const progress = (now: number, start: number, seconds = 0.8) =>
  Math.min(1, Math.max(0, (now - start) / seconds))

const faded = ({ depth, svg }: Solid, opacity: number): Solid => ({
  depth,
  svg: `<g opacity="${opacity.toFixed(2)}">${svg}</g>`,
})

function placeOn(path: readonly Place[], part: number): Place {
  const legs = path.slice(1).map((to, index) => {
    const from = path[index] ?? to
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) }
  })
  let left = part * legs.reduce((sum, { length }) => sum + length, 0)
  for (const { from, to, length } of legs) {
    if (left <= length) {
      const share = left / length
      return at(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
    }
    left -= length
  }
  return path.at(-1) ?? at(0, 0)
}

function packets(path: readonly Place[], now: number, look: { colour: string; count: number }): Solid[] {
  return Array.from({ length: look.count }, (_, index) => {
    const part = (now * 0.35 + index / look.count) % 1
    const place = placeOn(path, part)
    const [x, y] = project(place)
    const opacity = Math.min(1, part * 8, (1 - part) * 8).toFixed(2)
    const svg =
      `<circle cx="${x}" cy="${y}" r="14" fill="${look.colour}" fill-opacity="0.3"/>` +
      `<circle cx="${x}" cy="${y}" r="8" fill="${look.colour}"/>`
    return { depth: depthOf(place), svg: `<g opacity="${opacity}">${svg}</g>` }
  })
}

const racksAt = (corner: Place, name: string, opacityOf: (index: number) => number): Solid[] =>
  RACKS.map(([x, y, slots], index) =>
    faded(server(at(corner.x + x, corner.y + y), randomOf(name + index), { slots }), opacityOf(index)),
  )

const monument = (x: number, y: number): Solid =>
  assembled(
    at(x, y),
    box(at(x, y), { w: 0.9, d: 0.9, h: 0.3 }, { tone: 'white' }),
    box(at(x + 0.3, y + 0.3, 0.3), { w: 0.3, d: 0.3, h: 2.2 }, { tone: 'white' }),
    cylinder(at(x + 0.45, y + 0.45, 2.5), { r: 0.2, h: 0.2 }, 'amber'),
  )

function sign(place: Place, drawing: 'cross' | 'check', opacity: number): Solid {
  const [x, y] = project(place)
  const path = drawing === 'cross' ? 'M-14,-14 L14,14 M14,-14 L-14,14' : 'M-16,1 L-4,13 L17,-11'
  const colour = drawing === 'cross' ? CORAL : GREEN
  const svg =
    `<g transform="translate(${x},${y})"><circle r="34" fill="#0b2133" stroke="${colour}" stroke-width="5"/>` +
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/></g>`
  return faded({ depth: 100, svg }, opacity)
}

function jakarta(now: number): Solid[] {
  const isBack = progress(now, STARTS.wayBack)
  const light = 1 - 0.72 * (progress(now, STARTS.failure) - isBack)
  return [
    plate(at(-4.8, 1.2), { w: 3.6, d: 3.6 }, theme.plate),
    ...racksAt(at(-4.8, 1.2), 'jakarta', () => light),
    faded(monument(-2.6, 3.5), light),
    ...database(at(-2, 2.1), ['teal', 'teal'], 0.5).map((solid) => faded(solid, light)),
    sign(at(-3, 3, 3.4), 'cross', progress(now, STARTS.failure) - isBack),
  ]
}

function surabaya(now: number): Solid[] {
  const lightOf = (index: number) => 0.25 + 0.75 * progress(now, STARTS.servers + index * 0.9)
  return [
    plate(at(1.2, -4.8), { w: 3.6, d: 3.6 }, theme.plate),
    ...racksAt(at(1.2, -4.8), 'surabaya', lightOf),
    ...database(at(4, -3.9), ['teal', 'teal'], 0.5),
  ]
}

function confirmation(now: number): Solid[] {
  const leaving = progress(now, STARTS.visitors)
  return [0, 1].flatMap((index) => {
    const shown = progress(now, STARTS.confirmation + index * 0.4) - leaving
    const place = at(0.3 + index * 1.1, -0.3 - index * 1.1)
    return [
      faded(person(place, index === 0 ? 'violet' : 'amber'), shown),
      sign({ ...place, z: 2.2 }, 'check', progress(now, STARTS.confirmation + 0.9 + index * 0.7) - leaving),
    ]
  })
}

function traffic(now: number): Solid[] {
  const { failure, visitors, wayBack } = STARTS
  const isUp = now < failure
  return [
    cable(VISITORS_TO_JAKARTA, isUp ? GREEN : now < wayBack ? CORAL : IDLE),
    cable(VISITORS_TO_SURABAYA, now < visitors ? IDLE : GREEN),
    cable(JAKARTA_TO_SURABAYA, isUp || now >= wayBack ? TEAL : CORAL),
    ...(isUp ? packets(VISITORS_TO_JAKARTA, now, { colour: GREEN, count: 4 }) : []),
    ...(isUp ? packets(JAKARTA_TO_SURABAYA, now, { colour: TEAL, count: 5 }) : []),
    ...(now < visitors ? [] : packets(VISITORS_TO_SURABAYA, now, { colour: GREEN, count: 4 })),
    ...(now < wayBack ? [] : packets(JAKARTA_TO_SURABAYA.toReversed(), now, { colour: TEAL, count: 5 })),
  ]
}

/** One frame of the film about failover: Jakarta on the left, Surabaya on the right, visitors in front. */
export function filmFrame(now: number): string {
  const { width, height } = FILM
  const solids = [
    plate(at(2.2, 2.2), { w: 2.4, d: 2.4 }, theme.plate),
    ...traffic(now),
    ...jakarta(now),
    ...surabaya(now),
    ...confirmation(now),
    ...[at(2.7, 3.6), at(3.4, 3), at(3.7, 3.9)].map((place, index) =>
      above(person(place, (['teal', 'green', 'white'] as const)[index] ?? 'teal'), 1),
    ),
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    backdrop({ width, height }, theme, randomOf('failover')) +
    `<defs>${cylinderGradients()}</defs>` +
    `<g transform="translate(${width / 2},${height * 0.46}) scale(1.12)">${painted(solids)}</g></svg>`
  )
}
