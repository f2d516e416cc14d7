import { wordsDiff } from './diff/wordsDiff.ts'
import { Marked } from './Marked.tsx'

export function Words({ before, after }: { before: string; after: string }) {
  return wordsDiff(before, after).map(({ kind, text, at }) =>
    kind === 'same' ? <span key={at}>{text}</span> : <Marked key={at} as={kind} text={text} />,
  )
}
