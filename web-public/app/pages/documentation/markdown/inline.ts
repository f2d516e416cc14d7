import type { MarkupElement, MarkupNode } from './parseMarkup.ts'

/** How addresses of a text are written: absolute, because the file is read apart from the site. */
export type LinkTo = (address: string) => string

type Inline = (words: string, element: MarkupElement, linkTo: LinkTo) => string

/** Marks around words must touch them: spaces go outside. */
const around =
  (mark: string): Inline =>
  (words) => {
    const inner = words.trim()
    if (inner === '') return words
    const start = words.length - words.trimStart().length
    return words.slice(0, start) + mark + inner + mark + words.slice(start + inner.length)
  }

/** A fence of backticks longer than any in the text. */
export function fenceFor(text: string, least: number): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  return '`'.repeat(Math.max(least, longest + 1))
}

function code(text: string): string {
  const fence = fenceFor(text, 1)
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return fence + space + text + space + fence
}

const asHtml: Inline = (words, { tag }) => `<${tag}>${words}</${tag}>`

/** What an address may not have in it between Markdown's parentheses. */
const inParentheses = (address: string) =>
  address.replace(/[\s()<>]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

const ELEMENTS: Readonly<Record<string, Inline>> = {
  strong: around('**'),
  b: around('**'),
  em: around('*'),
  i: around('*'),
  s: around('~~'),
  sub: asHtml,
  sup: asHtml,
  br: () => '  \n',
  a: (words, { attributes: { href = '' } }, linkTo) =>
    href === '' || words.trim() === '' ? words : `[${words.trim()}](${inParentheses(linkTo(href))})`,
  img: (_, { attributes: { src = '', alt = '' } }, linkTo) =>
    src === '' ? '' : `![${escaped(alt)}](${inParentheses(linkTo(src))})`,
}

/** Characters that Markdown would take for marks. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>~|]/g, (character) => `\\${character}`)

export const textOf = (nodes: readonly MarkupNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')

/** Words of a text in one line, with their emphasis, links and code. */
export const inlineMarkdown = (nodes: readonly MarkupNode[], linkTo: LinkTo): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node.replace(/[ \t\r\n]+/g, ' '))
      if (node.tag === 'code') return code(textOf(node.children))
      const words = inlineMarkdown(node.children, linkTo)
      return ELEMENTS[node.tag]?.(words, node, linkTo) ?? words
    })
    .join('')

/** A line that begins like a heading, a list or a quotation, though it is none. */
export const asParagraph = (text: string): string =>
  text
    .trim()
    .replace(/^([#>+-])/, '\\$1')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
