import { box } from '../drawing/iso.ts'
import { building, cable, cloud, person } from '../drawing/objects.ts'
import { robotArm } from '../drawing/machines.ts'
import { factory, lighthouse } from '../drawing/buildings.ts'
import { palm, tree, water } from '../drawing/shapes.ts'
import { emblem, parcel, plate, screen } from '../drawing/stage.ts'
import { crane, forklift, scooter, ship, train, truck } from '../drawing/vehicles.ts'
import { above, at, people, racks, square, type Scene } from './parts.ts'

const GOODS = ['amber', 'teal', 'green', 'violet', 'white'] as const

export const transport = {
  factory: (random, theme) => [
    square(theme, 3.8),
    factory(at(-3.2, -3.2)),
    ...racks(random, [
      [1.8, -3, 4, 'navy'],
      [1.8, -1.6, 4],
    ]),
    truck(at(-1.6, 1.4)),
    ...people([2.4, 2.2], [-2.8, 1.8]),
    cable([at(3.8, -1), at(6.2, -1)], '#64e818'),
  ],
  robots: (random, theme) => [
    square(theme, 3.8),
    box(at(-3.4, 0.2), { w: 6.8, d: 1.2, h: 0.5 }, { tone: 'navy' }),
    ...[-3, -1.2, 0.6, 2.3].map((x, index) =>
      above(parcel(at(x, 0.4, 0.5), GOODS[index % 5] ?? 'teal', 0.8), 1),
    ),
    ...[-2.4, 0, 2.4].map((x) => robotArm(at(x, -1.2))),
    screen(at(-3, -2.8), { panel: 'gear', random, scale: 0.9 }),
    ...people([-2, 2.6], [1.6, 2.8]),
  ],
  warehouse: (_random, theme) => [
    square(theme, 3.8),
    ...[-3.4, -1.6].flatMap((y, row) => [
      box(at(-3.4, y), { w: 5.4, d: 1, h: 0.15 }, { tone: 'slate' }),
      ...[0, 1, 2, 3, 4].flatMap((column) =>
        [0, 1].flatMap((layer) =>
          (column + row + layer) % 4 === 3
            ? []
            : [
                above(
                  parcel(
                    at(-3.3 + column * 1.07, y + 0.05, 0.15 + layer * 0.95),
                    GOODS[(column + row * 2 + layer) % 5] ?? 'teal',
                    0.9,
                  ),
                  layer * 0.5,
                ),
              ],
        ),
      ),
    ]),
    forklift(at(-0.8, 1.2)),
    person(at(-2.4, 2), 'teal'),
    parcel(at(2.2, -2.6), 'white', 0.9),
    parcel(at(2.2, -1.3), 'amber', 0.9),
  ],
  harbour: (_random, theme) => [
    plate(at(-4, -4), { w: 8, d: 3.6 }, theme.plate),
    water(at(-4, -0.4), { w: 8, d: 4.4 }),
    ...[-3.6, -2.6, -1.6].flatMap((x, column) =>
      [-3.6, -2.6].flatMap((y, row) => [
        parcel(at(x, y), GOODS[(column + row) % 5] ?? 'teal', 0.9),
        ...(column + row === 1 ? [above(parcel(at(x, y, 0.92), 'white', 0.9), 0.4)] : []),
      ]),
    ),
    crane(at(0.4, -2.6)),
    truck(at(-3.2, -1.5), 'coral'),
    ship(at(-2.6, 1.2)),
  ],
  shipping: (_random, theme) => [
    water(at(-4.6, -3.4), { w: 9, d: 7 }),
    plate(at(-4.4, -3.2), { w: 2.2, d: 2.2 }, theme.plate),
    plate(at(2, -3), { w: 2, d: 1.8 }, theme.plate),
    palm(at(-4, -2.2)),
    palm(at(-3.2, -2.8), 0.8),
    palm(at(2.5, -2.3), 0.9),
    lighthouse(at(3.3, -2.1)),
    ship(at(-3, 0.6), 5.8),
  ],
  delivery: (random, theme) => [
    square(theme, 3.8),
    building(at(-3.3, -3.3), { w: 1.6, d: 1.4, h: 2.9 }, { tone: 'white', random }),
    building(at(-1.4, -3.3), { w: 1.5, d: 1.3, h: 2 }, { tone: 'teal', random }),
    building(at(0.4, -3.3), { w: 1.6, d: 1.4, h: 3.3 }, { tone: 'slate', random }),
    cable([at(-3.6, 0.4), at(3.4, 0.4), at(3.4, 3.4)], '#ffbf47', 4),
    truck(at(-3, -0.6)),
    scooter(at(0.8, 1.4), 'coral'),
    scooter(at(-2, 2.2), 'teal'),
    emblem(at(3, -2.4, 3.2), 'pin', { random, scale: 0.75 }),
  ],
  railway: (random, theme) => [
    square(theme, 3.9),
    ...train(at(-3.4, 0.6)),
    building(at(-3.2, -3), { w: 2.4, d: 1.4, h: 1.5 }, { tone: 'teal', random }),
    box(at(-3.4, -1.2), { w: 6.4, d: 1.2, h: 0.25 }, { tone: 'white' }),
    ...[-2.6, -1.4, 0.2, 1.6].map((x, index) =>
      above(person(at(x, -0.6, 0.25), GOODS[index] ?? 'teal'), 0.4),
    ),
    ...racks(random, [
      [0.6, -3, 4, 'navy'],
      [2, -3, 4],
    ]),
    tree(at(-2.4, 3)),
    tree(at(0.4, 3.2), 0.8),
  ],
  moving: (random, theme) => [
    plate(at(-5, -2.2), { w: 3.6, d: 3.8 }, theme.plate),
    plate(at(1, -2.2), { w: 3.8, d: 3.8 }, theme.plate),
    building(at(-4.6, -1.8), { w: 1.5, d: 1.6, h: 2.8 }, { tone: 'slate', random }),
    ...racks(random, [
      [-2.8, -1.6, 3, 'navy'],
      [1.5, -1.8, 5],
      [3, -1.8, 4],
      [1.5, 0.2, 4],
    ]),
    cable([at(-1.4, 0.7), at(1, 0.7)], '#64e818', 7),
    truck(
      at(-2.4, 0.2),
      'green',
      '<g transform="translate(20,-66)"><rect width="56" height="56" rx="5" fill="#33536f"/><path d="M8,14 h40 M8,28 h40 M8,42 h40" stroke="#64e818" stroke-width="6"/></g>',
    ),
    cloud(at(2.4, -0.6, 4.3), 0.9),
  ],
} as const satisfies Record<string, Scene>
