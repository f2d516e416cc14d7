import type { MarkupElement, MarkupNode } from './parseMarkup.ts'

/** Returns an absolute URL, because the file is read outside the site. */
export type LinkTo = (url: string) => string

type Inline = (text: string, element: MarkupElement, linkTo: LinkTo) => string

/** Markdown delimiters must touch the text: moves spaces outside. */
const wrapWith =
  (delimiter: string): Inline =>
  (text) => {
    const inner = text.trim()
    if (inner === '') return text
    const start = text.length - text.trimStart().length
    return text.slice(0, start) + delimiter + inner + delimiter + text.slice(start + inner.length)
  }

export function fenceFor(text: string, least: number): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  return '`'.repeat(Math.max(least, longest + 1))
}

function code(text: string): string {
  const fence = fenceFor(text, 1)
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return fence + space + text + space + fence
}

const asHtml: Inline = (text, { tag }) => `<${tag}>${text}</${tag}>`

const inParentheses = (url: string) =>
  url.replace(/[\s()<>]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

const ELEMENTS: Readonly<Record<string, Inline>> = {
  strong: wrapWith('**'),
  b: wrapWith('**'),
  em: wrapWith('*'),
  i: wrapWith('*'),
  s: wrapWith('~~'),
  sub: asHtml,
  sup: asHtml,
  br: () => '  \n',
  a: (text, { attributes: { href = '' } }, linkTo) =>
    href === '' || text.trim() === '' ? text : `[${text.trim()}](${inParentheses(linkTo(href))})`,
  img: (_, { attributes: { src = '', alt = '' } }, linkTo) =>
    src === '' ? '' : `![${escapeMarkdown(alt)}](${inParentheses(linkTo(src))})`,
}

const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_[\]<>~|]/g, (character) => `\\${character}`)

export const textOf = (nodes: readonly MarkupNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')

export const inlineMarkdown = (nodes: readonly MarkupNode[], linkTo: LinkTo): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escapeMarkdown(node.replace(/[ \t\r\n]+/g, ' '))
      if (node.tag === 'code') return code(textOf(node.children))
      const text = inlineMarkdown(node.children, linkTo)
      return ELEMENTS[node.tag]?.(text, node, linkTo) ?? text
    })
    .join('')

/** Escapes text that would start a heading, list or quotation. */
export const asParagraph = (text: string): string =>
  text
    .trim()
    .replace(/^([#>+-])/, '\\$1')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
