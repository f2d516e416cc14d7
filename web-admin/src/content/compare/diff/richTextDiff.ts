import { sequenceDiff, type Run } from './sequenceDiff.ts'
import { blocksOf, type DocumentNode, type TextBlock, type Token } from './textBlocks.ts'

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
