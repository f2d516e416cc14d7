import { between, randomOf, type Random } from './drawing/random.ts'

const COLOURS = [
  ['#0b5cab', '#2cc4b0'],
  ['#5b49c9', '#ff7f61'],
  ['#0b2a3c', '#64e818'],
  ['#a3341b', '#ffbf47'],
  ['#16705f', '#8270f2'],
  ['#8a1f5c', '#1c8fb8'],
] as const

type Mark = (first: string, second: string, random: Random) => string

const MARKS: readonly Mark[] = [
  (first, second) =>
    `<circle cx="20" cy="28" r="18" fill="${first}"/><circle cx="36" cy="28" r="18" fill="${second}" fill-opacity=".85"/>`,
  (first, second, random) => {
    const turn = Math.round(between(random, 0, 3)) * 30
    return `<g transform="rotate(${turn} 28 28)"><path d="M28 4l21 12v24L28 52 7 40V16z" fill="${first}"/><path d="M28 16l11 6v12l-11 6-11-6V22z" fill="${second}"/></g>`
  },
  (first, second) =>
    `<path d="M6 44L24 8h10L16 44z" fill="${first}"/><path d="M24 44L42 8h10L34 44z" fill="${second}"/>`,
  (first, second) =>
    `<rect x="6" y="6" width="44" height="44" rx="12" fill="${first}"/><path d="M14 34c7-14 12-14 14-4s8 9 14-6" fill="none" stroke="${second}" stroke-width="6" stroke-linecap="round"/>`,
  (first, second) =>
    `<path d="M28 6a22 22 0 0 1 22 22H28z" fill="${second}"/><path d="M28 50A22 22 0 0 1 28 6v22h22a22 22 0 0 1-22 22z" fill="${first}"/>`,
]

const LETTER_WIDTH = 17
/** Fonts are wider in renderers without `textLength`. */
const LETTER_ROOM = 4

export function brand(name: string): string {
  const random = randomOf(name)
  const [first, second] = COLOURS[Math.floor(random() * COLOURS.length)] ?? COLOURS[0]
  const mark = MARKS[Math.floor(random() * MARKS.length)] ?? MARKS[0]
  const width = name.length * LETTER_WIDTH
  const all = 96 + width + name.length * LETTER_ROOM
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${all}" height="72" viewBox="0 0 ${all} 72">` +
    `<g transform="translate(8,8)">${mark?.(first, second, random) ?? ''}</g>` +
    `<text x="80" y="47" font-family="system-ui, sans-serif" font-weight="700" font-size="30" textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="#0b2a3c">${name}</text></svg>`
  )
}
