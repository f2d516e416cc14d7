import { sequenceDiff, type Run } from '../../diff/sequenceDiff.ts'
import { blocksOf, type DocumentNode, type TextBlock, type Token } from './textBlocks.ts'

/** Adjacent words with the same kind of change; `format`: only the formatting differs. */
export interface TokenRun {
  kind: Run<Token>['kind'] | 'format'
  text: string
  at: number
}

export type BlockDiff =
  | { kind: 'same'; blocks: readonly TextBlock[] }
  | { kind: 'added' | 'removed'; block: TextBlock }
  | { kind: 'changed'; before: TextBlock; after: TextBlock; runs: readonly TokenRun[] }

const plain = ({ tokens }: TextBlock): string =>
  tokens
    .map(({ text }) => text)
    .join('')
    .trim()
const isSame = (one: TextBlock, other: TextBlock): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Minimum share of common words for two blocks to count as one changed block. */
const MIN_SIMILARITY = 0.4

function similarity(one: TextBlock, other: TextBlock): number {
  const words = new Set(one.tokens.map(({ text }) => text.trim()))
  const shared = other.tokens.filter(({ text }) => words.has(text.trim())).length
  return (2 * shared) / Math.max(1, one.tokens.length + other.tokens.length)
}

function tokenRuns(before: TextBlock, after: TextBlock): TokenRun[] {
  let index = 0
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
      const isReformatted = kind === 'same' && before.tokens[index]?.format !== format
      add(isReformatted ? 'format' : kind, text)
      if (kind !== 'added') index += 1
    }
  }
  return runs.map((run, at) => ({ ...run, at }))
}

const changedBlock = (before: TextBlock, after: TextBlock): BlockDiff => ({
  kind: 'changed',
  before,
  after,
  runs: tokenRuns(before, after),
})

/** Pairs similar blocks as changed; the others are removed or added. */
function diffReplaced(removed: readonly TextBlock[], added: readonly TextBlock[]): BlockDiff[] {
  if (
    removed.length === 1 &&
    added.length === 1 &&
    removed[0] &&
    added[0] &&
    removed[0].role === added[0].role
  )
    return [changedBlock(removed[0], added[0])]
  const diffs: BlockDiff[] = []
  let index = 0
  const runs = sequenceDiff(removed, added, (one, other) => similarity(one, other) >= MIN_SIMILARITY)
  for (const { kind, values } of runs)
    for (const block of values) {
      const before = removed[index]
      if (kind === 'same' && before) diffs.push(changedBlock(before, block))
      else if (kind !== 'same') diffs.push({ kind, block })
      if (kind !== 'added') index += 1
    }
  return diffs
}

/**
 * Compares formatted texts by block, then by word. Link targets, alternative texts and picture sources count
 * as words.
 */
export function richTextDiff(before: DocumentNode, after: DocumentNode): BlockDiff[] {
  const runs = sequenceDiff(blocksOf(before), blocksOf(after), isSame)
  return runs.flatMap(({ kind, values }, index): BlockDiff[] => {
    if (kind === 'same') return [{ kind, blocks: values }]
    const next = runs[index + 1]
    if (kind === 'removed') return diffReplaced(values, next?.kind === 'added' ? next.values : [])
    return runs[index - 1]?.kind === 'removed' ? [] : values.map((block) => ({ kind, block }))
  })
}

export const isFormatOnly = ({ before, after }: Extract<BlockDiff, { kind: 'changed' }>): boolean =>
  plain(before) === plain(after)
