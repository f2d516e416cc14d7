import { TONES, type Tone, type ToneName } from '../palette.ts'
import { depthOf, onPlane, polygon, polyline, project, type Place, type Size, type Solid } from './iso.ts'

/** One solid of many, painted in the given order. */
export const assembled = (at: Place, ...parts: readonly (Solid | string)[]): Solid => ({
  depth: depthOf(at),
  svg: parts.map((part) => (typeof part === 'string' ? part : part.svg)).join(''),
})

export const moved = ({ x, y, z = 0 }: Place, ...[dx, dy, dz = 0]: [number, number, number?]): Place => ({
  x: x + dx,
  y: y + dy,
  z: z + dz,
})

export const pole = (
  from: Place,
  to: Place,
  ...[colour = '#8aa3b6', width = 8]: [colour?: string, width?: number]
): string => polyline([from, to], `stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`)

/** Corners clockwise as seen from above. */
export function prism(
  corners: readonly (readonly [number, number])[],
  [z, h]: [number, number],
  tone: Tone,
): string {
  const sides = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y]
    const facing = { x: nextY - y, y: x - nextX }
    if (facing.x + facing.y <= 0) return ''
    const face = [
      { x, y, z },
      { x: nextX, y: nextY, z },
      { x: nextX, y: nextY, z: z + h },
      { x, y, z: z + h },
    ]
    return polygon(face, `fill="${facing.x > facing.y ? tone.right : tone.left}"`)
  })
  const top = corners.map(([x, y]) => ({ x, y, z: z + h }))
  return sides.join('') + polygon(top, `fill="${tone.top}"`)
}

/** A roof with its ridge along x. */
export function gable({ x, y, z = 0 }: Place, { w, d, h }: Size, toneName: ToneName): string {
  const tone = TONES[toneName]
  const ridge = { y: y + d / 2, z: z + h }
  const slope = (edge: number, fill: string) =>
    polygon(
      [
        { x, y: edge, z },
        { x: x + w, y: edge, z },
        { x: x + w, ...ridge },
        { x, ...ridge },
      ],
      `fill="${fill}"`,
    )
  return (
    slope(y, tone.top) +
    slope(y + d, tone.left) +
    polygon(
      [
        { x: x + w, y, z },
        { x: x + w, y: y + d, z },
        { x: x + w, ...ridge },
      ],
      `fill="${tone.right}"`,
    )
  )
}

export function dome(at: Place, r: number, tone: ToneName): string {
  const [x, y] = project(at)
  const rx = r * 62
  return (
    `<path d="M${x - rx},${y} C${x - rx * 1.15},${y - rx} ${x - rx * 0.35},${y - rx * 1.1} ${x},${y - rx * 1.6} C${x + rx * 0.35},${y - rx * 1.1} ${x + rx * 1.15},${y - rx} ${x + rx},${y} A${rx},${rx * 0.5} 0 0 1 ${x - rx},${y} Z" fill="url(#side-${tone})"/>` +
    `<path d="M${x - rx * 0.62},${y - rx * 0.2} Q${x - rx * 0.6},${y - rx * 0.75} ${x - rx * 0.3},${y - rx}" fill="none" stroke="#ffffff" stroke-opacity="0.5" stroke-width="${rx * 0.1}" stroke-linecap="round"/>`
  )
}

export const cone = (at: Place, { r, h }: { r: number; h: number }, tone: ToneName): string => {
  const [x, y] = project(at)
  const rx = r * 62
  return `<path d="M${x - rx},${y} L${x},${y - h * 60} L${x + rx},${y} A${rx},${rx * 0.577} 0 0 1 ${x - rx},${y} Z" fill="url(#side-${tone})"/>`
}

export const wheel = (at: Place, r = 0.3): string =>
  onPlane('right', at, `<circle r="${r * 60}" fill="#0c1d2c"/><circle r="${r * 28}" fill="#b8cedd"/>`)

const SEA: Tone = { top: '#3aa6d4', left: '#1f86b4', right: '#186d96' }

export function water({ x, y }: Place, { w, d }: { w: number; d: number }): Solid {
  const rows = Array.from({ length: Math.floor(d / 0.8) }, (_, row) => {
    const shift = (row % 2) * 30 + 14
    const waves = Array.from({ length: Math.floor((w * 60 - 60) / 90) }, (__, index) => {
      const start = shift + index * 90
      return `M${start},${row * 48 + 26} q11,-9 22,0 t22,0`
    })
    return waves.join(' ')
  })
  const lines = `<path d="${rows.join(' ')}" fill="none" stroke="#d5f1ff" stroke-opacity="0.6" stroke-width="4" stroke-linecap="round"/>`
  const svg =
    prism(
      [
        [x, y],
        [x + w, y],
        [x + w, y + d],
        [x, y + d],
      ],
      [-0.5, 0.3],
      SEA,
    ) + onPlane('floor', { x, y, z: -0.2 }, lines)
  return { depth: -120 + depthOf({ x, y }) * 0.01, svg }
}

export function tree(at: Place, size = 1): Solid {
  const [x, y] = project(at)
  const ball = (...[dx, dy, r, fill]: [number, number, number, string]) =>
    `<circle cx="${x + dx * size}" cy="${y + dy * size}" r="${r * size}" fill="${fill}"/>`
  return assembled(
    at,
    `<ellipse cx="${x}" cy="${y}" rx="${26 * size}" ry="${11 * size}" fill="#02101c" fill-opacity="0.18"/>`,
    pole(at, { ...at, z: (at.z ?? 0) + 0.5 * size }, '#8a6a4a', 8 * size),
    ball(8, -44, 26, '#2f8f3e') + ball(-6, -52, 26, '#43b04a') + ball(-10, -60, 14, '#6fd068'),
  )
}

export function palm(at: Place, size = 1): Solid {
  const [x, y] = project(at)
  const top = [x + 10 * size, y - 92 * size] as const
  const leaf = (turn: number, fill: string) =>
    `<path d="M0,0 C22,-26 52,-22 62,8 C44,-6 22,-4 0,0 Z" transform="translate(${top[0]},${top[1]}) scale(${size}) rotate(${turn})" fill="${fill}"/>`
  return assembled(
    at,
    `<ellipse cx="${x}" cy="${y}" rx="${24 * size}" ry="${10 * size}" fill="#02101c" fill-opacity="0.18"/>`,
    `<path d="M${x},${y} q${-6 * size},${-50 * size} ${10 * size},${-92 * size}" fill="none" stroke="#9a7650" stroke-width="${9 * size}" stroke-linecap="round"/>`,
    [200, 255, 150, -60, 30, -15]
      .map((turn, index) => leaf(turn, index % 2 ? '#43b04a' : '#2f8f3e'))
      .join(''),
  )
}
