import { box, cylinder, type Place } from '../drawing/iso.ts'
import { building, cable, person } from '../drawing/objects.ts'
import { laptop, phone, table } from '../drawing/machines.ts'
import { assembled, moved, tree } from '../drawing/shapes.ts'
import { emblem, plate, screen } from '../drawing/stage.ts'
import { above, at, people, square, type Scene } from './parts.ts'
import type { Random } from '../drawing/random.ts'
import type { PanelName } from '../drawing/panels.ts'

const desk = (place: Place, random: Random, panel: PanelName = 'code') => [
  table(place, { w: 1.7, d: 0.95 }, 'white'),
  above(laptop(moved(place, 0.25, 0.1, 0.82), random, panel), 0.6),
]

const shelf = (x: number, y: number) => {
  const tones = ['coral', 'teal', 'amber', 'violet', 'green', 'white', 'navy'] as const
  const books = [0, 1, 2].flatMap((layer) =>
    Array.from({ length: 7 }, (_, index) =>
      box(
        at(x + 0.12 + index * 0.3, y + 0.3, 0.15 + layer * 0.9),
        { w: 0.22, d: 0.45, h: 0.5 + ((index * 3 + layer) % 3) * 0.1 },
        { tone: tones[(index * 2 + layer * 3) % 7] ?? 'teal' },
      ),
    ),
  )
  const boards = [0, 1, 2, 3].map((layer) =>
    box(at(x, y, layer * 0.9), { w: 2.3, d: 0.8, h: 0.12 }, { tone: 'slate' }),
  )
  return assembled(
    at(x + 1.1, y + 0.4),
    box(at(x, y), { w: 2.3, d: 0.12, h: 2.8 }, { tone: 'slate' }),
    ...[0, 1, 2].flatMap((layer) => [boards[layer] ?? '', ...books.slice(layer * 7, layer * 7 + 7)]),
    boards[3] ?? '',
  )
}

