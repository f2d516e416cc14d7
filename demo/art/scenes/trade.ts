import { box } from '../drawing/iso.ts'
import { building, coins, person } from '../drawing/objects.ts'
import { card, cart, filmCamera, phone, table, umbrella } from '../drawing/machines.ts'
import { house, marketStall, stadium } from '../drawing/buildings.ts'
import { assembled, pole, tree } from '../drawing/shapes.ts'
import { emblem, parcel, screen } from '../drawing/stage.ts'
import { above, at, people, racks, square, type Scene } from './parts.ts'

export const trade = {
  market: (_random, theme) => [
    square(theme, 3.8),
    marketStall(at(-3.2, -3.2), 'coral'),
    marketStall(at(-0.7, -3.2), 'green'),
    marketStall(at(1.7, -3.2), 'violet'),
    marketStall(at(-3.2, -0.4), 'amber'),
    cart(at(0.8, -0.2)),
    ...people([-0.2, -0.6], [2.4, -0.4], [-0.6, 1.6], [0.8, 2.4], [-2.2, 2.2]),
  ],
  payment: (random, theme) => [
    square(theme, 3.6),
    phone(at(-2.6, -1.4), { panel: 'pay', random, scale: 1.2 }),
    card(at(0.6, -2.6)),
    card(at(0.2, -0.6), 'green'),
    ...coins(at(-1.8, 2), 7),
    ...coins(at(-0.6, 2.2), 4),
    person(at(2, 2), 'coral'),
  ],
  insurance: (_random, theme) => [
    square(theme, 3.6),
    house(at(-1.9, -1.6), 'coral', 1.6),
    tree(at(-2.4, 1.6), 0.8),
    ...people([1.6, 0], [0.8, 1.4], [1.9, 1.4]),
    umbrella(at(0.8, -1.2), 'green'),
  ],
  onboarding: (random, theme) => [
    square(theme, 3.6),
    phone(at(-2.4, -1), { panel: 'face', random, scale: 1.25 }),
    screen(at(0.6, -2.6), { panel: 'list', random, scale: 0.85 }),
    person(at(1.4, 1.2), 'violet'),
    ...racks(random, [[2.1, -0.6, 3, 'navy']]),
    card(at(-1.8, 2)),
  ],
  inspection: (random, theme) => [
    square(theme, 3.6),
    ...[-2.6, -1.2, 0.2, 1.6].flatMap((x, column) =>
      [-2.6, -1.2, 0.2, 1.6].map((y, row) =>
        box(
          at(x, y),
          { w: 1, d: 1, h: 0.35 },
          { tone: column === 2 && row === 1 ? 'coral' : (column + row) % 2 ? 'teal' : 'white' },
        ),
      ),
    ),
    emblem(at(0.6, -0.6, 2.5), 'lens', { random, scale: 1.25 }),
    person(at(3, 2.8), 'violet'),
  ],
  queue: (random, theme) => [
    square(theme, 3.8),
    building(at(-3.2, -3.2), { w: 3.2, d: 1.8, h: 2 }, { tone: 'teal', random }),
    ...[-1.9, -0.5, 0.9, 2.3].map((y) =>
      assembled(
        at(-0.6, y + 0.4),
        pole(at(-0.9, y), at(-0.9, y, 0.7), '#ffbf47', 7),
        pole(at(-0.9, y, 0.6), at(-0.9, y + 1.2, 0.6), '#ff7f61', 5),
      ),
    ),
    ...people([-0.2, -0.8], [-0.2, 0.1], [-0.2, 1], [-0.2, 1.9], [-0.2, 2.8]),
    cart(at(0.9, -2)),
    cart(at(0.9, -0.4), 'violet'),
    cart(at(0.9, 1.2), 'coral'),
    emblem(at(2.8, -2.4, 2.4), 'clock', { random, scale: 0.8 }),
  ],
  parcels: (_random, theme) => [
    square(theme, 3.6),
    table(at(-2.8, -2.6), { w: 4.4, d: 1.6, h: 0.8 }, 'white'),
    ...[-2.6, -1.3, 0.1].map((x, index) =>
      above(parcel(at(x, -2.3, 0.92), (['amber', 'teal', 'coral'] as const)[index] ?? 'amber', 0.9), 2),
    ),
    ...[
      [-2.6, 0.6],
      [-1.4, 0.6],
      [-2.6, 1.8],
    ].map(([x = 0, y = 0], index) =>
      parcel(at(x, y), (['white', 'green', 'violet'] as const)[index] ?? 'white', 1),
    ),
    cart(at(0.8, 0.8), 'teal'),
    ...people([2.2, -1], [0.2, 2.2]),
  ],
  gifts: (random, theme) => [
    square(theme, 3.5),
    ...(
      [
        [-2.4, -2.4, 1.7, 'violet'],
        [-0.2, -2.2, 1.2, 'teal'],
        [-2.2, 0, 1.2, 'coral'],
        [0, 0, 1.5, 'green'],
      ] as const
    ).map(([x, y, size, tone]) =>
      assembled(
        at(x + size / 2, y + size / 2),
        box(at(x, y), { w: size, d: size, h: size * 0.8 }, { tone }),
        box(
          at(x + size * 0.4, y - 0.01),
          { w: size * 0.2, d: size + 0.02, h: size * 0.8 + 0.01 },
          { tone: 'white' },
        ),
        box(at(x - 0.05, y - 0.05, size * 0.8), { w: size + 0.1, d: size + 0.1, h: 0.2 }, { tone }),
        box(
          at(x + size * 0.4, y + size * 0.4, size * 0.8 + 0.2),
          { w: size * 0.2, d: size * 0.2, h: 0.18 },
          { tone: 'amber' },
        ),
      ),
    ),
    emblem(at(2.8, -2.4, 2.6), 'percent', { random, scale: 0.85 }),
    ...coins(at(-1.4, 2.6), 5),
    person(at(2.2, 2), 'amber'),
  ],
  filmSet: (random, theme) => [
    square(theme, 3.7),
    screen(at(-3.2, -2.2), { panel: 'play', random, scale: 1.45 }),
    filmCamera(at(0.6, 0.8)),
    ...people([-2, 1.6], [-0.8, 2.6], [2.6, 2.2]),
    ...racks(random, [[2.2, -2.8, 4, 'navy']]),
  ],
  football: (random, theme) => [
    square(theme, 3.9),
    stadium(at(-0.3, -0.3), 3.1),
    emblem(at(3.5, -3.3, 2.6), 'play', { random, scale: 0.7 }),
  ],
  renderFarm: (random, theme) => [
    square(theme, 3.7),
    ...[-3.2, -1.8, -0.4, 1]
      .flatMap((x) =>
        [-3.2, -1.8].map((y) => racks(random, [[x, y, y < -2 ? 5 : 3, y < -2 ? 'white' : 'navy']])[0]),
      )
      .filter((rack) => rack !== undefined),
    screen(at(-2.6, 1), { panel: 'play', random, scale: 1.05 }),
    screen(at(0.9, 1.6), { panel: 'waves', random, scale: 0.8 }),
    person(at(-1, 2.8), 'violet'),
  ],
} as const satisfies Record<string, Scene>
