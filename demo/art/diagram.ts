import type { Language, Text } from '@flou/shared/locale.ts'
import { escapeElementText } from '@flou/shared/strings/escapeHtml.ts'

export interface Tier {
  title: Text
  boxes: readonly Text[]
  arrow?: Text | undefined
}

const WIDTH = 520
const MARGIN = 20
const GAP = 12
const BAND = 112
const ARROW = 40
const LINE = 18
const CHARACTER_WIDTH = 8.6

const INK = '#0c2135'
const FONT = 'font-family="Plus Jakarta Sans, system-ui, Segoe UI, Roboto, sans-serif"'

interface Label {
  x: number
  y: number
  size?: number
  weight?: number
  anchor?: 'middle' | 'start'
  color?: string
}

const label = (
  text: string,
  { x, y, size = 14, weight = 400, anchor = 'middle', color = INK }: Label,
): string =>
  `<text x="${x}" y="${y}" ${FONT} font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${color}">${escapeElementText(text)}</text>`

export function linesOf(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && longer.length * CHARACTER_WIDTH <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function box(text: string, { x, y, width }: { x: number; y: number; width: number }): string {
  const height = 60
  const lines = linesOf(text, width - 12)
  const first = y + height / 2 + 5 - ((lines.length - 1) * LINE) / 2
  const words = lines.map((line, index) =>
    label(line, { x: x + width / 2, y: first + index * LINE, weight: 600 }),
  )
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="#ffffff" stroke="#8fb3c9"/>` +
    words.join('')
  )
}

function band({ title, boxes }: Tier, y: number, language: Language): string {
  const inner = WIDTH - 2 * MARGIN - 2 * GAP
  const width = (inner - (boxes.length - 1) * GAP) / boxes.length
  const drawn = boxes.map((text, index) =>
    box(text[language], { x: MARGIN + GAP + index * (width + GAP), y: y + 38, width }),
  )
  return (
    `<rect x="${MARGIN}" y="${y}" width="${WIDTH - 2 * MARGIN}" height="${BAND}" rx="12" fill="#e8f1f6"/>` +
    label(title[language], {
      x: MARGIN + GAP,
      y: y + 25,
      size: 13,
      weight: 600,
      anchor: 'start',
      color: '#365a72',
    }) +
    drawn.join('')
  )
}

function arrow(text: string, y: number): string {
  const x = WIDTH / 2
  const head = `<path d="M${x} ${y + 4}V${y + ARROW - 10}m-6 -6l6 8l6 -8" fill="none" stroke="#2f8f0a" stroke-width="2.5"/>`
  return head + label(text, { x: x + 16, y: y + 25, size: 13, anchor: 'start', color: '#365a72' })
}

export const diagramSize = (tiers: readonly Tier[]) => ({
  width: WIDTH,
  height: MARGIN * 2 + tiers.length * BAND + (tiers.length - 1) * ARROW,
})

/** Architecture diagram as SVG: tiers from top to bottom, readable at the width of a phone. */
export function diagram(tiers: readonly Tier[], language: Language): string {
  const { height } = diagramSize(tiers)
  const drawn = tiers.map((tier, index) => {
    const y = MARGIN + index * (BAND + ARROW)
    const below = index < tiers.length - 1 ? arrow(tier.arrow?.[language] ?? '', y + BAND) : ''
    return band(tier, y, language) + below
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">` +
    `<rect width="${WIDTH}" height="${height}" rx="16" fill="#f6fafc"/>${drawn.join('')}</svg>`
  )
}
