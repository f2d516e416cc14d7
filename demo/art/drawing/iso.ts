import { TONES, type ToneName } from '../palette.ts'

const CELL = 60
const COS = Math.cos(Math.PI / 6)
const SIN = 0.5

export interface Solid {
  depth: number
  svg: string
}
export interface Place {
  x: number
  y: number
  z?: number
}
export interface Size {
  w: number
  d: number
  h: number
}

const round = (value: number) => Math.round(value * 10) / 10

export const project = ({ x, y, z = 0 }: Place): [number, number] => [
  round((x - y) * COS * CELL),
  round((x + y) * SIN * CELL - z * CELL),
]

export const polygon = (points: readonly Place[], paint: string): string =>
  `<polygon points="${points.map((point) => project(point).join(',')).join(' ')}" ${paint}/>`

export const polyline = (points: readonly Place[], paint: string): string =>
  `<polyline points="${points.map((point) => project(point).join(',')).join(' ')}" fill="none" ${paint}/>`

const PLANES = {
  floor: `${COS},${SIN},${-COS},${SIN}`,
  right: `${COS},${SIN},0,1`,
  left: `${COS},${-SIN},0,1`,
} as const
export const onPlane = (plane: keyof typeof PLANES, at: Place, drawing: string): string =>
  `<g transform="matrix(${PLANES[plane]},${project(at).join(',')})">${drawing}</g>`

export const depthOf = ({ x, y, z = 0 }: Place): number => x + y + z * 0.01

export function box(
  at: Place,
  { w, d, h }: Size,
  look: { tone: ToneName; decor?: string; opacity?: number },
) {
  const { x, y, z = 0 } = at
  const tone = TONES[look.tone]
  const top = z + h
  const faces = [
    polygon(
      [
        { x, y: y + d, z },
        { x: x + w, y: y + d, z },
        { x: x + w, y: y + d, z: top },
        { x, y: y + d, z: top },
      ],
      `fill="${tone.left}"`,
    ),
    polygon(
      [
        { x: x + w, y, z },
        { x: x + w, y: y + d, z },
        { x: x + w, y: y + d, z: top },
        { x: x + w, y, z: top },
      ],
      `fill="${tone.right}"`,
    ),
    polygon(
      [
        { x, y, z: top },
        { x: x + w, y, z: top },
        { x: x + w, y: y + d, z: top },
        { x, y: y + d, z: top },
      ],
      `fill="${tone.top}"`,
    ),
  ]
  const svg = `<g opacity="${look.opacity ?? 1}">${faces.join('')}${look.decor ?? ''}</g>`
  return { depth: depthOf({ x: x + w / 2, y: y + d / 2, z }), svg } satisfies Solid
}

export function cylinder(at: Place, { r, h }: { r: number; h: number }, toneName: ToneName): Solid {
  const tone = TONES[toneName]
  const [cx, base] = project(at)
  const rx = round(r * CELL * COS * 1.2)
  const ry = round(rx * 0.577)
  const lid = round(base - h * CELL)
  const gradient = `url(#side-${toneName})`
  const svg = [
    `<path d="M${cx - rx},${lid} V${base} A${rx},${ry} 0 0 0 ${cx + rx},${base} V${lid} Z" fill="${gradient}"/>`,
    `<ellipse cx="${cx}" cy="${lid}" rx="${rx}" ry="${ry}" fill="${tone.top}"/>`,
  ].join('')
  return { depth: depthOf(at), svg }
}

export const cylinderGradients = (): string =>
  Object.entries(TONES)
    .map(
      ([name, { left, right }]) =>
        `<linearGradient id="side-${name}"><stop offset="0" stop-color="${left}"/><stop offset="1" stop-color="${right}"/></linearGradient>`,
    )
    .join('')

export const painted = (solids: readonly Solid[]): string =>
  solids
    .toSorted((one, other) => one.depth - other.depth)
    .map(({ svg }) => svg)
    .join('')
