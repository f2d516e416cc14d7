import { TONES, type ToneName } from '../palette.ts'
import { box, cylinder, depthOf, onPlane, polygon, polyline, project, type Place, type Solid } from './iso.ts'
import type { Random } from './random.ts'

export function server(
  at: Place,
  random: Random,
  look: { tone?: ToneName; slots?: number; lit?: number } = {},
): Solid {
  const { tone = 'white', slots = 5, lit = 0.6 } = look
  const size = { w: 1.1, d: 1.1, h: 0.42 * slots }
  const { x, y, z = 0 } = at
  const isDark = tone === 'navy' || tone === 'slate'
  const slot = isDark ? '#0a1a2a' : '#48637a'
  const lights = (index: number) =>
    [0, 1, 2]
      .map((light) => {
        const colour = random() < lit ? '#64e818' : '#2ad0ff'
        return `<circle cx="${10 + light * 9}" cy="${-index * 25.2 - 13}" r="2.6" fill="${colour}"/>`
      })
      .join('')
  const bays = Array.from(
    { length: slots },
    (_, index) =>
      `<rect x="5" y="${-index * 25.2 - 21}" width="56" height="16" rx="3" fill="${slot}" fill-opacity="0.9"/>` +
      lights(index) +
      `<rect x="40" y="${-index * 25.2 - 15}" width="16" height="3" rx="1.5" fill="#9fb8cb" fill-opacity="0.7"/>`,
  ).join('')
  const vents = Array.from(
    { length: slots },
    (_, index) =>
      `<rect x="7" y="${-index * 25.2 - 19}" width="52" height="3" rx="1.5" fill="${slot}" fill-opacity="0.45"/>` +
      `<rect x="7" y="${-index * 25.2 - 12}" width="52" height="3" rx="1.5" fill="${slot}" fill-opacity="0.45"/>`,
  ).join('')
  const decor =
    onPlane('right', { x, y: y + size.d, z }, bays) +
    onPlane('left', { x: x + size.w, y: y + size.d, z }, vents)
  return box(at, size, { tone, decor })
}

export function building(
  at: Place,
  size: { w: number; d: number; h: number },
  look: { tone: ToneName; random: Random },
): Solid {
  const { x, y, z = 0 } = at
  const pane = (column: number, row: number, shade: string) =>
    `<rect x="${column * 20 + 7}" y="${-row * 24 - 20}" width="10" height="13" rx="1.5" fill="${shade}"/>`
  const wall = (cells: number, shades: readonly string[]) => {
    const panes: string[] = []
    for (let column = 0; column < Math.floor(cells * 3 - 0.1); column++) {
      for (let row = 0; row < Math.floor((size.h * 60 - 8) / 24); row++) {
        panes.push(pane(column, row, shades[look.random() < 0.35 ? 1 : 0] ?? '#fff'))
      }
    }
    return panes.join('')
  }
  const decor =
    onPlane('right', { x, y: y + size.d, z }, wall(size.w, ['#2b4a63', '#b6ff7d'])) +
    onPlane('left', { x: x + size.w, y: y + size.d, z }, wall(size.d, ['#223d54', '#8fe85a']))
  return box(at, size, { tone: look.tone, decor })
}

export function chip(at: Place, size: number, tone: ToneName): Solid[] {
  const { x, y, z = 0 } = at
  const pins = Array.from({ length: Math.round(size * 3) }, (_, index) => {
    const offset = 0.2 + index / 3
    return (
      polyline(
        [
          { x: x + offset, y: y + size, z },
          { x: x + offset, y: y + size + 0.35, z },
        ],
        'stroke="#9fb8cb" stroke-width="5" stroke-linecap="round"',
      ) +
      polyline(
        [
          { x: x + size, y: y + offset, z },
          { x: x + size + 0.35, y: y + offset, z },
        ],
        'stroke="#7d97ab" stroke-width="5" stroke-linecap="round"',
      )
    )
  }).join('')
  const inset = size * 0.22
  const core = size - inset * 2
  const die = box({ x: x + inset, y: y + inset, z: z + 0.3 }, { w: core, d: core, h: 0.14 }, { tone })
  const traces = onPlane(
    'floor',
    { x: x + inset, y: y + inset, z: z + 0.44 },
    `<g fill="none" stroke="#ffffff" stroke-opacity="0.75" stroke-width="4">` +
      `<rect x="${core * 12}" y="${core * 12}" width="${core * 36}" height="${core * 36}" rx="6"/>` +
      `<path d="M${core * 22},${core * 30} H${core * 38} M${core * 30},${core * 22} V${core * 38}"/></g>`,
  )
  const board = box({ x, y, z }, { w: size, d: size, h: 0.3 }, { tone: 'navy', decor: '' })
  return [
    { depth: board.depth - 0.01, svg: pins },
    board,
    { depth: board.depth + 0.01, svg: die.svg + traces },
  ]
}

