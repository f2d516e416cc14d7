import { box, cylinder } from '../drawing/iso.ts'
import { cable, cloud, database, person } from '../drawing/objects.ts'
import { laptop, phone } from '../drawing/machines.ts'
import { assembled, palm, water } from '../drawing/shapes.ts'
import { emblem, parcel, plate, screen } from '../drawing/stage.ts'
import { above, at, people, racks, square, type Scene } from './parts.ts'

const TONES = ['teal', 'green', 'violet', 'amber'] as const

export const technology = {
  neurons: (random, theme) => [
    square(theme, 3.7),
    ...[-2.6, 0, 2.6].flatMap((x, layer) =>
      (layer === 1 ? [-2.6, -0.9, 0.8, 2.5] : [-1.8, 0, 1.8]).flatMap((y) => [
        cylinder(at(x, y), { r: 0.42, h: 0.5 + layer * 0.3 }, layer === 2 ? 'green' : 'violet'),
      ]),
    ),
    ...[-1.8, 0, 1.8].flatMap((from) =>
      [-2.6, -0.9, 0.8, 2.5].map((to) => cable([at(-2.6, from), at(0, to)], '#b9adff', 2)),
    ),
    ...[-2.6, -0.9, 0.8, 2.5].flatMap((from) =>
      [-1.8, 0, 1.8].map((to) => cable([at(0, from), at(2.6, to)], '#64e818', 2)),
    ),
    emblem(at(-0.6, -1.2, 3.4), 'neurons', { random, scale: 0.85 }),
  ],
  assistant: (random, theme) => [
    square(theme, 3.5),
    phone(at(-2.4, -1.2), { panel: 'chat', random, scale: 1.25 }),
    emblem(at(2.4, -2.2, 2.4), 'chat', { random, scale: 0.95 }),
    ...racks(random, [[1.8, 0.4, 3, 'navy']]),
    ...people([-1.6, 2], [0.4, 2.4]),
  ],
  questions: (random, theme) => [
    square(theme, 3.5),
    screen(at(-2.8, -1.4), { panel: 'chat', random, scale: 1.3 }),
    ...people([-2, 1.2], [-0.8, 2], [1, 1.4], [2.4, 0.6]),
    emblem(at(2.9, -2.2, 1.8), 'lens', { random, scale: 0.7 }),
  ],
  streams: (random, theme) => [
    square(theme, 3.8),
    ...[-2.6, -0.6, 1.4].flatMap((y, lane) => [
      above(box(at(-3.6, y), { w: 7.2, d: 1, h: 0.3 }, { tone: 'slate' }), -40 + lane * 0.1),
      ...[0, 1, 2, 3].map((index) =>
        above(
          parcel(at(-3.3 + index * 1.8 + lane * 0.4, y + 0.2, 0.3), TONES[(index + lane) % 4] ?? 'teal', 0.6),
          0.6 + index * 0.02,
        ),
      ),
    ]),
    screen(at(-1.2, 3.2), { panel: 'waves', random, scale: 0.75 }),
    cable([at(3.8, 0), at(6, 0)], '#64e818', 7),
  ],
  laboratory: (_random, theme) => [
    ...([-4.6, -1.3, 2] as const).flatMap((x, index) => [
      plate(at(x, -1.4), { w: 2.8, d: 2.8 }, theme.plate),
      box(at(x + 0.4, -1), { w: 0.9, d: 0.9, h: 1.3 }, { tone: 'white' }),
      box(at(x + 1.5, -1), { w: 0.9, d: 0.9, h: 0.8 }, { tone: 'navy' }),
      assembled(
        at(x + 1.2, 0.7),
        cylinder(at(x + 1.2, 0.7), { r: 0.4, h: 0.5 }, TONES[index] ?? 'teal'),
        cylinder(at(x + 1.2, 0.7, 0.5), { r: 0.16, h: 0.4 }, 'white'),
      ),
    ]),
    cable([at(-1.8, 0), at(-1.3, 0)], '#64e818'),
    cable([at(1.5, 0), at(2, 0)], '#64e818'),
    ...people([-2.4, 2.4], [1, 2.6]),
  ],
  checkpoint: (random, theme) => [
    square(theme, 3.8),
    ...[-2.4, 0, 2.4].map((x, index) =>
      assembled(
        at(x + 0.2, 0),
        box(at(x, -1.4), { w: 0.4, d: 0.4, h: 2.4 }, { tone: 'slate' }),
        box(at(x, -1.4, 2.4), { w: 0.4, d: 2.8, h: 0.4 }, { tone: index === 2 ? 'coral' : 'green' }),
        box(at(x, 1), { w: 0.4, d: 0.4, h: 2.4 }, { tone: 'slate' }),
      ),
    ),
    cable([at(-5.6, 0), at(5.4, 0)], '#64e818', 6),
    ...people([-3.3, 0.4], [-0.9, 0.4], [1.5, 0.4]),
    emblem(at(0.6, -2.6, 2.6), 'padlock', { random, scale: 0.65 }),
  ],
  reporting: (random, theme) => [
    square(theme, 3.6),
    screen(at(-2.8, -1.8), { panel: 'code', random, scale: 1.25 }),
    emblem(at(2.6, -1.8, 2), 'bug', { random, scale: 0.95 }),
    laptop(at(-2, 1.2), random, 'bug'),
    ...people([-0.2, 1.8], [-2.6, 0.6]),
  ],
  recoverySite: (random, theme) => [
    water(at(-5, -2.6), { w: 10, d: 5.2 }),
    plate(at(-4.8, -2), { w: 3.2, d: 3.6 }, theme.plate),
    plate(at(1.4, -2), { w: 3.4, d: 3.6 }, theme.plate),
    ...racks(random, [
      [-4.3, -1.6, 4, 'navy'],
      [-4.3, 0.1, 3, 'navy'],
      [1.9, -1.6, 5],
      [3.4, -1.6, 5],
      [1.9, 0.2, 4],
    ]),
    cloud(at(-3.2, -0.6, 3.4), 0.8, { fill: '#8aa3b6', shade: '#53728c' }),
    cable([at(-1.6, 0), at(1.4, 0)], '#64e818', 7),
    palm(at(-2.2, 0.8), 0.8),
    emblem(at(3, 0.4, 3.8), 'shield', { random, scale: 0.65 }),
  ],
  copies: (random, theme) => [
    square(theme, 3.6),
    ...database(at(-2, -1.8), ['navy', 'teal', 'green'], 1),
    ...database(at(0.8, -1.8), ['slate', 'teal', 'green'], 0.8),
    ...database(at(2.8, -1.8), ['white', 'teal'], 0.6),
    cable([at(-1, -1.8), at(3, -1.8)], '#64e818'),
    screen(at(-2.4, 1.4), { panel: 'clock', random, scale: 0.95 }),
    person(at(1, 1.8), 'teal'),
    person(at(2.2, 0.8), 'violet'),
  ],
  upload: (random, theme) => [
    square(theme, 3.5),
    laptop(at(-1.4, 1.2), random, 'cloudSign'),
    ...racks(random, [
      [-2.8, -2.8, 4],
      [-1.4, -2.8, 5],
      [0, -2.8, 4, 'navy'],
    ]),
    emblem(at(2.6, -2.2, 2.8), 'cloudSign', { random, scale: 0.95 }),
    ...people([1, 1.8], [2.4, 0.6]),
  ],
  privacy: (random, theme) => [
    square(theme, 3.5),
    screen(at(-2.8, -1.2), { panel: 'face', random, scale: 1.25 }),
    emblem(at(2.6, -2, 1.8), 'padlock', { random, scale: 0.85 }),
    ...people([-1.8, 1.8], [-0.6, 2.4], [1.4, 1.8]),
  ],
} as const satisfies Record<string, Scene>
