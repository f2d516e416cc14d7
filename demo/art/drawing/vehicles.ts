import { TONES, type ToneName } from '../palette.ts'
import { box, onPlane, polygon, project, type Place, type Solid } from './iso.ts'
import { parcel } from './stage.ts'
import { moved, assembled, pole, prism, wheel } from './shapes.ts'

export function ship(at: Place, length = 5.4): Solid {
  const hull = (inset: number): [number, number][] => [
    [at.x + inset, at.y + inset],
    [at.x + length * 0.78, at.y + inset],
    [at.x + length - inset * 2, at.y + 0.8],
    [at.x + length * 0.78, at.y + 1.6 - inset],
    [at.x + inset, at.y + 1.6 - inset],
  ]
  const tones = ['green', 'amber', 'teal', 'violet', 'white'] as const
  const cargo = [1.5, 2.4, 3.3].flatMap((x, column) =>
    [0.05, 0.8].flatMap((y, row) => {
      const layers = column === 1 ? [0.9, 1.6] : row ? [0.9] : [0.9, 1.6]
      return layers.map((z, layer) =>
        parcel(moved(at, x, y, z), tones[(column + row * 2 + layer) % 5] ?? 'teal', 0.7),
      )
    }),
  )
  return assembled(
    moved(at, length / 2, 0.8),
    prism(hull(0.12), [-0.1, 0.4], TONES.coral),
    prism(hull(0), [0.3, 0.6], TONES.navy),
    box(
      moved(at, 0.2, 0.2, 0.9),
      { w: 0.9, d: 1.2, h: 1.5 },
      {
        tone: 'white',
        decor: onPlane(
          'right',
          moved(at, 0.2, 1.4, 0.9),
          [66, 30]
            .map((y) => `<rect x="8" y="${-y - 14}" width="38" height="14" rx="3" fill="#3fa9d8"/>`)
            .join(''),
        ),
      },
    ),
    box(moved(at, 0.4, 0.5, 2.4), { w: 0.5, d: 0.5, h: 0.6 }, { tone: 'coral' }),
    ...cargo,
  )
}

/** A harbour crane with its arm along x. */
export const crane = (at: Place): Solid => {
  const leg = (dx: number, dy: number) =>
    box(moved(at, dx, dy), { w: 0.22, d: 0.22, h: 3.2 }, { tone: 'amber' })
  const hook = moved(at, 3.1, 0.7)
  return assembled(
    moved(at, 0.8, 0.7),
    leg(0, 0),
    leg(1.3, 0),
    leg(0, 1.2),
    leg(1.3, 1.2),
    box(moved(at, -0.1, -0.1, 3.2), { w: 1.75, d: 1.65, h: 0.2 }, { tone: 'amber' }),
    box(moved(at, -1.2, 0.55, 3.4), { w: 5, d: 0.3, h: 0.26 }, { tone: 'amber' }),
    pole(moved(at, 0.6, 0.7, 3.6), moved(at, 0.6, 0.7, 4.7), '#e0962a') +
      pole(moved(at, 0.6, 0.7, 4.7), moved(at, 3.7, 0.7, 3.7), '#e0962a', 4),
    box(moved(at, 0.2, 0.9, 3.4), { w: 0.6, d: 0.6, h: 0.6 }, { tone: 'white' }),
    pole({ ...hook, z: 3.4 }, { ...hook, z: 2.8 }, '#33536f', 4),
    parcel({ x: hook.x - 0.35, y: hook.y - 0.35, z: 2.1 }, 'green', 0.7),
  )
}

export const forklift = (at: Place): Solid =>
  assembled(
    moved(at, 0.8, 0.4),
    box(moved(at, 0, 0, 0.25), { w: 1.1, d: 0.8, h: 0.55 }, { tone: 'amber' }),
    pole(moved(at, 0.15, 0.75, 0.8), moved(at, 0.25, 0.75, 1.6), '#33536f', 6) +
      pole(moved(at, 0.95, 0.75, 0.8), moved(at, 0.85, 0.75, 1.6), '#33536f', 6),
    box(moved(at, 0.1, 0, 1.6), { w: 0.9, d: 0.8, h: 0.1 }, { tone: 'navy' }),
    wheel(moved(at, 0.25, 0.8, 0.22), 0.22) + wheel(moved(at, 0.9, 0.8, 0.22), 0.22),
    pole(moved(at, 1.25, 0.1), moved(at, 1.25, 0.1, 2), '#33536f', 7) +
      pole(moved(at, 1.25, 0.75), moved(at, 1.25, 0.75, 2), '#33536f', 7),
    parcel(moved(at, 1.4, 0, 0.5), 'teal', 0.85),
  )

