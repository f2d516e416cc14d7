import { box } from '../drawing/iso.ts'
import { cable, database, person } from '../drawing/objects.ts'
import { emblem, screen } from '../drawing/stage.ts'
import { at, racks, square, type Scene } from './parts.ts'

export const protection = {
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
} as const satisfies Record<string, Scene>
