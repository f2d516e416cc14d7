import { useMemo, type ReactNode } from 'react'
import { versionTexts } from '../../texts/content/versions.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { documentOf } from '../fields/richText/document/html.ts'
import { isFormatOnly, richTextDiff, type BlockStep, type TokenRun } from './diff/richTextDiff.ts'
import type { DocumentNode, TextBlock } from './diff/textBlocks.ts'
import { Marked } from './Marked.tsx'
import classes from './Diff.module.css'

const stepsOf = (before: string, after: string) =>
  richTextDiff(
    documentOf(before).toJSON() as DocumentNode, // the shape of every document's JSON
    documentOf(after).toJSON() as DocumentNode,
  ).map((step, place) => ({ ...step, place }))

const wordsOf = ({ tokens }: TextBlock): string =>
  tokens
    .map(({ text }) => text)
    .join('')
    .trim()

function Runs({ runs }: { runs: readonly TokenRun[] }) {
  const t = useTextsOf(versionTexts)
  return runs.map(({ kind, text, at }) => {
    if (kind === 'same') return <span key={at}>{text}</span>
    if (kind !== 'format') return <Marked key={at} as={kind} text={text} />
    return (
      <span key={at} className={classes['reformatted']}>
        <span className="visuallyHidden"> {t('diff.formatting')}: </span>
        {text}
      </span>
    )
  })
}

const Picture = ({ block: { picture } }: { block: TextBlock }) =>
  picture ? <img className={classes['picture']} src={picture} alt="" loading="lazy" /> : null

function Changed({ step }: { step: Extract<BlockStep, { kind: 'changed' }> }) {
  const t = useTextsOf(versionTexts)
  const { before, after, runs } = step
  const isOtherPicture = before.picture !== after.picture
  return (
    <div className={classes['block']} data-role={after.role}>
      {isFormatOnly(step) && (
        <span className={classes['note']}>
          {t(before.role === after.role ? 'diff.formatting' : 'diff.kindOfBlock')}
        </span>
      )}
      {isOtherPicture && <Picture block={before} />}
      {after.picture !== undefined && <Picture block={after} />}
      <div>
        <Runs runs={runs} />
      </div>
    </div>
  )
}

/** How a formatted text became another: block by block, and word by word within those that changed. */
export function Blocks({ before, after }: { before: string; after: string }): ReactNode {
  const t = useTextsOf(versionTexts)
  const steps = useMemo(() => stepsOf(before, after), [before, after])
  return steps.map((step) => {
    if (step.kind === 'same')
      return (
        <p key={step.place} className={classes['skipped']}>
          ⋯ {t('diff.unchanged', { count: step.blocks.length })}
        </p>
      )
    if (step.kind === 'changed') return <Changed key={step.place} step={step} />
    return (
      <div key={step.place} className={classes['block']} data-role={step.block.role}>
        <Picture block={step.block} />
        <Marked as={step.kind} text={wordsOf(step.block)} />
      </div>
    )
  })
}