export function solarPanel(at: Place): Solid {
  const { x, y } = at
  const corners: Place[] = [
    { x, y, z: 1 },
    { x: x + 1.7, y, z: 1 },
    { x: x + 1.7, y: y + 1, z: 0.3 },
    { x, y: y + 1, z: 0.3 },
  ]
  const along = (from: Place, to: Place, part: number): Place => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    z: (from.z ?? 0) + ((to.z ?? 0) - (from.z ?? 0)) * part,
  })
  const [a, b, c, d] = corners as [Place, Place, Place, Place]
  const grid = [0.25, 0.5, 0.75]
    .map((part) => polyline([along(a, b, part), along(d, c, part)], 'stroke="#9fd8ff" stroke-width="2"'))
    .concat(polyline([along(a, d, 0.5), along(b, c, 0.5)], 'stroke="#9fd8ff" stroke-width="2"'))
  const foot = polyline(
    [
      { x: x + 0.85, y: y + 0.5, z: 0 },
      { x: x + 0.85, y: y + 0.5, z: 0.6 },
    ],
    'stroke="#8aa3b6" stroke-width="9"',
  )
  const svg =
    foot +
    polygon(corners, 'fill="#1d5f9c" stroke="#e6f4ff" stroke-width="3" stroke-linejoin="round"') +
    grid.join('') +
    polygon([a, along(a, b, 0.45), along(d, c, 0.2), d], 'fill="#ffffff" fill-opacity="0.14"')
  return { depth: depthOf({ x: x + 0.85, y: y + 0.5 }), svg }
}

export const database = (at: Place, tones: readonly ToneName[], r = 0.85): Solid[] =>
  tones.map((tone, index) => ({
    ...cylinder({ ...at, z: (at.z ?? 0) + index * 0.62 }, { r, h: 0.5 }, tone),
    depth: depthOf(at) + index * 0.01,
  }))

export const coins = (at: Place, count: number): Solid[] =>
  Array.from({ length: count }, (_, index) => ({
    ...cylinder(
      { ...at, z: (at.z ?? 0) + index * 0.19 },
      { r: 0.42, h: 0.15 },
      index % 3 === 2 ? 'amber' : 'green',
    ),
    depth: depthOf(at) + index * 0.01,
  }))

const CLOUD_PATH =
  'M-118,52 C-160,52 -176,6 -138,-14 C-146,-66 -84,-92 -52,-60 C-30,-112 56,-112 74,-52 C120,-68 152,-22 130,8 C158,24 144,52 112,52 Z'

export function cloud(at: Place, scale: number, look: { fill?: string; shade?: string } = {}): Solid {
  const [x, y] = project(at)
  const [shadowX, shadowY] = project({ x: at.x, y: at.y })
  const { fill = '#ffffff', shade = '#c3dcea' } = look
  const svg = [
    `<ellipse cx="${shadowX}" cy="${shadowY}" rx="${120 * scale}" ry="${42 * scale}" fill="#02101c" fill-opacity="0.16"/>`,
    `<g transform="translate(${x},${y}) scale(${scale})">`,
    `<path d="${CLOUD_PATH}" fill="${shade}" transform="translate(0,10)"/>`,
    `<path d="${CLOUD_PATH}" fill="${fill}"/>`,
    `<path d="M-112,4 C-118,-40 -76,-58 -52,-38" stroke="${shade}" stroke-width="7" fill="none" stroke-linecap="round" stroke-opacity="0.8"/></g>`,
  ].join('')
  return { depth: depthOf(at) + 10, svg }
}

export const cable = (points: readonly Place[], colour: string, width = 5): Solid => ({
  depth: -50,
  svg:
    polyline(
      points,
      `stroke="${colour}" stroke-opacity="0.28" stroke-width="${width * 2.4}" stroke-linejoin="round" stroke-linecap="round"`,
    ) +
    polyline(
      points,
      `stroke="${colour}" stroke-width="${width}" stroke-dasharray="26 16" stroke-linejoin="round" stroke-linecap="round"`,
    ),
})

export function person(at: Place, tone: ToneName): Solid {
  const [x, y] = project(at)
  const { top, left, right } = TONES[tone]
  const svg =
    `<ellipse cx="${x}" cy="${y + 2}" rx="26" ry="12" fill="#02101c" fill-opacity="0.18"/>` +
    `<path d="M${x - 22},${y} C${x - 24},${y - 50} ${x - 10},${y - 58} ${x},${y - 58} C${x + 10},${y - 58} ${x + 24},${y - 50} ${x + 22},${y} A22,10 0 0 1 ${x - 22},${y} Z" fill="${left}"/>` +
    `<path d="M${x + 6},${y - 58} C${x + 18},${y - 54} ${x + 24},${y - 40} ${x + 22},${y} A22,10 0 0 1 ${x + 4},${y + 10} Z" fill="${right}"/>` +
    `<circle cx="${x}" cy="${y - 74}" r="18" fill="${top}"/>`
  return { depth: depthOf(at) + 0.3, svg }
}
