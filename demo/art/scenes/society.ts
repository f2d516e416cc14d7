import { box } from '../drawing/iso.ts'
import { building, cable, cloud, person } from '../drawing/objects.ts'
import { bed, dish, mast, paddy, phone, windTurbine } from '../drawing/machines.ts'
import { hall, hospital, house, lighthouse, mosque, school } from '../drawing/buildings.ts'
import { assembled, palm, pole, tree, water } from '../drawing/shapes.ts'
import { emblem, plate, screen } from '../drawing/stage.ts'
import { tractor, truck } from '../drawing/vehicles.ts'
import { at, people, racks, square, type Scene } from './parts.ts'

const sensor = (x: number, y: number) =>
  assembled(
    at(x, y),
    pole(at(x, y), at(x, y, 0.9), '#53728c', 6),
    box(at(x - 0.15, y - 0.15, 0.9), { w: 0.3, d: 0.3, h: 0.28 }, { tone: 'green' }),
  )

export const society = {
  riceField: (_random, theme) => [
    square(theme, 3.9),
    paddy(at(-3.6, -3.6), { w: 3.4, d: 3.4 }),
    paddy(at(0.1, -3.6), { w: 3.4, d: 3.4 }, 1),
    paddy(at(-3.6, 0.1), { w: 3.4, d: 3.4 }, 1),
    house(at(1.9, 1.6), 'coral', 1.1),
    tractor(at(0.2, 0.6)),
    sensor(-2, -2),
    sensor(1.6, -2),
    sensor(-2, 1.6),
    palm(at(-3.2, 3.7), 0.8),
    person(at(-0.4, 2.6), 'amber'),
  ],
  school: (random, theme) => [
    square(theme, 3.8),
    school(at(-3, -2.8), random),
    tree(at(2.8, -0.6)),
    tree(at(-3.2, 0.6), 0.8),
    ...people([-1.6, 1], [-0.4, 1.8], [0.6, 1], [1.8, 1.8], [-2.2, 2.4]),
    emblem(at(2.9, -2.9, 2.6), 'cap', { random, scale: 0.75 }),
  ],
  campus: (random, theme) => [
    square(theme, 3.8),
    hall(at(-3, -3), 'teal'),
    building(at(1.4, -3), { w: 1.8, d: 1.6, h: 2.4 }, { tone: 'white', random }),
    ...racks(random, [[2.2, -0.6, 3, 'navy']]),
    tree(at(-3, 1.2)),
    tree(at(0.8, 0.4), 0.8),
    ...people([-1.6, 1.2], [-0.6, 2.2], [0.8, 2], [2, 2.6]),
  ],
  village: (_random, theme) => [
    square(theme, 3.9),
    mosque(at(-3, -3)),
    house(at(1.2, -3), 'coral'),
    house(at(2.2, -1), 'amber'),
    house(at(-3.2, 1.6), 'teal'),
    palm(at(0.6, -0.4)),
    palm(at(-1.2, 2.8), 0.9),
    tree(at(3.2, 1.6), 0.8),
    ...people([0.4, 1.4], [1.4, 2.2], [-0.4, 2]),
  ],
  townHall: (random, theme) => [
    square(theme, 3.8),
    hall(at(-3, -3), 'coral'),
    screen(at(1.6, -1.6), { panel: 'list', random, scale: 0.85 }),
    tree(at(-3.2, 1)),
    tree(at(1, -3), 0.9),
    ...people([-2, 1.4], [-0.8, 1.8], [0.4, 2.2], [1.6, 2.6]),
  ],
  hospital: (random, theme) => [
    square(theme, 3.8),
    hospital(at(-3, -3), random),
    truck(
      at(-1.8, 0.6),
      'coral',
      '<path d="M48,-50 h16 v16 h16 v16 h-16 v16 h-16 v-16 h-16 v-16 h16 z" fill="#ff7f61" transform="translate(0,0)"/>',
    ),
    tree(at(2.6, -2)),
    ...people([2, 1], [1.2, 2.4], [-2.8, 1.8]),
  ],
  ward: (random, theme) => [
    square(theme, 3.6),
    bed(at(-2.8, -0.4)),
    screen(at(-2.6, -2.6), { panel: 'heartbeat', random, scale: 1.1 }),
    person(at(0.2, 1.4), 'white'),
    person(at(-2.2, 1.9), 'teal'),
    ...racks(random, [[2, -2.6, 3, 'navy']]),
    emblem(at(3.2, -2.4, 2.6), 'heart', { random, scale: 0.75 }),
  ],
  telemedicine: (random, theme) => [
    water(at(-1, -4), { w: 2, d: 8 }),
    plate(at(-5, -2), { w: 3.9, d: 4 }, theme.plate),
    plate(at(1.1, -2), { w: 3.9, d: 4 }, theme.plate),
    house(at(-4.6, -1.6), 'coral', 1.2),
    palm(at(-2.4, -1.4)),
    ...people([-3.4, 1], [-2.4, 1.4]),
    cable([at(-1.2, 0.2), at(1.2, 0.2)], '#64e818'),
    phone(at(1.6, -0.6), { panel: 'heartbeat', random, scale: 1.1 }),
    person(at(4, 0.4), 'white'),
  ],
  windFarm: (random, theme) => [
    square(theme, 3.8),
    windTurbine(at(-2.6, -2.6), 10, 0.9),
    windTurbine(at(0.4, -2.8), 50, 0.95),
    windTurbine(at(-2.8, 0.8), 80, 0.85),
    ...racks(random, [
      [0.6, -0.4, 4],
      [2.1, -0.4, 5],
      [0.6, 1.4, 3, 'navy'],
    ]),
    cable([at(-2.6, -2.6), at(-1, -2.6), at(-1, 0.2), at(0.6, 0.2)], '#ffbf47'),
    tree(at(-1.2, 2.8)),
    tree(at(2.8, 2.4), 0.8),
  ],
  weatherStation: (random, theme) => [
    square(theme, 3.7),
    dish(at(-2.2, -1.8), 1.15),
    building(at(0.2, -3), { w: 2.2, d: 1.6, h: 1.5 }, { tone: 'white', random }),
    cloud(at(1.8, -2, 4), 0.95, { fill: '#8aa3b6', shade: '#53728c' }),
    { depth: 20, svg: '<path d="M250,-215 l-30,62 h26 l-18,52 l54,-74 h-28 l20,-40 z" fill="#ffbf47"/>' },
    screen(at(-1.2, 1.6), { panel: 'waves', random, scale: 1 }),
    person(at(-2.4, 2.2), 'teal'),
    sensor(2.6, 1.2),
  ],
  lighthouse: (_random, theme) => [
    water(at(-4.4, -3.6), { w: 8.8, d: 7.2 }),
    plate(at(-1.8, -1.8), { w: 3.6, d: 3.6 }, theme.plate),
    lighthouse(at(-0.4, -0.4)),
    house(at(0.2, 0.4), 'coral', 0.9),
    palm(at(-1.2, 1.2), 0.8),
  ],
  signal: (random, theme) => [
    plate(at(-4.8, -2.6), { w: 3.4, d: 3.4 }, theme.plate),
    plate(at(0.6, -2), { w: 4.2, d: 4.2 }, theme.plate),
    mast(at(-3.2, -1)),
    house(at(1, -1.6), 'coral'),
    house(at(2.9, -1.4), 'teal'),
    house(at(1.2, 0.5), 'amber'),
    ...racks(random, [[3.2, 0.6, 3, 'navy']]),
    cable([at(-1.4, 0), at(0.6, 0)], '#64e818'),
    person(at(-2, 0.2), 'teal'),
  ],
} as const satisfies Record<string, Scene>
