/** The dark text of both apps (tokens.css has it as --ink-950), and the light one. */
export const INK = '#07111f'
const WHITE = '#ffffff'
/** WCAG 2.2 AA for text. */
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

/** The contrast of two colours (`#rgb` or `#rrggbb`) by WCAG 2, 1 to 21; undefined where one of them is no colour. */
export function contrast(one: string, other: string): number | undefined {
  const [first, second] = [luminance(one), luminance(other)]
  if (first === undefined || second === undefined) return undefined
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** True where a text is readable on its background. What is no colour is readable on nothing. */
const isReadable = (text: string, background: string) => (contrast(text, background) ?? 0) >= READABLE

/** The better of ink and white on a background (decision 45). */
const betterOn = (background: string): string =>
  (contrast(INK, background) ?? 0) >= (contrast(WHITE, background) ?? 0) ? INK : WHITE

/** A text colour that can be read on `background`: the one wanted where it can, else the better of ink and white. */
export const readableOn = (background: string, wanted: string = INK): string =>
  isReadable(wanted, background) ? wanted : betterOn(background)

/** True for colours that need a dark background. */
export const isLight = (colour: string): boolean => isReadable(colour, INK)

export interface ContrastWarning {
  /** Rounded down to a tenth. */
  ratio: number
  /** The text colour that pages show instead. */
  suggestion: string
}

/** Warns of a text that is hard to read on its background (decision 45); undefined where it reads well or is half typed. */
export function contrastWarning(text: string, background: string): ContrastWarning | undefined {
  const ratio = contrast(text, background)
  if (ratio === undefined || ratio >= READABLE) return undefined
  return { ratio: Math.floor(ratio * 10) / 10, suggestion: betterOn(background) }
}
