import { TONES, type ToneName } from '../palette.ts'
import { box, cylinder, onPlane, polygon, project, type Place, type Solid } from './iso.ts'
import { building } from './objects.ts'
import type { Random } from './random.ts'
import { moved, assembled, cone, dome, gable, pole, prism } from './shapes.ts'

const door = (at: Place, width = 22, height = 36): string =>
  onPlane('right', at, `<rect width="${width}" height="${height}" y="${-height}" rx="3" fill="#16324a"/>`)

export const house = (at: Place, tone: ToneName = 'coral', size = 1): Solid =>
  assembled(
    moved(at, size / 2, size / 2),
    box(at, { w: 1.3 * size, d: 1.2 * size, h: 0.8 * size }, { tone: 'white' }),
    door(moved(at, 0.3 * size, 1.2 * size), 18 * size, 30 * size),
    onPlane(
      'right',
      moved(at, 0.8 * size, 1.2 * size, 0.3 * size),
      `<rect width="${18 * size}" height="${16 * size}" y="${-16 * size}" rx="2" fill="#3fa9d8"/>`,
    ),
    gable(
      moved(at, -0.1 * size, -0.1 * size, 0.8 * size),
      { w: 1.5 * size, d: 1.4 * size, h: 0.7 * size },
      tone,
    ),
  )

const minaret = (at: Place): string =>
  cylinder(at, { r: 0.2, h: 3 }, 'white').svg +
  cylinder(moved(at, 0, 0, 2.3), { r: 0.27, h: 0.14 }, 'green').svg +
  cone(moved(at, 0, 0, 3), { r: 0.24, h: 0.7 }, 'green')

export const mosque = (at: Place): Solid =>
  assembled(
    moved(at, 1.4, 1.2),
    minaret(moved(at, -0.3, 2)) + minaret(moved(at, 3, -0.3)),
    box(at, { w: 2.8, d: 2.4, h: 1.3 }, { tone: 'white' }),
    onPlane(
      'right',
      moved(at, 0, 2.4),
      [14, 54, 94, 134]
        .map((x) => `<path d="M${x},0 V-40 Q${x + 11},-62 ${x + 22},-40 V0 Z" fill="#16907f"/>`)
        .join(''),
    ),
    box(moved(at, 0.6, 0.5, 1.3), { w: 1.6, d: 1.5, h: 0.35 }, { tone: 'white' }),
    dome(moved(at, 1.4, 1.25, 1.65), 0.85, 'teal'),
  )

const flag = (at: Place): string => {
  const top = moved(at, 0, 0, 2)
  const [x, y] = project(top)
  return (
    pole(at, top, '#b8cedd', 5) +
    `<path d="M${x},${y} h44 v14 h-44 z" fill="#e5484d"/><path d="M${x},${y + 14} h44 v14 h-44 z" fill="#ffffff"/>`
  )
}

export const school = (at: Place, random: Random): Solid =>
  assembled(
    moved(at, 2, 0.9),
    building(at, { w: 4, d: 1.8, h: 1.5 }, { tone: 'white', random }),
    gable(moved(at, -0.1, -0.1, 1.5), { w: 4.2, d: 2, h: 0.8 }, 'coral'),
    door(moved(at, 1.8, 1.8), 28, 40),
    flag(moved(at, 4.5, 2)),
  )

