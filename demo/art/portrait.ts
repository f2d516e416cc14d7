import { TONES, type Tone } from './palette.ts'
import { randomOf } from './drawing/random.ts'

const SKIN: readonly [string, ...string[]] = ['#e8b48c', '#d69a6e', '#c28358']
const GROUNDS: readonly [string, ...string[]] = ['#d5f3ee', '#e4dffd', '#fff0cf', '#eafadd', '#ffe2da']
const CLOTHES: readonly [Tone, ...Tone[]] = [TONES.teal, TONES.violet, TONES.navy, TONES.green, TONES.coral]

const HAIR = '#20242c'

/** Behind and in front of the face. */
const LOOKS = {
  short: ['', `<path d="M31,40 C28,20 68,20 65,40 C60,32 50,33 44,31 C38,33 34,36 31,40 Z" fill="${HAIR}"/>`],
  parted: [
    '',
    `<path d="M30,44 C24,18 72,16 66,44 C64,36 60,33 40,29 C36,34 32,38 30,44 Z" fill="${HAIR}"/>`,
  ],
  beard: [
    '',
    `<path d="M31,39 C29,20 67,20 65,39 C58,31 38,31 31,39 Z" fill="${HAIR}"/><path d="M32,46 C32,70 64,70 65,46 C60,54 54,52 48,53 C42,52 36,54 32,46 Z" fill="${HAIR}"/>`,
  ],
  long: [
    `<path d="M26,70 C24,14 72,14 70,70 Z" fill="${HAIR}"/>`,
    `<path d="M30,44 C27,17 69,17 66,44 C60,37 52,34 46,28 C42,35 36,38 31,42 Z" fill="${HAIR}"/>`,
  ],
  bun: [
    `<circle cx="48" cy="22" r="8" fill="${HAIR}"/>`,
    `<path d="M31,41 C30,20 66,20 65,41 C58,31 38,31 31,41 Z" fill="${HAIR}"/>`,
  ],
  veil: [
    '',
    '<path fill-rule="evenodd" d="M48,18 C70,18 70,46 68,60 L74,84 H22 L28,60 C26,46 26,18 48,18 Z M48,28 C38,28 34,36 34,44 C34,54 41,60 48,60 C55,60 62,54 62,44 C62,36 58,28 48,28 Z" fill="VEIL"/>',
  ],
} as const satisfies Record<string, readonly [string, string]>
export type LookName = keyof typeof LOOKS
export const LOOK_NAMES = Object.keys(LOOKS) as LookName[]

/** A person without features, the size of an icon. */
export function portrait(name: string, look: LookName): string {
  const random = randomOf(name)
  const pick = <T>(from: readonly [T, ...T[]]): T => from[Math.floor(random() * from.length)] ?? from[0]
  const skin = pick(SKIN)
  const clothes = pick(CLOTHES)
  const [behind, before] = LOOKS[look]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><clipPath id="edge"><rect width="96" height="96" rx="24"/></clipPath>` +
    `<g clip-path="url(#edge)"><rect width="96" height="96" fill="${pick(GROUNDS)}"/>${behind}` +
    `<path d="M14,100 C14,74 34,68 48,68 C62,68 82,74 82,100 Z" fill="${clothes.left}"/><path d="M52,68 C66,69 82,76 82,100 H58 Z" fill="${clothes.right}"/>` +
    `<path d="M40,54 h16 v14 a8,8 0 0 1 -16,0 z" fill="${skin}"/><ellipse cx="48" cy="44" rx="17" ry="19" fill="${skin}"/>` +
    `${before.replace('VEIL', clothes.top)}</g></svg>`
  )
}
