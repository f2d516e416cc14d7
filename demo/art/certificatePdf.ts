export interface PdfLine {
  text: string
  size: number
  isBold?: boolean
  /** Space above in points. */
  above?: number
}

const WIDTH = 595
const HEIGHT = 842
const MARGIN = 72
const ASCII_END = 0x7e
const LATIN_END = 0xff

/** Escapes a text so that the file is ASCII; characters outside Latin-1 become a question mark. */
const pdfText = (text: string): string =>
  Array.from(text, (character) => {
    const code = character.charCodeAt(0)
    if (code > LATIN_END) return '?'
    if (code > ASCII_END) return `\\${code.toString(8)}`
    return '\\()'.includes(character) ? `\\${character}` : character
  }).join('')

function pageContent(lines: readonly PdfLine[]): string {
  let y = HEIGHT - MARGIN
  const drawn = lines.map(({ text, size, isBold = false, above = 6 }) => {
    y -= size + above
    return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${MARGIN} ${y} Td (${pdfText(text)}) Tj ET`
  })
  const frame = `0.18 0.56 0.04 RG 2 w 36 36 ${WIDTH - 72} ${HEIGHT - 72} re S`
  return [frame, ...drawn].join('\n')
}

/** One page of Latin text in the built-in fonts; equal lines give equal bytes. */
export function pdf(lines: readonly PdfLine[]): string {
  const content = pageContent(lines)
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = file.length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return file
}
