import { asParagraph, fenceFor, inlineMarkdown, textOf, type LinkTo } from './inline.ts'
import { parseMarkup, type MarkupElement, type MarkupNode } from './parseMarkup.ts'
import { tableMarkdown } from './table.ts'

type Block = (element: MarkupElement, linkTo: LinkTo) => string

/** Lines after the first one, and only those that have something in them, moved to the right. */
const hanging = (text: string, space: string) => text.replace(/\n(?=[^\n])/g, `\n${space}`)

const listWith =
  (markOf: (index: number, list: MarkupElement) => string): Block =>
  (list, linkTo) => {
    const entries = list.children.filter((node) => typeof node !== 'string' && node.tag === 'li')
    return entries
      .map((entry, index) => {
        const mark = markOf(index, list)
        const text = blocksOf((entry as MarkupElement).children, linkTo).join('\n\n') // filtered above
        return mark + hanging(tight(text), ' '.repeat(mark.length))
      })
      .join('\n')
  }

/** A list below an entry's own words follows them at once. */
const tight = (text: string) => text.replace(/\n\n(?=(?:- |\d+\. ))/g, '\n')

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

/** What Markdown has for each block that editors write; what is missing here is words. */
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
  blockquote: ({ children }, linkTo) => quoted(blocksOf(children, linkTo).join('\n\n')),
  table: tableMarkdown,
  figure: ({ children }, linkTo) => blocksOf(children, linkTo).join('\n\n'),
  figcaption: ({ children }, linkTo) => `*${inlineMarkdown(children, linkTo).trim()}*`,
}

const isBlock = (node: MarkupNode): node is MarkupElement => typeof node !== 'string' && node.tag in BLOCKS

/** Blocks as texts; words between blocks are paragraphs. */
function blocksOf(nodes: readonly MarkupNode[], linkTo: LinkTo): string[] {
  const blocks: string[] = []
  let words: MarkupNode[] = []
  const endWords = () => {
    blocks.push(asParagraph(inlineMarkdown(words, linkTo)))
    words = []
  }
  for (const node of nodes) {
    if (isBlock(node)) {
      endWords()
      blocks.push(BLOCKS[node.tag]?.(node, linkTo) ?? '')
    } else words.push(node)
  }
  endWords()
  return blocks.filter((text) => text !== '')
}

/**
 * An editor's text as Markdown (CommonMark, tables as GitHub has them).
 * @param html mark-up of the tags that the sanitiser allows
 * @param linkTo how its addresses are written
 */
export const toMarkdown = (html: string, linkTo: LinkTo): string =>
  blocksOf(parseMarkup(html), linkTo).join('\n\n')
