import { inlineMarkdown, type LinkTo } from './inline.ts'
import type { MarkupElement, MarkupNode } from './parseMarkup.ts'

const isElement = (node: MarkupNode): node is MarkupElement => typeof node !== 'string'

/** Rows of a table, whatever part of it they are in. */
const rowsOf = ({ children }: MarkupElement): MarkupElement[] =>
  children.filter(isElement).flatMap((node) => (node.tag === 'tr' ? [node] : rowsOf(node)))

const cellsOf = ({ children }: MarkupElement) =>
  children.filter(isElement).filter(({ tag }) => tag === 'td' || tag === 'th')

const MOST_COLUMNS = 50

/** A cell in one line; those it spans beside it stay empty. */
function textsOfRow(row: MarkupElement, linkTo: LinkTo): string[] {
  return cellsOf(row).flatMap(({ children, attributes: { colspan = '1' } }) => {
    const text = inlineMarkdown(spaced(children), linkTo).replace(/\s+/g, ' ').trim()
    const spanned = Math.min(MOST_COLUMNS, Math.max(1, Number(colspan) || 1))
    return [text, ...Array.from({ length: spanned - 1 }, () => '')]
  })
}

/** Paragraphs and entries of a list within a cell stay apart. */
const spaced = (nodes: readonly MarkupNode[]): MarkupNode[] => nodes.flatMap((node) => [node, ' '])

/** A table as GitHub writes it: its first row heads it where that is a row of headings, else nothing does. */
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