export const offices = {
  office: (random, theme) => [
    square(theme, 3.7),
    ...[-3.2, -0.6].flatMap((x) => [...desk(at(x, -2.6), random), ...desk(at(x, 0), random, 'bars')]),
    ...people([-2.2, -1.1], [0.4, -1.1], [-2.2, 1.5], [0.4, 1.5]),
    screen(at(1.6, -2.8), { panel: 'curve', random, scale: 0.75 }),
    tree(at(2.9, 1.2), 0.8),
  ],
  headquarters: (random, theme) => [
    square(theme, 3.8),
    building(at(-2.6, -2.8), { w: 2.2, d: 2, h: 4.4 }, { tone: 'white', random }),
    building(at(-0.2, -2.6), { w: 2.4, d: 1.8, h: 2.2 }, { tone: 'teal', random }),
    tree(at(-3.2, 0.8)),
    tree(at(2.9, -0.6), 0.9),
    tree(at(-1.6, 2.8), 0.8),
    ...people([-0.6, 0.8], [0.6, 1.4], [1.6, 0.8]),
  ],
  workshop: (random, theme) => [
    square(theme, 3.8),
    screen(at(-3.2, -2.8), { panel: 'code', random, scale: 1.15 }),
    person(at(-0.2, -2.2), 'green'),
    ...[-3, -0.4].flatMap((x) => [...desk(at(x, -0.6), random), ...desk(at(x, 1.4), random)]),
    ...people([-1.9, 0.7], [0.8, 0.7], [-1.9, 2.8], [0.8, 2.8]),
    emblem(at(3, -2.2, 2.4), 'gear', { random, scale: 0.65 }),
  ],
  webinar: (random, theme) => [
    square(theme, 3.5),
    screen(at(-2.9, -0.8), { panel: 'call', random, scale: 1.6 }),
    box(at(-2.6, 0.2), { w: 3.6, d: 1.5, h: 0.14 }, { tone: 'white' }),
    cylinder(at(2, -0.6), { r: 0.4, h: 0.7 }, 'coral'),
    person(at(1.2, 2), 'teal'),
    emblem(at(3.1, -2.6, 1.8), 'play', { random, scale: 0.6 }),
  ],
  meetup: (_random, theme) => [
    square(theme, 3.8),
    ...(
      [
        [-1.8, -1.6],
        [1.6, -1.8],
        [-0.4, 1.6],
      ] as const
    ).flatMap(([x, y]) => [
      cylinder(at(x, y), { r: 0.16, h: 0.8 }, 'slate'),
      above(cylinder(at(x, y, 0.8), { r: 0.75, h: 0.1 }, 'white'), 0.1),
      above(cylinder(at(x - 0.2, y, 0.9), { r: 0.13, h: 0.22 }, 'coral'), 0.3),
      above(cylinder(at(x + 0.3, y - 0.1, 0.9), { r: 0.13, h: 0.22 }, 'teal'), 0.3),
    ]),
    ...people(
      [-2.8, -1.4],
      [-1.9, -2.8],
      [-0.8, -1],
      [0.6, -2.4],
      [2.8, -1.2],
      [1.7, -0.4],
      [-1.6, 1.4],
      [-0.2, 2.9],
      [0.8, 1.2],
    ),
  ],
  booths: (random, theme) => [
    square(theme, 3.8),
    ...([-3.2, -0.8, 1.6] as const).flatMap((x, index) => [
      box(
        at(x, -3.2),
        { w: 1.9, d: 0.2, h: 2 },
        { tone: (['teal', 'green', 'violet'] as const)[index] ?? 'teal' },
      ),
      above(
        screen(at(x + 0.2, -2.95, 0.45), {
          panel: (['bars', 'branch', 'list'] as const)[index] ?? 'bars',
          random,
          scale: 0.38,
        }),
        0,
      ),
      box(at(x + 0.2, -2.2), { w: 1.4, d: 0.5, h: 0.7 }, { tone: 'white' }),
    ]),
    ...people([-2.4, -1.2], [-1.4, 0.2], [0, -1], [1, 0.4], [2.6, -1], [-2.6, 1.4], [-0.4, 2], [1.4, 2.4]),
  ],
  helpdesk: (random, theme) => [
    square(theme, 3.7),
    ...desk(at(-3, -1.8), random, 'chat'),
    ...desk(at(-0.6, -1.8), random, 'list'),
    ...desk(at(-1.8, 0.8), random, 'heartbeat'),
    ...people([-1.9, -0.5], [0.6, -0.5], [-0.8, 2.2]),
    emblem(at(2.9, -2.7, 2.6), 'handset', { random, scale: 0.9 }),
  ],
  library: (random, theme) => [
    square(theme, 3.7),
    shelf(-3.2, -3),
    shelf(-0.6, -3),
    table(at(-2.4, 0), { w: 2.6, d: 1.3 }, 'white'),
    above(laptop(at(-1.8, 0.2, 0.82), random), 1),
    ...people([0.8, 0.6], [-1.6, 2.2]),
    screen(at(1.4, 1.6), { panel: 'paper', random, scale: 0.65 }),
  ],
  papers: (random, theme) => [
    square(theme, 3.5),
    screen(at(-2.8, -1.2), { panel: 'paper', random, scale: 1.3 }),
    ...[0, 1, 2, 3, 4].map((layer) =>
      above(
        box(at(1, -2.2, layer * 0.14), { w: 1.7, d: 1.3, h: 0.1 }, { tone: layer % 2 ? 'slate' : 'white' }),
        layer * 0.01,
      ),
    ),
    ...people([-1.4, 1.8], [1.4, 1.4]),
    emblem(at(2.8, -2.4, 2.2), 'clock', { random, scale: 0.65 }),
  ],
  scales: (random, theme) => [
    square(theme, 3.5),
    ...[0, 1, 2].map((step) =>
      above(
        box(
          at(-2.2 + step * 0.4, -2.2 + step * 0.4, step * 0.3),
          { w: 4 - step * 0.8, d: 4 - step * 0.8, h: 0.3 },
          { tone: step % 2 ? 'slate' : 'white' },
        ),
        step - 2,
      ),
    ),
    emblem(at(-0.2, -0.2, 2.9), 'scales', { random, scale: 1.15 }),
    ...people([2.6, 1], [0.6, 2.6]),
  ],
  folders: (random, theme) => [
    square(theme, 3.6),
    ...([-2.8, -1.2, 0.4] as const).map((x, index) => {
      const drawers = [0.15, 0.9, 1.65].map((z) =>
        box(
          at(x + 0.08, -1.35, z),
          { w: 1.14, d: 0.06, h: 0.6 },
          { tone: (['teal', 'green', 'amber'] as const)[index] ?? 'teal' },
        ),
      )
      return assembled(
        at(x + 0.6, -2),
        box(at(x, -2.6), { w: 1.3, d: 1.25, h: 2.4 }, { tone: 'slate' }),
        ...drawers,
      )
    }),
    ...desk(at(-2.4, 0.6), random, 'list'),
    ...people([0.2, 1.2], [2.2, 0]),
    screen(at(0.8, 2.4), { panel: 'paper', random, scale: 0.55 }),
  ],
  mailroom: (random, theme) => [
    square(theme, 3.5),
    screen(at(-2.8, -1.4), { panel: 'mail', random, scale: 1.3 }),
    ...[0, 1, 2].map((index) =>
      phone(at(0.2 + index * 0.9, 0.6 - index * 0.9), { panel: 'mail', random, scale: 0.55 }),
    ),
    person(at(-1.2, 2), 'coral'),
    cable([at(3.5, 0.5), at(6, 0.5)], '#64e818'),
  ],
  calendar: (random, theme) => [
    square(theme, 3.5),
    screen(at(-2.8, -1), { panel: 'calendar', random, scale: 1.4 }),
    ...people([-1.6, 1.8], [-0.4, 2.2]),
    emblem(at(2.8, -2.2, 1.6), 'clock', { random, scale: 0.75 }),
    tree(at(2.4, 1.2), 0.8),
  ],
  partners: (random, theme) => [
    plate(at(-5, -2), { w: 3.6, d: 3.6 }, theme.plate),
    plate(at(1.4, -2), { w: 3.6, d: 3.6 }, theme.plate),
    above(box(at(-1.4, -0.5, -0.1), { w: 2.8, d: 1, h: 0.16 }, { tone: 'green' }), -60),
    building(at(-4.6, -1.6), { w: 1.4, d: 1.4, h: 3.2 }, { tone: 'white', random }),
    building(at(-3, -1.6), { w: 1.2, d: 1.2, h: 2 }, { tone: 'slate', random }),
    building(at(3, -1.6), { w: 1.5, d: 1.4, h: 3.4 }, { tone: 'teal', random }),
    ...people([-2.6, 0.8], [-0.5, 0], [0.6, 0.1], [2.4, 0.8]),
  ],
} as const satisfies Record<string, Scene>
