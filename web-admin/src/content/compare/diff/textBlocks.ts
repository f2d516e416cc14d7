/** A node of the editor's document, as its `toJSON` writes it. */
export interface DocumentNode {
  type: string
  text?: string
  attrs?: Readonly<Record<string, unknown>>
  marks?: readonly { type: string; attrs?: Readonly<Record<string, unknown>> }[]
  content?: readonly DocumentNode[]
}

/** A word with its formatting; where a link ends, what it leads to is a word, too. */
export interface Token {
  text: string
  /** Names of the marks on it, links left out. */
  format: string
}

/** What is read as one: a paragraph, a heading, an entry of a list, a row of a table, a picture. */
export interface TextBlock {
  /** Its node's type, with the level of a heading: `heading2`. */
  role: string
  /** How deep in lists and quotations it is. */
  depth: number
  tokens: readonly Token[]
  /** Address of the picture that it is. */
  picture?: string
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

// bounded: spaces that no word follows are taken at once by the second part
const wordsOf = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? []

/** A line that ends within a block. */
const BREAK = '\n'

const linkOf = ({ marks = [] }: DocumentNode): string => {
  const link = marks.find(({ type }) => type === 'link')
  return link ? ` [→ ${textOf(link.attrs?.['href'])}]` : ''
}

/** Spaces at the end of a formatted stretch belong to the word after it; at the end of a block they say nothing. */
function withSpacesBefore(tokens: readonly Token[]): Token[] {
  let spaces = ''
  return tokens.flatMap(({ text, format }) => {
    if (text.trim() === '' && text !== BREAK) {
      spaces += text
      return []
    }
    const token = { text: spaces + text, format }
    spaces = ''
    return [token]
  })
}

/** The words of inline content. */
function inlineTokens(nodes: readonly DocumentNode[]): Token[] {
  const tokens = nodes.flatMap((node, index) => {
    if (node.type === 'hard_break') return [{ text: BREAK, format: '' }]
    const format = (node.marks ?? []).flatMap(({ type }) => (type === 'link' ? [] : [type])).join(' ')
    const words = wordsOf(node.text ?? '').map((text) => ({ text, format }))
    const link = linkOf(node)
    const next = nodes[index + 1]
    const isEnd = link !== '' && (!next || linkOf(next) !== link)
    return isEnd ? [...words, { text: link, format: '' }] : words
  })
  return withSpacesBefore(tokens)
}

const roleOf = ({ type, attrs }: DocumentNode): string =>
  type === 'heading' ? `heading${textOf(attrs?.['level'])}` : type

/** Nodes whose children are read one by one, deeper than they themselves. */
const DEEPER: ReadonlySet<string> = new Set(['bullet_list', 'ordered_list', 'blockquote'])

function cellTokens(row: DocumentNode): Token[] {
  const cells = (row.content ?? []).map((cell) =>
    (cell.content ?? []).flatMap((block) => blocksIn(block, { role: '', depth: 0 })),
  )
  return cells.flatMap((blocks, index) => [
    ...(index > 0 ? [{ text: ' |', format: '' }] : []),
    ...blocks.flatMap(({ tokens }) => tokens),
  ])
}

interface Around {
  /** The kind of list or quotation around it. */
  role: string
  depth: number
}

function blocksIn(node: DocumentNode, around: Around): TextBlock[] {
  const { type, content = [], attrs = {} } = node
  const { depth } = around
  if (type === 'picture') {
    const [picture, alt] = [textOf(attrs['src']), textOf(attrs['alt'])]
    const tokens = [...wordsOf(alt), ` [${picture}]`].map((text) => ({ text, format: '' }))
    return [{ role: type, depth, tokens, picture }]
  }
  if (type === 'table_row') return [{ role: type, depth, tokens: cellTokens(node) }]
  if (type === 'horizontal_rule') return [{ role: type, depth, tokens: [{ text: '―', format: '' }] }]
  if (type === 'paragraph' && around.role !== '')
    return [{ role: around.role, depth, tokens: inlineTokens(content) }]
  if (type === 'paragraph' || type === 'heading' || type === 'code_block')
    return [{ role: roleOf(node), depth, tokens: inlineTokens(content) }]
  const inside = DEEPER.has(type) ? { role: type, depth: depth + 1 } : around
  return content.flatMap((child) => blocksIn(child, inside))
}

/** A document as the blocks it is read in. */
export const blocksOf = (document: DocumentNode): TextBlock[] => blocksIn(document, { role: '', depth: 0 })
