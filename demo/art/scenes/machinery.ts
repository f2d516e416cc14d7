import { box, cylinder } from '../drawing/iso.ts'
import { cable, chip, cloud, database, person } from '../drawing/objects.ts'
import { emblem, parcel, plate, screen } from '../drawing/stage.ts'
import { at, racks, square, type Scene } from './parts.ts'

export const machinery = {
  processor: (random, theme) => [
    square(theme, 3.4),
    ...chip(at(-1.9, -1.9), 3.4, 'green'),
    cable([at(-3.4, -0.6), at(-5.6, -0.6)], '#64e818'),
    cable([at(0, 3.4), at(0, 5.8)], '#2cc4b0'),
    cable([at(3.4, 0.8), at(5.4, 0.8)], '#64e818'),
    box(at(-2.9, 2.2), { w: 0.8, d: 0.8, h: 0.5 }, { tone: 'teal' }),
    box(at(2.3, -2.8), { w: 0.7, d: 1.4, h: 0.5 }, { tone: 'amber' }),
    box(at(2.3, 2.3), { w: 0.7, d: 0.7, h: 0.5 }, { tone: 'slate' }),
  ],
  accelerators: (_random, theme) => [
    square(theme, 3.8),
    ...[-3.2, 0.3].flatMap((x) =>
      [-3.2, 0.3].flatMap((y) => chip(at(x, y), 2.4, x + y < -3 ? 'violet' : x + y > 0 ? 'violet' : 'green')),
    ),
    cable([at(-0.15, -3.8), at(-0.15, 3.8)], '#b9adff', 4),
    cable([at(-3.8, -0.15), at(3.8, -0.15)], '#64e818', 4),
    cable([at(3.8, 1.5), at(6, 1.5)], '#b9adff'),
  ],
  tiers: (random, theme) => [
    square(theme, 3.4),
    ...[0, 1, 2, 3]
      .map((layer) =>
        box(
          at(-2.4 + layer * 0.3, -2.4 + layer * 0.3, layer * 0.8),
          { w: 4.6 - layer * 0.6, d: 4.6 - layer * 0.6, h: 0.55 },
          { tone: (['navy', 'slate', 'teal', 'green'] as const)[layer] ?? 'green' },
        ),
      )
      .map((solid, layer) => ({ ...solid, depth: layer })),
    emblem(at(0, 0, 5.3), 'list', { random, scale: 0.85 }),
  ],
  databases: (random, theme) => [
    square(theme, 3.6),
    ...database(at(-1.9, -1.6), ['navy', 'teal', 'green'], 1.05),
    ...database(at(1.6, -1.8), ['navy', 'slate', 'teal'], 0.85),
    ...database(at(-1.8, 1.9), ['navy', 'slate', 'teal'], 0.85),
    cable([at(-0.8, -1.7), at(0.8, -1.8)], '#64e818'),
    cable([at(-1.8, -0.3), at(-1.8, 1.1)], '#64e818'),
    screen(at(0.5, 2.5), { panel: 'curve', random, scale: 0.85 }),
  ],
  balancer: (random, theme) => [
    square(theme, 3.8),
    cable([at(-3.8, 0), at(-6.2, 0)], '#64e818', 7),
    ...[-2.4, 0, 2.4].map((y) => cable([at(-1.6, 0), at(0.4, 0), at(0.4, y), at(2, y)], '#64e818')),
    cylinder(at(-1.8, 0), { r: 1, h: 0.7 }, 'green'),
    ...racks(random, [
      [1.8, -3, 5],
      [1.8, -0.6, 5],
      [1.8, 1.8, 5],
    ]),
    emblem(at(-2.2, -0.4, 4), 'branch', { random, scale: 0.8 }),
  ],
  cluster: (random, theme) => [
    square(theme, 3.8),
    ...[-3, -0.6, 1.8].flatMap((x, column) =>
      [-3, -0.6, 1.8].flatMap((y, row) => [
        box(at(x, y), { w: 1.5, d: 1.5, h: 0.35 }, { tone: 'navy' }),
        parcel(
          at(x + 0.25, y + 0.25, 0.35),
          (['teal', 'white', 'green', 'violet'] as const)[(column * 2 + row) % 4] ?? 'teal',
          1,
        ),
        ...(random() > 0.45
          ? [{ ...parcel(at(x + 0.3, y + 0.3, 1.36), 'white', 0.8), depth: x + y + 2 }]
          : []),
      ]),
    ),
    cable([at(3.8, 0), at(6.2, 0)], '#64e818'),
    cable([at(0, 3.8), at(0, 6)], '#2cc4b0'),
  ],
  containers: (_random, theme) => [
    plate(at(-5, -3.4), { w: 4, d: 4 }, theme.plate),
    plate(at(0.4, -1), { w: 4.6, d: 4.6 }, theme.plate),
    box(at(-4.4, -2.8), { w: 2.8, d: 2.8, h: 2.8 }, { tone: 'slate' }),
    cable([at(-1, -1.6), at(-0.2, -1.6), at(-0.2, 1), at(0.4, 1)], '#64e818', 7),
    ...[0.9, 2.3, 3.7].flatMap((x, column) =>
      [-0.5, 0.9, 2.3].map((y, row) =>
        parcel(
          at(x, y),
          (['green', 'teal', 'amber', 'violet', 'white'] as const)[(column + row * 2) % 5] ?? 'teal',
          1,
        ),
      ),
    ),
    ...[0.9, 2.3].map((x, index) => ({
      ...parcel(at(x, -0.5, 1.02), index ? 'teal' : 'white', 1),
      depth: x + 0.6,
    })),
  ],
  codeToCloud: (random, theme) => [
    square(theme, 3.6),
    screen(at(-3.2, 0.6), { panel: 'code', random, scale: 1.4 }),
    box(at(-2.9, 1.3), { w: 3, d: 1.3, h: 0.14 }, { tone: 'white' }),
    cable([at(0.8, 1.2), at(2.2, 1.2), at(2.2, -0.4)], '#64e818'),
    ...racks(random, [
      [1.6, -3, 5],
      [1.6, -1.5, 4, 'navy'],
    ]),
    cloud(at(1.8, -1.6, 4.2), 0.85),
  ],
  dashboards: (random, theme) => [
    square(theme, 3.6),
    screen(at(-3.2, -2.2), { panel: 'curve', random, scale: 1.2 }),
    screen(at(-1.4, 0.9), { panel: 'dials', random, scale: 1.05 }),
    ...racks(random, [
      [2, -2.6, 3, 'navy'],
      [2, -1, 3, 'navy'],
    ]),
    person(at(1.9, 2.4), 'green'),
    person(at(0.4, 2.9), 'violet'),
  ],
} as const satisfies Record<string, Scene>
