import { parse, type Font, type Glyph, type PathCommand } from 'opentype.js'

interface Position {
  x: number
  y: number
  size: number
}

/** Text as outlines, because functions have no installed fonts. */
export interface Typeface {
  widthOf: (text: string, size: number) => number
  /** SVG path data. */
  outlineOf: (text: string, position: Position) => string
}

export function typeface(file: Uint8Array<ArrayBuffer>): Typeface {
  const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  const place = (text: string, size: number) => placed(font, text, size / font.unitsPerEm)
  return {
    widthOf: (text, size) => place(text, size).width,
    outlineOf: (text, { x, y, size }) =>
      place(text, size)
        .glyphs.map(({ glyph, left }) => pathData(glyph.getPath(x + left, y, size).commands))
        .join(''),
  }
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** The library's own method writes NaN. */
const pathData = (commands: readonly PathCommand[]): string =>
  commands
    .map(({ type, ...to }) => {
      const { x1, y1, x2, y2, x, y }: Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>> = to
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined)
      return type + numbers.map(rounded).join(' ')
    })
    .join('')

/** Glyph by glyph, because the library's own shaping throws for substitutions of this typeface. */
function placed(font: Font, text: string, scale: number) {
  const glyphs: { glyph: Glyph; left: number }[] = []
  let width = 0
  let before: Glyph | undefined
  for (const glyph of glyphsOf(font, text)) {
    width += before ? font.getKerningValue(before, glyph) * scale : 0
    glyphs.push({ glyph, left: width })
    width += (glyph.advanceWidth ?? 0) * scale
    before = glyph
  }
  return { glyphs, width }
}

const glyphsOf = (font: Font, text: string): Glyph[] =>
  Array.from(text.normalize('NFC')).flatMap((letter) => {
    const found = [letter, letter.normalize('NFD').charAt(0)].find((one) => font.charToGlyphIndex(one) > 0)
    return found === undefined ? [] : [font.charToGlyph(found)]
  })
