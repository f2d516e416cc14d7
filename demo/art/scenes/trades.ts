import { box, cylinder } from '../drawing/iso.ts'
import { building, cable, coins, person } from '../drawing/objects.ts'
import { emblem, parcel, screen } from '../drawing/stage.ts'
import { at, square, type Scene } from './parts.ts'

export const trades = {
  savings: (random, theme) => [
    square(theme, 3.4),
    ...coins(at(-2.2, 1.6), 12),
    ...coins(at(-0.8, 1.6), 9),
    ...coins(at(0.6, 1.6), 6),
    ...coins(at(2, 1.6), 3),
    screen(at(-2.6, -1.4), { panel: 'bars', random, scale: 1.25 }),
    person(at(2.6, -0.6), 'teal'),
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
} as const satisfies Record<string, Scene>
