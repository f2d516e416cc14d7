import { escapeElementText } from '../../strings/escapeHtml.ts'
import { cutMarkup, Run, segmentsOf } from './cutMarkup.ts'
import { CODE_TAG, unescapeText } from './entities.ts'
import type { Segment, SegmentedText } from './segment.ts'

const cutLines = (text: string): (string | Segment)[] =>
  text.split(/(\n)/).flatMap((line, block) => {
    const run = new Run()
    run.text = escapeElementText(line)
    return segmentsOf(run, block).filter((part) => part !== '')
  })

export const cutText = (text: string, isMarkup: boolean): SegmentedText => ({
  isMarkup,
  parts: isMarkup ? cutMarkup(text) : cutLines(text),
})

export const segmentsIn = ({ parts }: SegmentedText): Segment[] =>
  parts.filter((part) => typeof part !== 'string')

function markupOf(text: string, { codes, isAttribute }: Segment): string {
  const byId = new Map(codes.map((code) => [code.id, code]))
  const html = text.replace(CODE_TAG, (tag: string, slash: string, id: string) => {
    const code = byId.get(Number(id))
    if (!code) return ''
    return (slash === '/' ? code.close : code.open) ?? ''
  })
  return isAttribute ? html.replaceAll('"', '&quot;') : html
}

export function joinText(cut: SegmentedText, texts: readonly (string | undefined)[] = []): string {
  let at = 0
  return cut.parts
    .map((part) => {
      if (typeof part === 'string') return part
      const html = markupOf(texts[at] ?? part.text, part)
      at += 1
      return cut.isMarkup ? html : unescapeText(html)
    })
    .join('')
}
