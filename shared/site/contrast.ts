export const INK = '#07111f'
const WHITE = '#ffffff'
const READABLE = 4.5

const channels = (colour: string): number[] | undefined => {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1]
  if (!digits) return undefined
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
}

const linear = (channel: number) =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

function luminance(colour: string): number | undefined {
  const [red, green, blue] = channels(colour)?.map(linear) ?? []
  if (red === undefined || green === undefined || blue === undefined) return undefined
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(one: string, other: string): number | undefined {
  const [first, second] = [luminance(one), luminance(other)]
  if (first === undefined || second === undefined) return undefined
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

const isReadable = (text: string, background: string) => (contrast(text, background) ?? 0) >= READABLE

const inkOrWhiteOn = (background: string): string =>
  (contrast(INK, background) ?? 0) >= (contrast(WHITE, background) ?? 0) ? INK : WHITE

/** Returns `preferred` if readable on `background`, else ink or white. */
export const readableOn = (background: string, preferred: string = INK): string =>
  isReadable(preferred, background) ? preferred : inkOrWhiteOn(background)

export const isLight = (colour: string): boolean => isReadable(colour, INK)

export interface ContrastWarning {
  ratio: number
  suggestion: string
}

/** Warns about low contrast; undefined if readable or incomplete. */
export function contrastWarning(text: string, background: string): ContrastWarning | undefined {
  const ratio = contrast(text, background)
  if (ratio === undefined || ratio >= READABLE) return undefined
  return { ratio: Math.floor(ratio * 10) / 10, suggestion: inkOrWhiteOn(background) }
}