export function truck(at: Place, tone: ToneName = 'green', load = ''): Solid {
  const side = moved(at, 0, 1, 0.4)
  return assembled(
    moved(at, 1.3, 0.5),
    box(moved(at, 0, 0, 0.28), { w: 2.7, d: 1, h: 0.12 }, { tone: 'navy' }),
    box(
      moved(at, 0, 0, 0.4),
      { w: 1.9, d: 1, h: 1.25 },
      {
        tone: 'white',
        decor: onPlane(
          'right',
          side,
          load ||
            `<path d="M22,-38 h50 m-14,-14 l14,14 l-14,14" fill="none" stroke="${TONES[tone].right}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
        ),
      },
    ),
    box(
      moved(at, 1.95, 0.05, 0.4),
      { w: 0.75, d: 0.9, h: 0.85 },
      {
        tone,
        decor:
          onPlane(
            'right',
            moved(at, 1.95, 0.95, 0.4),
            '<rect x="12" y="-44" width="26" height="20" rx="4" fill="#16324a"/>',
          ) +
          onPlane(
            'left',
            moved(at, 2.7, 0.95, 0.4),
            '<rect x="6" y="-46" width="42" height="22" rx="4" fill="#16324a"/>',
          ),
      },
    ),
    wheel(moved(at, 0.5, 1, 0.26), 0.26) + wheel(moved(at, 2.2, 1, 0.26), 0.26),
  )
}

export const scooter = (at: Place, tone: ToneName): Solid => {
  const [x, y] = project(moved(at, 0.5, 0, 0.72))
  const { left, right, top } = TONES[tone]
  return assembled(
    moved(at, 0.5, 0),
    wheel(moved(at, 0.1, 0, 0.22), 0.22) + wheel(moved(at, 1.1, 0, 0.22), 0.22),
    polygon(
      [moved(at, 0, 0, 0.55), moved(at, 0.75, 0, 0.55), moved(at, 0.9, 0, 0.25), moved(at, 0.15, 0, 0.25)],
      `fill="${left}"`,
    ),
    pole(moved(at, 1.1, 0, 0.25), moved(at, 0.95, 0, 1), right, 9) +
      pole(moved(at, 0.82, 0, 1.05), moved(at, 1.05, 0, 0.95), '#33536f', 6),
    `<path d="M${x - 18},${y + 8} C${x - 20},${y - 40} ${x + 22},${y - 40} ${x + 14},${y + 10} Z" fill="${left}"/><circle cx="${x}" cy="${y - 48}" r="17" fill="${top}"/>`,
    box(moved(at, -0.35, -0.25, 0.6), { w: 0.5, d: 0.5, h: 0.5 }, { tone: 'green' }),
  )
}

export function train(at: Place, cars = 3): Solid[] {
  const rails = [0.15, 0.85].map((y) => pole(moved(at, -1, y), moved(at, cars * 2 + 2, y), '#8aa3b6', 6))
  const sleepers = Array.from({ length: cars * 4 + 5 }, (_, index) =>
    pole(moved(at, -0.8 + index * 0.5, 0), moved(at, -0.8 + index * 0.5, 1), '#6b5440', 7),
  )
  const glass = (start: number, count: number) =>
    Array.from(
      { length: count },
      (_, index) => `<rect x="${start + index * 26}" y="-50" width="19" height="20" rx="4" fill="#16324a"/>`,
    ).join('')
  const wagons = Array.from({ length: cars }, (_, index) => {
    const place = moved(at, index * 2, 0, 0.15)
    const stripe = '<rect x="0" y="-20" width="117" height="8" fill="#64e818"/>'
    return box(
      place,
      { w: 1.95, d: 1, h: 1.05 },
      { tone: 'white', decor: onPlane('right', moved(place, 0, 1), stripe + glass(8, 4)) },
    )
  })
  const nose = moved(at, cars * 2, 0, 0.15)
  const front = prism(
    [
      [nose.x, nose.y],
      [nose.x + 0.5, nose.y],
      [nose.x + 1.1, nose.y + 0.3],
      [nose.x + 1.1, nose.y + 0.7],
      [nose.x + 0.5, nose.y + 1],
      [nose.x, nose.y + 1],
    ],
    [0.15, 0.85],
    TONES.green,
  )
  return [
    { depth: -60, svg: sleepers.join('') + rails.join('') },
    assembled(moved(at, cars, 0.5), ...wagons, front),
  ]
}

export const tractor = (at: Place): Solid =>
  assembled(
    moved(at, 0.9, 0.4),
    wheel(moved(at, 1.5, 0, 0.25), 0.25),
    box(moved(at, 0.7, 0.1, 0.4), { w: 1.1, d: 0.6, h: 0.5 }, { tone: 'green' }),
    pole(moved(at, 1.5, 0.4, 0.9), moved(at, 1.5, 0.4, 1.4), '#33536f', 7),
    box(moved(at, 0, 0, 0.4), { w: 0.8, d: 0.8, h: 0.5 }, { tone: 'green' }),
    box(moved(at, 0.05, 0.05, 0.9), { w: 0.7, d: 0.7, h: 0.6 }, { tone: 'teal', opacity: 0.8 }),
    box(moved(at, 0, 0, 1.5), { w: 0.8, d: 0.8, h: 0.1 }, { tone: 'green' }),
    wheel(moved(at, 0.3, 0.85, 0.45), 0.45) + wheel(moved(at, 1.5, 0.75, 0.28), 0.28),
  )
