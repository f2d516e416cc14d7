import type { BulkResult } from '../../core/state/bulkRun.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import classes from './Bulk.module.css'

export function BulkSummary({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="status" className={classes.summary}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}

interface Props {
  result: BulkResult<unknown>
  doneText?: string
}

/** Number of rows by outcome; "Done: 0" only if none was unchanged or waits. */
export function ResultSummary({ result, doneText }: Props) {
  const t = useTextsOf(listTexts)
  const { done, unchanged, waitingForApproval, refused, notStarted } = result
  const isDoneShown = done.length > 0 || unchanged.length + waitingForApproval.length === 0
  const sentences = [
    ...(isDoneShown ? [doneText ?? t('bulk.done', { count: done.length })] : []),
    ...(unchanged.length > 0 ? [t('bulk.unchanged', { count: unchanged.length })] : []),
    ...(waitingForApproval.length > 0 ? [t('bulk.held', { count: waitingForApproval.length })] : []),
    ...(refused.length > 0 ? [t('bulk.refused', { count: refused.length })] : []),
    ...(notStarted.length > 0 ? [t('bulk.left', { count: notStarted.length })] : []),
  ]
  return <BulkSummary sentences={sentences} />
}
