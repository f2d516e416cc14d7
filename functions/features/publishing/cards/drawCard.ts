import { CARD_SIZE, type ShareCard } from '@flou/shared/site/shareCard.ts'
import sharp, { type Sharp } from 'sharp'
import { cardPicture } from './cardPicture.ts'
import { titleLines } from './titleLines.ts'
import { typeface, type Typeface } from './typeface.ts'

interface CardFiles {
  bold: Uint8Array<ArrayBuffer>
  medium: Uint8Array<ArrayBuffer>
  mark: Uint8Array<ArrayBuffer>
}

export type DrawCard = (card: ShareCard, picture: Uint8Array | undefined) => Promise<Buffer>

const { width: WIDTH, height: HEIGHT } = CARD_SIZE
const MARGIN = 72
const MARK_SIZE = 60
const PICTURE = { left: 748, top: 72, width: 380, height: 486, radius: 28 } as const
const WATERMARK = { left: 880 } as const
const GAP = 48
const TITLE = { lines: 3, sizes: [72, 64, 58, 52, 46], top: 178, bottom: 496 } as const
const LABEL = { lines: 1, sizes: [28], height: 54, baseline: 22 } as const
const LINE_HEIGHT = 1.16
const CAPITAL_HEIGHT = 0.71
const COLOUR = { title: '#ffffff', section: '#64e818', name: '#ffffff', host: '#a9bccd' } as const

/** WhatsApp shows no pictures above 300 KB. */
const MAX_BYTES = 300_000
const QUALITIES = [88, 76, 60] as const

const BACKGROUND = `<defs>
<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#07111f"/><stop offset="1" stop-color="#0f3a4a"/></linearGradient>
<radialGradient id="teal" cx="1" cy="0" r="0.9"><stop offset="0" stop-color="#2cc4b0" stop-opacity="0.34"/><stop offset="1" stop-color="#2cc4b0" stop-opacity="0"/></radialGradient>
<radialGradient id="green" cx="0.3" cy="1.15" r="0.7"><stop offset="0" stop-color="#64e818" stop-opacity="0.2"/><stop offset="1" stop-color="#64e818" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#teal)"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#green)"/>`

const watermark = (mark: string) =>
  `<image href="${mark}" x="${WATERMARK.left}" y="150" width="460" height="460" opacity="0.1"/>`

interface Faces {
  bold: Typeface
  medium: Typeface
}

function textBlock({ title, section }: ShareCard, { bold, medium }: Faces, width: number): string {
  const { size, lines } = titleLines(title, { ...TITLE, width }, bold.widthOf)
  const label = titleLines(section, { ...LABEL, width }, medium.widthOf)
  const labelHeight = label.lines.length * LABEL.height
  const height = labelHeight + lines.length * size * LINE_HEIGHT
  const top = (TITLE.top + TITLE.bottom - height) / 2
  const labelLine = label.lines.map((line) =>
    medium.outlineOf(line, { x: MARGIN, y: top + LABEL.baseline, size: label.size }),
  )
  const baseline = (line: number) => top + labelHeight + line * size * LINE_HEIGHT + size * CAPITAL_HEIGHT
  const titleLine = lines.map((line, at) => bold.outlineOf(line, { x: MARGIN, y: baseline(at), size }))
  return filled(COLOUR.section, labelLine.join('')) + filled(COLOUR.title, titleLine.join(''))
}

const filled = (colour: string, outline: string) => `<path fill="${colour}" d="${outline}"/>`

function drawing(card: ShareCard, faces: Faces, { mark, hasPicture }: { mark: string; hasPicture: boolean }) {
  const width = (hasPicture ? PICTURE : WATERMARK).left - MARGIN - GAP
  const { siteName, host } = card
  const name = faces.bold.outlineOf(siteName, { x: MARGIN + MARK_SIZE + 18, y: MARGIN + 41, size: 32 })
  const domain = faces.medium.outlineOf(host, { x: MARGIN, y: HEIGHT - MARGIN, size: 26 })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${BACKGROUND}
${hasPicture ? '' : watermark(mark)}
<image href="${mark}" x="${MARGIN}" y="${MARGIN}" width="${MARK_SIZE}" height="${MARK_SIZE}"/>
${filled(COLOUR.name, name)}${textBlock(card, faces, width)}${filled(COLOUR.host, domain)}</svg>`
}

async function encode(pixels: Sharp): Promise<Buffer> {
  let bytes = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    bytes = await pixels.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
    if (bytes.length <= MAX_BYTES) break
  }
  return bytes
}

/** Returns a function that draws cards as JPEG. A picture that cannot be read is left out. */
export function cardDrawer(files: CardFiles): DrawCard {
  const faces = { bold: typeface(files.bold), medium: typeface(files.medium) }
  const mark = `data:image/svg+xml;base64,${Buffer.from(files.mark).toString('base64')}`
  return async (card, bytes) => {
    const picture = bytes && (await cardPicture(bytes, card.focal, PICTURE).catch(() => undefined))
    const svg = drawing(card, faces, { mark, hasPicture: picture !== undefined })
    const { left, top } = PICTURE
    return encode(sharp(Buffer.from(svg)).composite(picture ? [{ input: picture, left, top }] : []))
  }
}
