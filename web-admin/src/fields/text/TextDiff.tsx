import { textOf, type DiffProps } from '../diff/recordDiff.ts'
import { wordsDiff } from '../diff/sequenceDiff.ts'
import { Marked } from '../diff/Sides.tsx'

export function Words({ before, after }: { before: string; after: string }) {
  return wordsDiff(before, after).map(({ kind, text, at }) =>
    kind === 'same' ? <span key={at}>{text}</span> : <Marked key={at} as={kind} text={text} />,
  )
}

export const TextDiff = ({ diff }: DiffProps) => (
  <Words before={textOf(diff.before)} after={textOf(diff.after)} />
)
