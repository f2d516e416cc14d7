import { sequenceDiff, type Run } from './sequenceDiff.ts'

/** A node of the editor's document, as its `toJSON` writes it. */
export interface DocumentNode {
  type: string
  text?: string
  attrs?: Readonly<Record<string, unknown>>
  marks?: readonly { type: string; attrs?: Readonly<Record<string, unknown>> }[]
  content?: readonly DocumentNode[]
}

/** A word with its formatting; where a link ends, what it leads to is a word, too. */
interface Token {
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

/** Words of a block that changed in the same way. `format`: the same words, formatted differently. */
export interface TokenRun {
  kind: Run<Token>['kind'] | 'format'
  text: string
  at: number
}

/** What became of a block. */
export type BlockStep =
  | { kind: 'same'; blocks: readonly TextBlock[] }
  | { kind: 'added' | 'removed'; block: TextBlock }
  | { kind: 'changed'; before: TextBlock; after: TextBlock; runs: readonly TokenRun[] }

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

const plain = ({ tokens }: TextBlock): string =>
  tokens
    .map(({ text }) => text)
    .join('')
    .trim()
const isSame = (one: TextBlock, other: TextBlock): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Share of words that two blocks have in common from which on one is taken to have become the other. */
const ALIKE = 0.4

function likeness(one: TextBlock, other: TextBlock): number {
  const words = new Set(one.tokens.map(({ text }) => text.trim()))
  const shared = other.tokens.filter(({ text }) => words.has(text.trim())).length
  return (2 * shared) / Math.max(1, one.tokens.length + other.tokens.length)
}

/** Words that stayed but are formatted differently become runs of their own. */
function tokenRuns(before: TextBlock, after: TextBlock): TokenRun[] {
  let place = 0
  const runs: { kind: TokenRun['kind']; text: string }[] = []
  const add = (kind: TokenRun['kind'], text: string) => {
    const last = runs.at(-1)
    if (last?.kind === kind) last.text += text
    else runs.push({ kind, text })
  }
  for (const { kind, values } of sequenceDiff(
    before.tokens,
    after.tokens,
    (one, other) => one.text.trim() === other.text.trim(),
  )) {
    for (const { text, format } of values) {
      const isReformatted = kind === 'same' && before.tokens[place]?.format !== format
      add(isReformatted ? 'format' : kind, text)
      if (kind !== 'added') place += 1
    }
  }
  return runs.map((run, at) => ({ ...run, at }))
}

const changed = (before: TextBlock, after: TextBlock): BlockStep => ({
  kind: 'changed',
  before,
  after,
  runs: tokenRuns(before, after),
})

/** Blocks that went and came at one place: those alike have changed, the others went or came. */
function replaced(gone: readonly TextBlock[], come: readonly TextBlock[]): BlockStep[] {
  if (gone.length === 1 && come.length === 1 && gone[0] && come[0] && gone[0].role === come[0].role)
    return [changed(gone[0], come[0])]
  const steps: BlockStep[] = []
  let place = 0
  const runs = sequenceDiff(gone, come, (one, other) => likeness(one, other) >= ALIKE)
  for (const { kind, values } of runs)
    for (const block of values) {
      const before = gone[place]
      if (kind === 'same' && before) steps.push(changed(before, block))
      else if (kind !== 'same') steps.push({ kind, block })
      if (kind !== 'added') place += 1
    }
  return steps
}

/**
 * How a formatted text became another: block by block over the editor's document, word by word within those that changed. Targets of
 * links, alternative texts and sources of pictures are words like others, so that a change of them shows.
 */
export function richTextDiff(before: DocumentNode, after: DocumentNode): BlockStep[] {
  const runs = sequenceDiff(blocksOf(before), blocksOf(after), isSame)
  return runs.flatMap(({ kind, values }, index): BlockStep[] => {
    if (kind === 'same') return [{ kind, blocks: values }]
    const next = runs[index + 1]
    if (kind === 'removed') return replaced(values, next?.kind === 'added' ? next.values : [])
    return runs[index - 1]?.kind === 'removed' ? [] : values.map((block) => ({ kind, block }))
  })
}

/** True for a block of which only the formatting or its kind changed. */
export const isFormatOnly = ({ before, after }: Extract<BlockStep, { kind: 'changed' }>): boolean =>
  plain(before) === plain(after)
