import type { Place, Solid } from '../drawing/iso.ts'
import { person, server } from '../drawing/objects.ts'
import { plate } from '../drawing/stage.ts'
import type { Random } from '../drawing/random.ts'
import type { Theme, ToneName } from '../palette.ts'

export type Scene = (random: Random, theme: Theme) => Solid[]

export const at = (x: number, y: number, z = 0): Place => ({ x, y, z })

export const racks = (
  random: Random,
  cells: readonly (readonly [number, number, number?, ToneName?])[],
): Solid[] => cells.map(([x, y, slots = 5, tone = 'white']) => server(at(x, y), random, { slots, tone }))

export const square = (theme: Theme, half: number): Solid =>
  plate(at(-half, -half), { w: half * 2, d: half * 2 }, theme.plate)

const CLOTHES = ['teal', 'violet', 'green', 'amber', 'coral', 'white'] as const

export const people = (...places: readonly (readonly [number, number])[]): Solid[] =>
  places.map(([x, y], index) => person(at(x, y), CLOTHES[index % CLOTHES.length] ?? 'teal'))

/** Painted above what would cover it by its depth. */
export const above = (solid: Solid, by: number): Solid => ({ ...solid, depth: solid.depth + by })
