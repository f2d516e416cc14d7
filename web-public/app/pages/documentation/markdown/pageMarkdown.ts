import { localLink, localPath, type Language } from '@flou/shared/locale.ts'
import { textOf, type LinkTo } from './inline.ts'
import { parseMarkup, type MarkupElement, type MarkupNode } from './parseMarkup.ts'
import { nodesToMarkdown } from './toMarkdown.ts'

/** Elements without content for readers of plain text. */
const SKIPPED = new Set(
  'button form iframe img input nav picture script search select style svg template video'.split(' '),
)
const CONTAINERS = new Set('address article aside dd details div dl figure footer header section'.split(' '))
const BLOCKS = new Set('blockquote h2 h3 h4 h5 h6 hr ol p pre table ul'.split(' '))

const isElement = (node: MarkupNode): node is MarkupElement => typeof node !== 'string'
const isBlock = (node: MarkupNode) => isElement(node) && BLOCKS.has(node.tag)
const isEmpty = (node: MarkupNode) =>
  (isElement(node) ? node.tag !== 'br' : true) && textOf([node]).trim() === ''

const isSkipped = ({ tag, attributes }: MarkupElement) =>
  SKIPPED.has(tag) || attributes['aria-hidden'] === 'true' || /\bno-print\b/.test(attributes['class'] ?? '')

const elementOf = (tag: string, children: MarkupNode[]): MarkupElement => ({ tag, attributes: {}, children })

/** Joins inline nodes between blocks to paragraphs. */
function asBlocks(nodes: readonly MarkupNode[]): MarkupNode[] {
  const blocks: MarkupNode[] = []
  let inline: MarkupNode[] = []
  const endParagraph = () => {
    if (!inline.every(isEmpty)) blocks.push(elementOf('p', inline))
    inline = []
  }
  for (const node of nodes) {
    if (!isBlock(node)) inline.push(node)
    else {
      endParagraph()
      blocks.push(node)
    }
  }
  endParagraph()
  return blocks
}

/** Unwraps containers, and leaves what Markdown has a form for. */
function simplified(nodes: readonly MarkupNode[]): MarkupNode[] {
  return nodes.flatMap((node): MarkupNode[] => {
    if (!isElement(node)) return [node]
    if (isSkipped(node) || node.tag === 'h1') return []
    const children = simplified(node.children)
    if (CONTAINERS.has(node.tag)) return asBlocks(children)
    if (node.tag === 'summary') return [elementOf('h3', children)]
    if (node.tag === 'dt') return [elementOf('p', [elementOf('strong', children)])]
    if (node.tag === 'span') return [' ', ...children, ' ']
    return children.every(isEmpty) && node.tag !== 'br' && node.tag !== 'hr'
      ? []
      : [{ ...node, children: node.tag === 'li' ? asBlocks(children) : children }]
  })
}

interface Page {
  origin: string
  language: Language
  path: string
}

const between = (html: string, start: string, end: string) => {
  const from = html.indexOf(start)
  const to = html.indexOf(end, from)
  return from < 0 || to < 0 ? '' : html.slice(html.indexOf('>', from) + 1, to)
}

/** Returns the content of a rendered page as Markdown with absolute URLs, for programs. */
export function pageMarkdown(html: string, { origin, language, path }: Page): string {
  const url = origin + localPath(path, language)
  const linkTo: LinkTo = (to) => {
    if (to.startsWith('#')) return url + to
    return to.startsWith('/') ? origin + localLink(to, language) : to
  }
  const main = between(html, '<main', '</main>')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
  const title = textOf(parseMarkup(between(main, '<h1', '</h1>')))
    .replace(/\s+/g, ' ')
    .trim()
  const text = nodesToMarkdown(asBlocks(simplified(parseMarkup(main))), linkTo)
  return `# ${title}\n\n<${url}>\n\n${text}\n`
}