/** With pillars and a gable over its front. */
export function hall(at: Place, roof: ToneName = 'green'): Solid {
  const pillars = [0.2, 0.85, 1.5, 2.15, 2.8].map(
    (x) => cylinder(moved(at, x + 0.15, 2.2, 0.3), { r: 0.13, h: 1.5 }, 'white').svg,
  )
  const pediment = polygon(
    [moved(at, -0.1, 2.5, 2), moved(at, 3.4, 2.5, 2), moved(at, 1.65, 2.5, 3)],
    `fill="${TONES[roof].left}"`,
  )
  return assembled(
    moved(at, 1.6, 1.2),
    box(moved(at, -0.2, -0.2), { w: 3.7, d: 3, h: 0.3 }, { tone: 'white' }),
    box(moved(at, 0, 0, 0.3), { w: 3.3, d: 1.9, h: 1.5 }, { tone: 'slate' }),
    pillars.join(''),
    box(moved(at, -0.1, -0.1, 1.8), { w: 3.5, d: 2.6, h: 0.2 }, { tone: 'white' }),
    polygon(
      [moved(at, 3.4, -0.1, 2), moved(at, 3.4, 2.5, 2), moved(at, 1.65, 2.5, 3), moved(at, 1.65, -0.1, 3)],
      `fill="${TONES[roof].top}"`,
    ),
    pediment,
  )
}

export const hospital = (at: Place, random: Random): Solid => {
  const cross = (x: number, y: number, s: number) =>
    `<path d="M${x},${y} h${s} v${-s} h${s} v${s} h${s} v${s} h${-s} v${s} h${-s} v${-s} h${-s} z" fill="#ff7f61"/>`
  return assembled(
    moved(at, 1.8, 1),
    building(at, { w: 1.5, d: 2, h: 3.2 }, { tone: 'teal', random }),
    building(moved(at, 1.5, 0), { w: 2.4, d: 2, h: 2.1 }, { tone: 'white', random }),
    onPlane(
      'right',
      moved(at, 1.5, 2.01, 2.1),
      `<rect x="44" y="4" width="54" height="54" rx="8" fill="#ffffff"/>${cross(53, 24, 12)}`,
    ),
    door(moved(at, 2.5, 2.01), 34, 38),
  )
}

const smoke = (at: Place): string => {
  const [x, y] = project(at)
  return [0, 1, 2]
    .map(
      (index) =>
        `<circle cx="${x + index * 16}" cy="${y - 20 - index * 24}" r="${14 + index * 7}" fill="#ffffff" fill-opacity="${0.5 - index * 0.12}"/>`,
    )
    .join('')
}

export const factory = (at: Place): Solid => {
  const chimney = (x: number) =>
    cylinder(moved(at, x, 0.5, 1.4), { r: 0.2, h: 1.9 }, 'coral').svg + smoke(moved(at, x, 0.5, 3.3))
  const saw = [0, 1.3, 2.6].map((x) =>
    [
      polygon(
        [moved(at, x, 0, 1.4), moved(at, x + 1.3, 0, 1.4), moved(at, x, 0, 2.3)],
        `fill="${TONES.white.left}"`,
      ),
      polygon(
        [
          moved(at, x, 2.2, 2.3),
          moved(at, x + 1.3, 2.2, 1.4),
          moved(at, x + 1.3, 0, 1.4),
          moved(at, x, 0, 2.3),
        ],
        `fill="${TONES.teal.top}"`,
      ),
      polygon(
        [moved(at, x, 2.2, 1.4), moved(at, x + 1.3, 2.2, 1.4), moved(at, x, 2.2, 2.3)],
        `fill="${TONES.teal.left}"`,
      ),
    ].join(''),
  )
  const windows = [16, 60, 104, 148, 192].map(
    (x) => `<rect x="${x}" y="-62" width="28" height="24" rx="3" fill="#3fa9d8"/>`,
  )
  return assembled(
    moved(at, 1.9, 1.1),
    chimney(0.5),
    chimney(1.4),
    box(
      at,
      { w: 3.9, d: 2.2, h: 1.4 },
      { tone: 'white', decor: onPlane('right', moved(at, 0, 2.2), windows.join('')) },
    ),
    saw.join(''),
  )
}

