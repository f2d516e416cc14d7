import type { Place, Solid } from './drawing/iso.ts'
import { box, cylinder } from './drawing/iso.ts'
import {
  building,
  cable,
  chip,
  cloud,
  coins,
  database,
  person,
  server,
  solarPanel,
} from './drawing/objects.ts'
import type { Theme, ToneName } from './palette.ts'
import type { Random } from './drawing/random.ts'
import { emblem, parcel, plate, screen } from './drawing/stage.ts'

type Scene = (random: Random, theme: Theme) => Solid[]

const at = (x: number, y: number, z = 0): Place => ({ x, y, z })

const racks = (random: Random, cells: readonly (readonly [number, number, number?, ToneName?])[]) =>
  cells.map(([x, y, slots = 5, tone = 'white']) => server(at(x, y), random, { slots, tone }))

const square = (theme: Theme, half: number): Solid =>
  plate(at(-half, -half), { w: half * 2, d: half * 2 }, theme.plate)

export const SCENES = {
  datacentre: (random, theme) => [
    square(theme, 3.6),
    cable([at(-3.6, 0), at(-6, 0), at(-6, 3)], '#64e818'),
    cable([at(0, 3.6), at(0, 6.4)], '#2cc4b0'),
    ...racks(random, [
      [-2.9, -2.9, 6],
      [-1.3, -2.9, 7],
      [0.3, -2.9, 6],
      [1.9, -2.9, 5],
      [-2.9, -0.6, 5],
      [-2.9, 1.6, 4, 'navy'],
    ]),
    ...racks(random, [
      [-0.8, -0.4, 4, 'navy'],
      [0.9, -0.4, 5],
    ]),
    screen(at(-0.9, 2.9), { panel: 'dials', random, scale: 0.9 }),
    cloud(at(0.6, -1.2, 4.5), 0.95),
  ],
  region: (random, theme) => [
    plate(at(-5.2, -1.6), { w: 3.6, d: 3.6 }, theme.plate),
    plate(at(-0.8, -4.2), { w: 3, d: 3 }, theme.plate),
    plate(at(0.4, 0.4), { w: 4.2, d: 4.2 }, theme.plate),
    cable([at(-1.6, 0.2), at(0.6, 0.2), at(0.6, 0.6)], '#64e818'),
    cable([at(0.8, -1.2), at(0.8, 0.6)], '#64e818'),
    ...racks(random, [
      [-4.6, -1, 4],
      [-3, -1, 5],
      [-4.6, 0.6, 3, 'navy'],
      [-0.2, -3.6, 5],
      [-0.2, -2.2, 3, 'navy'],
    ]),
    ...racks(random, [
      [1, 1, 6],
      [2.6, 1, 5],
      [1, 2.8, 4, 'navy'],
      [3, 3, 3],
    ]),
    cloud(at(-3.4, -0.2, 3.7), 0.6),
    cloud(at(2.4, 1.8, 4.4), 0.7),
  ],
  skyline: (random, theme) => [
    square(theme, 3.6),
    building(at(-3, -3), { w: 1.3, d: 1.3, h: 3.9 }, { tone: 'white', random }),
    building(at(-1.1, -3), { w: 1.4, d: 1.2, h: 3.2 }, { tone: 'teal', random }),
    building(at(0.9, -3), { w: 1.6, d: 1.2, h: 4.2 }, { tone: 'navy', random }),
    building(at(-3, -1), { w: 1.2, d: 1.6, h: 2.8 }, { tone: 'slate', random }),
    building(at(-3, 1.4), { w: 1.3, d: 1.4, h: 3.6 }, { tone: 'white', random }),
    ...racks(random, [
      [-0.7, -0.9, 5],
      [0.9, -0.9, 4],
      [2.4, -0.9, 5, 'navy'],
      [-0.7, 1, 4, 'navy'],
      [0.9, 1, 5],
      [-0.7, 2.5, 3],
    ]),
    cable([at(3.6, 1.6), at(6.4, 1.6)], '#64e818'),
  ],
  solar: (random, theme) => [
    square(theme, 3.8),
    ...[-3.3, -1.2, 0.9].flatMap((x) => [-3.2, -1.5].map((y) => solarPanel(at(x, y)))),
    ...racks(random, [
      [-3, 0.7, 4],
      [-1.4, 0.7, 5],
      [0.2, 0.7, 4],
    ]),
    box(at(2.2, 0.6), { w: 1, d: 2.2, h: 1.1 }, { tone: 'green' }),
    cable([at(2.7, -1), at(2.7, 0.6)], '#ffbf47'),
    cable([at(-2.4, 3.8), at(-2.4, 6)], '#64e818'),
    cloud(at(-2.2, -2.6, 2.9), 0.7),
  ],
  cableLanding: (random, theme) => [
    plate(at(-4.6, -3.2), { w: 3.6, d: 3.6 }, theme.plate),
    plate(at(1.2, 0), { w: 3.6, d: 3.6 }, theme.plate),
    ...[0, 1, 2, 3].map((lane) =>
      cable(
        [
          at(-1, -2.6 + lane * 0.75),
          at(0.2 + lane * 0.15, -2.6 + lane * 0.75),
          at(0.2 + lane * 0.15, 0.6 + lane * 0.8),
          at(1.2, 0.6 + lane * 0.8),
        ],
        lane % 2 ? '#2cc4b0' : '#64e818',
      ),
    ),
    building(at(-4, -2.6), { w: 1.6, d: 1.6, h: 2.6 }, { tone: 'white', random }),
    ...racks(random, [
      [-2.2, -2.6, 4],
      [-4, -0.8, 4, 'navy'],
      [1.8, 0.6, 5],
      [3.4, 0.6, 4],
      [1.8, 2.2, 3, 'navy'],
    ]),
    emblem(at(-0.6, -1.6, 4.6), 'waves', { random, scale: 0.8 }),
  ],
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
  savings: (random, theme) => [
    square(theme, 3.4),
    ...coins(at(-2.2, 1.6), 12),
    ...coins(at(-0.8, 1.6), 9),
    ...coins(at(0.6, 1.6), 6),
    ...coins(at(2, 1.6), 3),
    screen(at(-2.6, -1.4), { panel: 'bars', random, scale: 1.25 }),
    person(at(2.6, -0.6), 'teal'),
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
  twins: (random, theme) => [
    plate(at(-5, -2), { w: 3.6, d: 3.6 }, theme.plate),
    plate(at(1, -2), { w: 3.6, d: 3.6 }, theme.plate),
    ...[-1.2, -0.2, 0.8].map((y, index) =>
      cable([at(-1.4, y), at(1, y)], index === 1 ? '#2cc4b0' : '#64e818'),
    ),
    ...racks(random, [
      [-4.5, -1.5, 5],
      [-2.9, -1.5, 5],
      [-4.5, 0.3, 3, 'navy'],
      [1.5, -1.5, 5],
      [3.1, -1.5, 5],
      [1.5, 0.3, 3, 'navy'],
    ]),
    cloud(at(-3.4, -0.6, 3.9), 0.8),
    cloud(at(2.8, -0.6, 4.9), 0.8, { fill: '#c9f7a8', shade: '#7fd84a' }),
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
  guarded: (random, theme) => [
    square(theme, 3.6),
    ...racks(random, [
      [-3, -3, 6],
      [-1.4, -3, 6],
      [0.2, -3, 6],
      [-3, -1.2, 4, 'navy'],
      [-1.4, -1.2, 4],
    ]),
    screen(at(-2.2, 2.2), { panel: 'list', random, scale: 0.8 }),
    person(at(2.6, 1.6), 'teal'),
    emblem(at(1.2, 0, 3), 'shield', { random, scale: 1.2 }),
  ],
  vault: (random, theme) => [
    square(theme, 3.4),
    box(at(-2.4, -2.4), { w: 4.2, d: 4.2, h: 0.5 }, { tone: 'slate' }),
    { ...box(at(-1.9, -1.9, 0.5), { w: 3.2, d: 3.2, h: 2.6 }, { tone: 'navy' }), depth: 1 },
    ...database(at(2.6, 2.6), ['teal', 'teal'], 0.55),
    cable([at(3.4, 0), at(5.8, 0)], '#ffbf47'),
    emblem(at(-0.2, -0.2, 3.4), 'padlock', { random, scale: 1.1 }),
  ],
  keyring: (random, theme) => [
    square(theme, 3.4),
    ...racks(random, [
      [-2.8, -2.8, 4, 'navy'],
      [-1.2, -2.8, 4, 'navy'],
      [-2.8, -1.1, 4, 'navy'],
    ]),
    ...database(at(1.9, -1.9), ['navy', 'teal'], 0.85),
    ...database(at(-1.9, 2), ['navy', 'teal'], 0.85),
    cable([at(1.9, -0.8), at(1.9, 1.4), at(-0.6, 2)], '#ffbf47'),
    emblem(at(1, 1, 2.2), 'key', { random, scale: 1.25 }),
  ],
  storm: (random, theme) => [
    square(theme, 3.4),
    ...[-2.6, -1.2, 0.2, 1.6, 3].map((y, index) =>
      cable([at(-7, y), at(-3.4 + (index % 2) * 0.5, y)], '#ff7f61', 5),
    ),
    ...Array.from({ length: 5 }, (_, index) =>
      box(at(-2.9, -2.7 + index * 1.1), { w: 0.4, d: 0.95, h: 2.4 }, { tone: 'green', opacity: 0.85 }),
    ),
    ...racks(random, [
      [-0.6, -2.6, 5],
      [1.2, -2.6, 5],
      [-0.6, -0.6, 4],
      [1.2, -0.6, 4, 'navy'],
      [0.4, 1.4, 3],
    ]),
    emblem(at(-2.2, 0, 3.8), 'shield', { random, scale: 0.85 }),
  ],
  bank: (random, theme) => [
    square(theme, 3.6),
    box(at(-3, -3), { w: 3.6, d: 3.2, h: 0.4 }, { tone: 'white' }),
    ...[-2.7, -1.7, -0.7, 0.1].map((x) => cylinder(at(x, -0.1, 0.4), { r: 0.17, h: 1.6 }, 'white')),
    { ...box(at(-2.8, -2.8, 0.4), { w: 3.2, d: 2.2, h: 1.6 }, { tone: 'slate' }), depth: -3 },
    { ...box(at(-3, -3, 2), { w: 3.6, d: 3.2, h: 0.35 }, { tone: 'white' }), depth: 2 },
    { ...box(at(-2.5, -2.5, 2.35), { w: 2.6, d: 2.2, h: 0.4 }, { tone: 'green' }), depth: 2.1 },
    ...coins(at(2.2, -2), 8),
    ...coins(at(2.6, -0.9), 5),
    screen(at(-0.8, 2.5), { panel: 'list', random, scale: 0.85 }),
    person(at(-2, 2.4), 'teal'),
  ],
  shopfront: (random, theme) => [
    square(theme, 3.6),
    screen(at(-3.1, -1.6), { panel: 'shop', random, scale: 1.4 }),
    ...[0, 1, 2].map((index) =>
      parcel(at(1.4, -2.8 + index * 1.3), (['amber', 'green', 'teal'] as const)[index] ?? 'amber', 1),
    ),
    { ...parcel(at(1.5, -2.7, 1.02), 'white', 0.8), depth: 0.2 },
    person(at(-2.2, 1.6), 'coral'),
    person(at(-0.8, 2), 'violet'),
    person(at(0.8, 2.2), 'teal'),
    cable([at(3.6, 0.5), at(6, 0.5)], '#64e818'),
  ],
  clinic: (random, theme) => [
    square(theme, 3.6),
    building(at(-3, -3), { w: 3, d: 2, h: 2.6 }, { tone: 'white', random }),
    building(at(0.3, -3), { w: 1.8, d: 1.6, h: 1.6 }, { tone: 'teal', random }),
    screen(at(-1.6, 1.6), { panel: 'heartbeat', random, scale: 1.15 }),
    person(at(-2.6, 1.4), 'teal'),
    person(at(2.8, 1), 'white'),
    cable([at(0, 3.6), at(0, 6)], '#64e818'),
  ],
  classroom: (random, theme) => [
    square(theme, 3.6),
    screen(at(-2.8, -2.2), { panel: 'code', random, scale: 1.3 }),
    ...[
      [-2.4, 0.2],
      [-0.8, 0.2],
      [0.8, 0.2],
      [-2.4, 1.8],
      [-0.8, 1.8],
      [0.8, 1.8],
      [2.4, 1],
    ].map(([x = 0, y = 0], index) =>
      person(
        at(x, y),
        (['teal', 'green', 'violet', 'amber', 'coral', 'white', 'teal'] as const)[index] ?? 'teal',
      ),
    ),
    emblem(at(1.6, -2.2, 3.4), 'cap', { random, scale: 0.95 }),
  ],
  stage: (random, theme) => [
    square(theme, 3.8),
    box(at(-3.2, -3.2), { w: 6.2, d: 2, h: 0.4 }, { tone: 'navy' }),
    { ...screen(at(-2.6, -2.6, 0.4), { panel: 'curve', random, scale: 1.25 }), depth: -2.9 },
    { ...screen(at(1, -2.6, 0.4), { panel: 'waves', random, scale: 0.8 }), depth: -2.8 },
    { ...person(at(0.4, -1.7, 0.4), 'green'), depth: -1 },
    ...[-2.8, -1.6, -0.4, 0.8, 2].flatMap((x) =>
      [0.4, 1.6, 2.8].map((y) =>
        person(
          at(x + (y > 1 ? 0.3 : 0), y),
          (['teal', 'violet', 'white', 'amber', 'coral', 'slate'] as const)[Math.floor(random() * 6)] ??
            'teal',
        ),
      ),
    ),
  ],
  archipelago: (random, theme) => {
    const islands: [number, number, number, number][] = [
      [-6, -1.2, 2.4, 1.6],
      [-3, 0.6, 2.6, 1.6],
      [0.4, 1.4, 2.2, 1.6],
      [2.6, -2, 2, 2],
      [-2, -3.6, 2.4, 2],
      [4.2, 1, 1.8, 1.8],
    ]
    const middle = ([x, y, w, d]: readonly [number, number, number, number]): Place =>
      at(x + w / 2, y + d / 2)
    const links = islands
      .slice(1)
      .map((island, index) =>
        cable([middle(islands[index] ?? island), middle(island)], index % 2 ? '#2cc4b0' : '#64e818', 4),
      )
    return [
      ...islands.map(([x, y, w, d]) => plate(at(x, y), { w, d }, theme.plate)),
      ...links.map((link) => ({ ...link, depth: -40 })),
      ...racks(random, [
        [-5.4, -0.9, 5],
        [-2.4, 0.9, 5],
        [-1.2, 0.9, 3, 'navy'],
        [0.9, 1.7, 4],
        [3, -1.5, 5],
        [-1.4, -3.1, 4],
        [4.5, 1.3, 3, 'navy'],
      ]),
      cloud(at(-1.6, 0.4, 4.6), 0.7),
      cloud(at(3.4, -1.4, 4.8), 0.6),
    ]
  },
} as const satisfies Record<string, Scene>
export type SceneName = keyof typeof SCENES
