import { TONES, type ToneName } from '../palette.ts'
import { box, cylinder, onPlane, polygon, project, type Place, type Solid } from './iso.ts'
import { PANELS, type PanelName } from './panels.ts'
import type { Random } from './random.ts'
import { moved, assembled, pole, wheel } from './shapes.ts'

export function windTurbine(at: Place, turn = 0, size = 1): Solid {
  const hub = moved(at, 0, 0, 3.6 * size)
  const [x, y] = project(hub)
  const blade = (angle: number) =>
    `<path d="M-5,0 L-12,-28 L0,-118 L7,0 Z" transform="translate(${x},${y}) scale(${size}) rotate(${angle})" fill="#ffffff" stroke="#b3c9d9" stroke-width="2"/>`
  return assembled(
    at,
    pole(at, moved(at, 0, 0, 1.8 * size), '#c3d5e2', 14 * size) +
      pole(moved(at, 0, 0, 1.8 * size), hub, '#d6e4ee', 10 * size),
    blade(turn) + blade(turn + 120) + blade(turn + 240),
    `<circle cx="${x}" cy="${y}" r="${11 * size}" fill="#64e818"/>`,
  )
}

const waves = (x: number, y: number, turn = 0): string =>
  `<g transform="translate(${x},${y}) rotate(${turn})" fill="none" stroke="#64e818" stroke-width="6" stroke-linecap="round">${[
    24, 42, 60,
  ]
    .map((r) => `<path d="M${r * 0.7},${-r * 0.7} A${r},${r} 0 0 1 ${r * 0.7},${r * 0.7}"/>`)
    .join('')}</g>`

export function mast(at: Place, height = 4.2): Solid {
  const [baseX, baseY] = project(at)
  const [x, y] = project(moved(at, 0, 0, height))
  const tall = baseY - y
  const across = [0.15, 0.35, 0.52, 0.67, 0.8].map((part) => {
    const wide = 34 * (1 - part) + 5
    const next = 34 * (1 - part - 0.14) + 5
    return `M${baseX - wide},${baseY - tall * part} L${baseX + next},${baseY - tall * (part + 0.14)} M${baseX + wide},${baseY - tall * part} L${baseX - next},${baseY - tall * (part + 0.14)}`
  })
  return assembled(
    at,
    `<path d="M${baseX - 38},${baseY} L${x - 4},${y} M${baseX + 38},${baseY} L${x + 4},${y} ${across.join(' ')}" fill="none" stroke="#ff7f61" stroke-width="6" stroke-linecap="round"/>`,
    `<rect x="${x - 26}" y="${y + 20}" width="11" height="44" rx="4" fill="#ffffff"/><rect x="${x + 15}" y="${y + 20}" width="11" height="44" rx="4" fill="#d6e4ee"/>`,
    waves(x + 10, y - 4) + waves(x - 10, y - 4, 180),
    `<circle cx="${x}" cy="${y - 4}" r="9" fill="#ffbf47"/>`,
  )
}

export function dish(at: Place, size = 1): Solid {
  const [x, y] = project(moved(at, 0, 0, 1.5 * size))
  return assembled(
    at,
    box(moved(at, -0.4, -0.4), { w: 0.8, d: 0.8, h: 0.4 }, { tone: 'slate' }),
    pole(moved(at, 0, 0, 0.4), moved(at, 0, 0, 1.3 * size), '#8aa3b6', 14 * size),
    `<g transform="translate(${x},${y}) scale(${size}) rotate(-38)"><ellipse rx="92" ry="40" cy="8" fill="#8aa3b6"/><ellipse rx="92" ry="36" fill="#ffffff"/><ellipse rx="70" ry="24" fill="#d6e4ee"/><path d="M-50,0 L0,-74 L50,0" fill="none" stroke="#53728c" stroke-width="5"/><circle cy="-76" r="10" fill="#ffbf47"/></g>`,
    waves(x + 62 * size, y - 74 * size, -40),
  )
}

export function filmCamera(at: Place): Solid {
  const body = moved(at, -0.6, -0.35, 1.5)
  return assembled(
    at,
    pole(moved(at, 0, 0, 1.5), moved(at, -0.7, 0.3), '#33536f') +
      pole(moved(at, 0, 0, 1.5), moved(at, 0.7, 0.4), '#33536f') +
      pole(moved(at, 0, 0, 1.5), moved(at, 0.2, -0.8), '#33536f'),
    box(
      body,
      { w: 1.3, d: 0.7, h: 0.8 },
      {
        tone: 'navy',
        decor: onPlane(
          'right',
          moved(body, 0, 0.7),
          '<circle cx="18" cy="-32" r="7" fill="#ff7f61"/><rect x="34" y="-40" width="34" height="26" rx="4" fill="#3fa9d8"/>',
        ),
      },
    ),
    box(moved(body, 1.3, 0.15, 0.15), { w: 0.45, d: 0.42, h: 0.45 }, { tone: 'slate' }),
    onPlane(
      'left',
      moved(body, 1.75, 0.57, 0.15),
      '<circle cx="12" cy="-14" r="15" fill="#0d2436"/><circle cx="12" cy="-14" r="7" fill="#7fd0ff"/>',
    ),
    ...[0.25, 0.95].map((x) =>
      onPlane(
        'right',
        moved(body, x, 0.4, 1.15),
        '<circle r="24" fill="#53728c"/><circle r="9" fill="#d6e4ee"/>',
      ),
    ),
  )
}

