import type { CSSProperties } from 'react'

const INK = '#07111f'
const WHITE = '#ffffff'
/** WCAG 2.2 AA for text. */
const READABLE = 4.5

const full = (colour: string) =>
  colour.length === 4 ? colour.replace(/[0-9a-f]/gi, (digit) => digit + digit) : colour

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(full(colour).slice(start, start + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours (`#rgb` or `#rrggbb`), 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** A text colour that can be read on `background`: the one wanted where it can, else the better of ink and white (decision 45). */
export function readableOn(background: string, wanted: string = INK): string {
  if (contrast(wanted, background) >= READABLE) return wanted
  return contrast(INK, background) >= contrast(WHITE, background) ? INK : WHITE
}

/** True for colours that need a dark background. */
export const isLight = (colour: string) => contrast(colour, INK) >= READABLE

// custom properties are no part of React's type, but they are what it writes
const properties = (values: Record<`--${string}`, string>) => values as CSSProperties

/** Colours of a button, or of all calls to action, as custom properties. The only style attributes of the site. */
export const colours = (background = '#64E818', text?: string): CSSProperties =>
  properties({ '--fill': background, '--ink': readableOn(background, text) })

export const textColour = (colour: string): CSSProperties => properties({ '--text': colour })
