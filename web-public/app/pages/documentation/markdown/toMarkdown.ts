import { asParagraph, fenceFor, inlineMarkdown, textOf, type LinkTo } from './inline.ts'
import { parseMarkup, type MarkupElement, type MarkupNode } from './parseMarkup.ts'
import { tableMarkdown } from './table.ts'

type Block = (element: MarkupElement, linkTo: LinkTo) => string

const indentFollowing = (text: string, space: string) => text.replace(/\n(?=[^\n])/g, `\n${space}`)

const listWith =
  (delimiterOf: (index: number, list: MarkupElement) => string): Block =>
  (list, linkTo) => {
    const entries = list.children.filter((node) => typeof node !== 'string' && node.tag === 'li')
    return entries
      .map((entry, index) => {
        const delimiter = delimiterOf(index, list)
        const text = blocksOf((entry as MarkupElement).children, linkTo).join('\n\n')
        return delimiter + indentFollowing(tightenLists(text), ' '.repeat(delimiter.length))
      })
      .join('\n')
  }

const tightenLists = (text: string) => text.replace(/\n\n(?=(?:- |\d+\. ))/g, '\n')

const heading =
  (level: number): Block =>
  ({ children }, linkTo) =>
    `${'#'.repeat(level)} ${inlineMarkdown(children, linkTo).replace(/\s+/g, ' ').trim()}`

const quoted = (text: string) => text.replace(/^/gm, '> ').replace(/^> $/gm, '>')

function fenced({ children }: MarkupElement): string {
  const text = textOf(children).replace(/\n$/, '')
  const fence = fenceFor(text, 3)
  return `${fence}\n${text}\n${fence}`
}

const blockquote: Block = ({ children }, linkTo) => quoted(blocksOf(children, linkTo).join('\n\n'))

const BLOCKS: Readonly<Record<string, Block>> = {
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  p: ({ children }, linkTo) => asParagraph(inlineMarkdown(children, linkTo)),
  hr: () => '---',
  pre: fenced,
  ul: listWith(() => '- '),
  ol: listWith((index, { attributes }) => `${Number(attributes['start'] ?? 1) + index}. `),
  blockquote,
  aside: blockquote,
  table: tableMarkdown,
  figure: ({ children }, linkTo) => blocksOf(children, linkTo).join('\n\n'),
  figcaption: ({ children }, linkTo) => `*${inlineMarkdown(children, linkTo).trim()}*`,
}

const isBlock = (node: MarkupNode): node is MarkupElement => typeof node !== 'string' && node.tag in BLOCKS

function blocksOf(nodes: readonly MarkupNode[], linkTo: LinkTo): string[] {
  const blocks: string[] = []
  let inlineNodes: MarkupNode[] = []
  const endParagraph = () => {
    blocks.push(asParagraph(inlineMarkdown(inlineNodes, linkTo)))
    inlineNodes = []
  }
  for (const node of nodes) {
    if (isBlock(node)) {
      endParagraph()
      blocks.push(BLOCKS[node.tag]?.(node, linkTo) ?? '')
    } else inlineNodes.push(node)
  }
  endParagraph()
  return blocks.filter((text) => text !== '')
}

export const nodesToMarkdown = (nodes: readonly MarkupNode[], linkTo: LinkTo): string =>
  blocksOf(nodes, linkTo).join('\n\n')

/** Converts sanitized markup to CommonMark with GitHub tables. */
export const toMarkdown = (html: string, linkTo: LinkTo): string => nodesToMarkdown(parseMarkup(html), linkTo)