interface Shown {
  panel: PanelName
  random: Random
  scale?: number
}

export function phone(at: Place, { panel, random, scale = 1 }: Shown): Solid {
  const drawing =
    `<g transform="scale(${scale}) translate(0,-236)"><rect x="-9" y="-4" width="136" height="240" rx="20" fill="#53728c"/><rect width="134" height="236" rx="20" fill="#e8f2f8"/><rect x="8" y="10" width="118" height="216" rx="13" fill="#0d2436"/>` +
    `<rect x="50" y="17" width="34" height="7" rx="3.5" fill="#33536f"/><g transform="translate(12,44) scale(0.46)">${PANELS[panel](random)}</g>` +
    `<rect x="22" y="140" width="90" height="10" rx="5" fill="#6f8ca3"/><rect x="22" y="160" width="62" height="10" rx="5" fill="#56748c"/><rect x="22" y="188" width="90" height="24" rx="12" fill="#64e818"/></g>`
  return { depth: at.x + at.y + 0.8, svg: onPlane('right', at, drawing) }
}

export const laptop = (at: Place, random: Random, panel: PanelName = 'code'): Solid =>
  assembled(
    moved(at, 0.5, 0.4),
    onPlane(
      'right',
      moved(at, 0, 0, 0.07),
      `<rect x="-3" y="-50" width="75" height="50" rx="6" fill="#7f9bb0"/><rect y="-49" width="72" height="49" rx="6" fill="#e8f2f8"/><rect x="4" y="-45" width="64" height="40" rx="3" fill="#0d2436"/><g transform="translate(5,-44) scale(0.26)">${PANELS[panel](random)}</g>`,
    ),
    box(moved(at, 0, 0), { w: 1.2, d: 0.75, h: 0.07 }, { tone: 'white' }),
  )

export const table = (
  at: Place,
  { w, d, h = 0.7 }: { w: number; d: number; h?: number },
  tone: ToneName = 'slate',
): Solid =>
  assembled(
    moved(at, w / 2, d / 2),
    ...[moved(at, 0.1, d - 0.1), moved(at, w - 0.1, d - 0.1), moved(at, w - 0.1, 0.1)].map((leg) =>
      pole(leg, { ...leg, z: h }, '#53728c', 7),
    ),
    box({ ...at, z: h }, { w, d, h: 0.12 }, { tone }),
  )

export const cart = (at: Place, tone: ToneName = 'green'): Solid => {
  const basket = moved(at, 0, 0, 0.4)
  const mesh = [12, 24, 36, 48].map((x) => `M${x},0 V-34`).join(' ')
  return assembled(
    moved(at, 0.5, 0.35),
    box(moved(at, 0.15, 0.1, 0.75), { w: 0.5, d: 0.45, h: 0.5 }, { tone: 'amber' }),
    box(
      basket,
      { w: 1, d: 0.7, h: 0.6 },
      {
        tone,
        decor: onPlane(
          'right',
          moved(basket, 0, 0.7),
          `<path d="${mesh} M0,-17 H60" stroke="#06202e" stroke-opacity="0.4" stroke-width="3"/>`,
        ),
        opacity: 0.9,
      },
    ),
    pole(moved(at, 0, 0.7, 1), moved(at, -0.3, 0.7, 1.3), '#33536f', 7),
    wheel(moved(at, 0.15, 0.72, 0.15), 0.14) + wheel(moved(at, 0.85, 0.72, 0.15), 0.14),
  )
}