export const lighthouse = (at: Place): Solid => {
  const [x, y] = project(moved(at, 0, 0, 3.35))
  return assembled(
    at,
    [130, 210, 290, 360]
      .map(
        (reach) =>
          `<path d="M${x},${y} l${-reach},${-reach * 0.2} v${reach * 0.4} z m0,0 l${reach},${-reach * 0.2} v${reach * 0.4} z" fill="#ffdf8e" fill-opacity="0.12"/>`,
      )
      .join(''),
    ...(['white', 'coral', 'white', 'coral'] as const).map((tone, index) =>
      cylinder(moved(at, 0, 0, index * 0.75), { r: 0.62 - index * 0.07, h: 0.75 }, tone),
    ),
    cylinder(moved(at, 0, 0, 3), { r: 0.5, h: 0.1 }, 'navy'),
    cylinder(moved(at, 0, 0, 3.1), { r: 0.3, h: 0.5 }, 'amber'),
    cone(moved(at, 0, 0, 3.6), { r: 0.42, h: 0.5 }, 'navy'),
  )
}

export function marketStall(at: Place, tone: ToneName): Solid {
  const stripes = [0, 1, 2, 3, 4, 5].map((index) => {
    const x = -0.15 + index * 0.35
    return polygon(
      [
        moved(at, x, 1.5, 1.35),
        moved(at, x + 0.35, 1.5, 1.35),
        moved(at, x + 0.35, -0.1, 2),
        moved(at, x, -0.1, 2),
      ],
      `fill="${index % 2 ? '#ffffff' : TONES[tone].left}"`,
    )
  })
  const fruit = [0.25, 0.6, 0.95, 1.3].map((x, index) => {
    const [cx, cy] = project(moved(at, x, 0.95, 0.75))
    return `<circle cx="${cx}" cy="${cy}" r="12" fill="${['#ffbf47', '#64e818', '#ff7f61', '#ffbf47'][index]}"/>`
  })
  return assembled(
    moved(at, 0.9, 0.7),
    pole(moved(at, 0, 0), moved(at, 0, 0, 2)) + pole(moved(at, 1.8, 0), moved(at, 1.8, 0, 2)),
    box(moved(at, 0, 0.6), { w: 1.8, d: 0.7, h: 0.65 }, { tone: 'white' }),
    fruit.join(''),
    pole(moved(at, 0, 1.4), moved(at, 0, 1.4, 1.4)) + pole(moved(at, 1.8, 1.4), moved(at, 1.8, 1.4, 1.4)),
    stripes.join(''),
  )
}

export function stadium(at: Place, r: number): Solid {
  const ring = (radius: number) =>
    Array.from({ length: 28 }, (_, index): [number, number] => {
      const turn = (index / 28) * Math.PI * 2
      return [at.x + Math.cos(turn) * radius, at.y + Math.sin(turn) * radius * 0.8]
    })
  const light = (dx: number, dy: number) => {
    const top = moved(at, dx, dy, 2.9)
    const [x, y] = project(top)
    return (
      pole(moved(at, dx, dy), top, '#8aa3b6', 7) +
      `<rect x="${x - 26}" y="${y - 22}" width="52" height="26" rx="5" fill="#ffdf8e"/>`
    )
  }
  const flat = (radius: number, z: number, fill: string) =>
    polygon(
      ring(radius).map(([x, y]) => ({ x, y, z })),
      `fill="${fill}"`,
    )
  const pitch = onPlane(
    'floor',
    moved(at, -r * 0.5, -r * 0.36, 0.3),
    `<g fill="none" stroke="#ffffff" stroke-width="4"><rect width="${r * 60}" height="${r * 43}"/><path d="M${r * 30},0 V${r * 43}"/><circle cx="${r * 30}" cy="${r * 21.5}" r="${r * 8}"/></g>`,
  )
  return assembled(
    at,
    light(-r * 0.8, -r * 0.65) + light(r * 0.75, -r * 0.68) + light(-r * 0.82, r * 0.6),
    prism(ring(r), [0, 1.1], TONES.white),
    flat(r * 0.95, 1.1, TONES.teal.left) +
      flat(r * 0.86, 0.9, TONES.slate.left) +
      flat(r * 0.77, 0.6, TONES.green.right),
    pitch,
  )
}
