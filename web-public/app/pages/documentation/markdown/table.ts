import { inlineMarkdown, type LinkTo } from './inline.ts'
import type { MarkupElement, MarkupNode } from './parseMarkup.ts'

const isElement = (node: MarkupNode): node is MarkupElement => typeof node !== 'string'

const rowsOf = ({ children }: MarkupElement): MarkupElement[] =>
  children.filter(isElement).flatMap((node) => (node.tag === 'tr' ? [node] : rowsOf(node)))

const cellsOf = ({ children }: MarkupElement) =>
  children.filter(isElement).filter(({ tag }) => tag === 'td' || tag === 'th')

const MOST_COLUMNS = 50

function textsOfRow(row: MarkupElement, linkTo: LinkTo): string[] {
  return cellsOf(row).flatMap(({ children, attributes: { colspan = '1' } }) => {
    const text = inlineMarkdown(spaced(children), linkTo).replace(/\s+/g, ' ').trim()
    const spanned = Math.min(MOST_COLUMNS, Math.max(1, Number(colspan) || 1))
    return [text, ...Array.from({ length: spanned - 1 }, () => '')]
  })
}

const spaced = (nodes: readonly MarkupNode[]): MarkupNode[] => nodes.flatMap((node) => [node, ' '])

/** Converts a table to GitHub Markdown, with an empty header if it has none. */
export function tableMarkdown(table: MarkupElement, linkTo: LinkTo): string {
  const rows = rowsOf(table)
  const texts = rows.map((row) => textsOfRow(row, linkTo))
  const width = Math.max(0, ...texts.map(({ length }) => length))
  if (width === 0) return ''
  const isHeaded = rows[0] !== undefined && cellsOf(rows[0]).every(({ tag }) => tag === 'th')
  const head = isHeaded ? (texts[0] ?? []) : []
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`
  const caption = table.children.filter(isElement).find(({ tag }) => tag === 'caption')
  const above = caption ? `${inlineMarkdown(caption.children, linkTo).trim()}\n\n` : ''
  const lines = [line(head), `|${' --- |'.repeat(width)}`, ...texts.slice(isHeaded ? 1 : 0).map(line)]
  return above + lines.join('\n')
}