export const bed = (at: Place): Solid =>
  assembled(
    moved(at, 1.2, 0.6),
    box(moved(at, -0.1, 0), { w: 0.12, d: 1.2, h: 1.2 }, { tone: 'slate' }),
    ...[0.2, 2.2].map((x) => wheel(moved(at, x, 1.2, 0.12), 0.12)),
    box(moved(at, 0, 0, 0.35), { w: 2.4, d: 1.2, h: 0.3 }, { tone: 'white' }),
    box(moved(at, 0.1, 0.25, 0.65), { w: 0.5, d: 0.7, h: 0.15 }, { tone: 'white' }),
    (() => {
      const [x, y] = project(moved(at, 0.42, 0.6, 0.85))
      return `<circle cx="${x}" cy="${y}" r="17" fill="${TONES.amber.top}"/>`
    })(),
    box(moved(at, 0.75, 0, 0.65), { w: 1.65, d: 1.2, h: 0.22 }, { tone: 'teal' }),
    box(moved(at, 2.4, 0), { w: 0.1, d: 1.2, h: 0.8 }, { tone: 'slate' }),
  )

export const robotArm = (at: Place, tone: ToneName = 'amber'): Solid => {
  const joint = (place: Place, r: number) => {
    const [x, y] = project(place)
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="#33536f"/><circle cx="${x}" cy="${y}" r="${r * 0.45}" fill="#b8cedd"/>`
  }
  const { left, right } = TONES[tone]
  const shoulder = moved(at, 0, 0, 0.6)
  const elbow = moved(at, -0.3, 0.2, 2.1)
  const hand = moved(at, 0.7, 0.6, 1.9)
  return assembled(
    at,
    cylinder(at, { r: 0.42, h: 0.5 }, 'slate'),
    pole(shoulder, elbow, right, 22) +
      pole(elbow, hand, left, 17) +
      pole(hand, moved(hand, 0, 0, -0.35), '#33536f', 9),
    joint(shoulder, 18) + joint(elbow, 15) + joint(hand, 10),
  )
}

export const umbrella = (at: Place, tone: ToneName = 'green'): Solid => {
  const [x, y] = project(moved(at, 0, 0, 3.1))
  const { top, left, right } = TONES[tone]
  return assembled(
    moved(at, 3, 3),
    pole(at, moved(at, 0, 0, 3.2), '#8aa3b6', 9),
    `<path d="M${x - 190},${y + 40} C${x - 180},${y - 120} ${x + 180},${y - 120} ${x + 190},${y + 40} Q${x + 150},${y + 8} ${x + 95},${y + 52} Q${x + 50},${y + 12} ${x},${y + 58} Q${x - 50},${y + 12} ${x - 95},${y + 52} Q${x - 150},${y + 8} ${x - 190},${y + 40} Z" fill="${left}"/>`,
    `<path d="M${x},${y - 80} C${x + 110},${y - 78} ${x + 184},${y - 40} ${x + 190},${y + 40} Q${x + 150},${y + 8} ${x + 95},${y + 52} Q${x + 80},${y - 40} ${x},${y - 80} Z" fill="${right}"/>`,
    `<path d="M${x},${y - 80} Q${x - 80},${y - 40} ${x - 95},${y + 52} Q${x - 150},${y + 8} ${x - 190},${y + 40} C${x - 184},${y - 40} ${x - 110},${y - 78} ${x},${y - 80} Z" fill="${top}"/>`,
  )
}

export const card = (at: Place, tone: ToneName = 'violet'): Solid =>
  assembled(
    moved(at, 1, 0.6),
    onPlane(
      'floor',
      at,
      `<rect x="6" y="8" width="150" height="94" rx="12" fill="#02101c" fill-opacity="0.2"/><rect width="150" height="94" rx="12" fill="${TONES[tone].left}"/><rect y="18" width="150" height="18" fill="#0d2436"/><rect x="14" y="56" width="30" height="22" rx="4" fill="#ffbf47"/><rect x="84" y="64" width="52" height="10" rx="5" fill="#ffffff" fill-opacity="0.8"/>`,
    ),
  )

export const paddy = ({ x, y }: Place, { w, d }: { w: number; d: number }, shade: 0 | 1 = 0): Solid => {
  const [ground, sprout] = shade ? (['#8ed081', '#2f8f3e'] as const) : (['#b9e6a0', '#43b04a'] as const)
  const rows = Array.from({ length: Math.floor(d / 0.4) }, (_, row) =>
    Array.from({ length: Math.floor(w / 0.4) }, (__, column) => {
      const [px, py] = project({ x: x + 0.25 + column * 0.4, y: y + 0.25 + row * 0.4 })
      return `M${px},${py} q-3,-12 -8,-16 M${px},${py} v-19 M${px},${py} q3,-12 8,-16`
    }).join(' '),
  )
  const corners = [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + d },
    { x, y: y + d },
  ]
  return {
    depth: -90 + (x + y) * 0.01,
    svg:
      polygon(corners, `fill="${ground}" stroke="#ffffff" stroke-opacity="0.6" stroke-width="5"`) +
      `<path d="${rows.join(' ')}" fill="none" stroke="${sprout}" stroke-width="3.5" stroke-linecap="round"/>`,
  }
}
