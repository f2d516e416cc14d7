export interface DocumentNode {
  type: string
  text?: string
  attrs?: Readonly<Record<string, unknown>>
  marks?: readonly { type: string; attrs?: Readonly<Record<string, unknown>> }[]
  content?: readonly DocumentNode[]
}

/** Word with its formatting; a link's target follows as a separate token. */
export interface Token {
  text: string
  format: string
}

/** Unit of comparison: paragraph, heading, list entry, table row or picture. */
export interface TextBlock {
  /** Node type; headings include the level: `heading2`. */
  role: string
  depth: number
  tokens: readonly Token[]
  picture?: string
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

// bounded: spaces that no word follows are taken at once by the second part
const splitWords = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? []

const BREAK = '\n'

const linkOf = ({ marks = [] }: DocumentNode): string => {
  const link = marks.find(({ type }) => type === 'link')
  return link ? ` [→ ${textOf(link.attrs?.['href'])}]` : ''
}

/** Moves trailing spaces of a formatted range to the next word; drops them at the block's end. */
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

function inlineTokens(nodes: readonly DocumentNode[]): Token[] {
  const tokens = nodes.flatMap((node, index) => {
    if (node.type === 'hard_break') return [{ text: BREAK, format: '' }]
    const format = (node.marks ?? []).flatMap(({ type }) => (type === 'link' ? [] : [type])).join(' ')
    const words = splitWords(node.text ?? '').map((text) => ({ text, format }))
    const link = linkOf(node)
    const next = nodes[index + 1]
    const isEnd = link !== '' && (!next || linkOf(next) !== link)
    return isEnd ? [...words, { text: link, format: '' }] : words
  })
  return withSpacesBefore(tokens)
}

const roleOf = ({ type, attrs }: DocumentNode): string =>
  type === 'heading' ? `heading${textOf(attrs?.['level'])}` : type

const NESTING: ReadonlySet<string> = new Set(['bullet_list', 'ordered_list', 'blockquote', 'callout'])

function cellTokens(row: DocumentNode): Token[] {
  const cells = (row.content ?? []).map((cell) =>
    (cell.content ?? []).flatMap((block) => blocksIn(block, { role: '', depth: 0 })),
  )
  return cells.flatMap((blocks, index) => [
    ...(index > 0 ? [{ text: ' |', format: '' }] : []),
    ...blocks.flatMap(({ tokens }) => tokens),
  ])
}

interface Parent {
  role: string
  depth: number
}

function blocksIn(node: DocumentNode, parent: Parent): TextBlock[] {
  const { type, content = [], attrs = {} } = node
  const { depth } = parent
  if (type === 'picture') {
    const [picture, alt, caption] = [textOf(attrs['src']), textOf(attrs['alt']), textOf(attrs['caption'])]
    const words = [...splitWords(alt), ` [${picture}]`, ...splitWords(caption === '' ? '' : ` ${caption}`)]
    const tokens = words.map((text) => ({ text, format: '' }))
    return [{ role: type, depth, tokens, picture }]
  }
  if (type === 'table_row') return [{ role: type, depth, tokens: cellTokens(node) }]
  if (type === 'horizontal_rule') return [{ role: type, depth, tokens: [{ text: '―', format: '' }] }]
  if (type === 'paragraph' && parent.role !== '')
    return [{ role: parent.role, depth, tokens: inlineTokens(content) }]
  if (type === 'paragraph' || type === 'heading' || type === 'code_block')
    return [{ role: roleOf(node), depth, tokens: inlineTokens(content) }]
  const inside = NESTING.has(type) ? { role: type, depth: depth + 1 } : parent
  return content.flatMap((child) => blocksIn(child, inside))
}

export const blocksOf = (document: DocumentNode): TextBlock[] => blocksIn(document, { role: '', depth: 0 })
