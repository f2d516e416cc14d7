import { box, type Place } from '../drawing/iso.ts'
import { building, cable, cloud, solarPanel } from '../drawing/objects.ts'
import { emblem, plate, screen } from '../drawing/stage.ts'
import { at, racks, square, type Scene } from './parts.ts'

export const sites = {
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
