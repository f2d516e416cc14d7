const WCAG_TEXT_RATIO = 4.5
/** A dark text for light backgrounds such as the brand's #64E818. */
export const DARK_TEXT = '#10210A'
const LIGHT_TEXT = '#FFFFFF'

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

/** The contrast of two colours by WCAG 2, 1 to 21; undefined where one of them is no colour. */
export function contrast(one: string, other: string): number | undefined {
  const [first, second] = [luminance(one), luminance(other)]
  if (first === undefined || second === undefined) return undefined
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

export interface Warning {
  ratio: number
  /** A readable text colour for this background. */
  suggestion: string
}

/** Warns of a text that is hard to read on its background (decision 45); undefined where it reads well. */
export function contrastWarning(text: string, background: string): Warning | undefined {
  const ratio = contrast(text, background)
  if (ratio === undefined || ratio >= WCAG_TEXT_RATIO) return undefined
  const [dark = 0, light = 0] = [contrast(DARK_TEXT, background), contrast(LIGHT_TEXT, background)]
  return { ratio: Math.floor(ratio * 10) / 10, suggestion: dark >= light ? DARK_TEXT : LIGHT_TEXT }
}
