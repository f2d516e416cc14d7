import { useMemo, type ReactNode } from 'react'
import { revisionTexts } from '../../../core/texts/editorDialogs.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { documentOf } from '../document/html.ts'
import { isFormatOnly, richTextDiff, type BlockDiff, type TokenRun } from './richTextDiff.ts'
import type { DocumentNode, TextBlock } from './textBlocks.ts'
import { textOf, type DiffProps, type ValueProps } from '../../diff/recordDiff.ts'
import { Marked } from '../../diff/Sides.tsx'
import { formattedText } from '../formattedText.tsx'
import classes from '../../diff/Diff.module.css'

const diffBlocks = (before: string, after: string) =>
  richTextDiff(documentOf(before).toJSON() as DocumentNode, documentOf(after).toJSON() as DocumentNode).map(
    (diff, index) => ({ ...diff, index }),
  )

const plainTextOf = ({ tokens }: TextBlock): string =>
  tokens
    .map(({ text }) => text)
    .join('')
    .trim()

function Runs({ runs }: { runs: readonly TokenRun[] }) {
  const t = useTextsOf(revisionTexts)
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

function ChangedBlock({ diff }: { diff: Extract<BlockDiff, { kind: 'changed' }> }) {
  const t = useTextsOf(revisionTexts)
  const { before, after, runs } = diff
  const isOtherPicture = before.picture !== after.picture
  return (
    <div className={classes['block']} data-role={after.role}>
      {isFormatOnly(diff) && (
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

export function Formatted({ value }: ValueProps) {
  const t = useTextsOf(revisionTexts)
  return (
    <details className={classes['formatted']}>
      <summary>{t('diff.unchangedText')}</summary>
      {formattedText(textOf(value))}
    </details>
  )
}

export function Blocks({ diff: { before, after } }: DiffProps): ReactNode {
  const t = useTextsOf(revisionTexts)
  const diffs = useMemo(() => diffBlocks(textOf(before), textOf(after)), [before, after])
  return diffs.map((diff) => {
    if (diff.kind === 'same')
      return (
        <p key={diff.index} className={classes['skipped']}>
          ⋯ {t('diff.unchanged', { count: diff.blocks.length })}
        </p>
      )
    if (diff.kind === 'changed') return <ChangedBlock key={diff.index} diff={diff} />
    return (
      <div key={diff.index} className={classes['block']} data-role={diff.block.role}>
        <Picture block={diff.block} />
        <Marked as={diff.kind} text={plainTextOf(diff.block)} />
      </div>
    )
  })
}
