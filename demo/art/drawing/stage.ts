import { box, depthOf, onPlane, polygon, project, type Place, type Solid } from './iso.ts'
import type { Tone, ToneName } from '../palette.ts'
import { PANELS, type PanelName } from './panels.ts'
import type { Random } from './random.ts'

export function plate(at: Place, size: { w: number; d: number }, tone: Tone): Solid {
  const { x, y } = at
  const { w, d } = size
  const h = 0.22
  const side = (points: Place[], paint: string) => polygon(points, `fill="${paint}" stroke="${paint}"`)
  const svg =
    polygon(
      [
        { x: x + 0.2, y: y + 0.2, z: -0.9 },
        { x: x + w + 0.5, y: y + 0.2, z: -0.9 },
        { x: x + w + 0.5, y: y + d + 0.5, z: -0.9 },
        { x: x + 0.2, y: y + d + 0.5, z: -0.9 },
      ],
      'fill="#02101c" fill-opacity="0.16"',
    ) +
    side(
      [
        { x, y: y + d, z: -h },
        { x: x + w, y: y + d, z: -h },
        { x: x + w, y: y + d },
        { x, y: y + d },
      ],
      tone.left,
    ) +
    side(
      [
        { x: x + w, y, z: -h },
        { x: x + w, y: y + d, z: -h },
        { x: x + w, y: y + d },
        { x: x + w, y },
      ],
      tone.right,
    ) +
    side(
      [
        { x, y },
        { x: x + w, y },
        { x: x + w, y: y + d },
        { x, y: y + d },
      ],
      tone.top,
    ) +
    polygon(
      [
        { x: x + 0.15, y: y + 0.15 },
        { x: x + w - 0.15, y: y + 0.15 },
        { x: x + w - 0.15, y: y + d - 0.15 },
        { x: x + 0.15, y: y + d - 0.15 },
      ],
      'fill="none" stroke="#64e818" stroke-opacity="0.55" stroke-width="2.5"',
    )
  return { depth: -100 + depthOf(at) * 0.01, svg }
}

interface Screen {
  panel: PanelName
  random: Random
  plane?: 'right' | 'left'
  scale?: number
}

export function screen(at: Place, { panel, random, plane = 'right', scale = 1 }: Screen): Solid {
  const thickness = plane === 'right' ? -9 : 9
  const drawing =
    `<g transform="scale(${scale}) translate(0,-196)">` +
    `<rect x="${thickness}" y="-4" width="256" height="192" rx="14" fill="#7f9bb0"/>` +
    `<rect width="256" height="188" rx="14" fill="#e8f2f8"/><rect x="8" y="8" width="240" height="172" rx="9" fill="#0d2436"/>` +
    `<g transform="translate(8,8)"><circle cx="14" cy="10" r="4" fill="#ff7f61"/><circle cx="26" cy="10" r="4" fill="#ffbf47"/><circle cx="38" cy="10" r="4" fill="#64e818"/>` +
    `<g transform="translate(0,14) scale(1,0.97)">${PANELS[panel](random)}</g></g></g>`
  return { depth: depthOf(at) + 0.8, svg: onPlane(plane, at, drawing) }
}

export function emblem(
  at: Place,
  panel: PanelName,
  { random, scale = 1 }: { random: Random; scale?: number },
): Solid {
  const [x, y] = project(at)
  const svg =
    `<g transform="translate(${x},${y}) scale(${scale})">` +
    `<circle r="128" fill="#ffffff" fill-opacity="0.10"/><circle r="104" fill="#0b2133" fill-opacity="0.92"/><circle r="104" fill="none" stroke="#64e818" stroke-width="4" stroke-opacity="0.8"/>` +
    `<g transform="scale(0.72) translate(-120,-80)">${PANELS[panel](random)}</g></g>`
  return { depth: depthOf(at) + 20, svg }
}

export const parcel = (at: Place, tone: ToneName, size = 0.9): Solid => {
  const ribs = [14, 26, 38]
    .map(
      (x) =>
        `<rect x="${x * size}" y="${-46 * size}" width="${4 * size}" height="${38 * size}" fill="#06202e" fill-opacity="0.28"/>`,
    )
    .join('')
  return box(
    at,
    { w: size, d: size, h: size },
    {
      tone,
      decor:
        onPlane('right', { ...at, y: at.y + size }, ribs) +
        onPlane('left', { ...at, x: at.x + size, y: at.y + size }, ribs),
    },
  )
}
