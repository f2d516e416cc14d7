import type { Shape } from '@flou/shared/content/shape.ts'
import { versionTexts } from '../../texts/content/versions.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { itemName } from '../fields/nested/itemName.ts'
import { itemsDiff, type ItemChange } from './diff/itemsDiff.ts'
// circular: an entry of a list is compared as a record is, and a record may have lists
import { RecordDiff } from './RecordDiff.tsx'
import { recordDiff } from './diff/recordDiff.ts'
import classes from './Diff.module.css'

interface Props {
  shape: Shape
  before: readonly unknown[]
  after: readonly unknown[]
  typeKey: string
}

const placesOf = (change: ItemChange) => ({
  from: 'from' in change ? change.from : 0,
  to: 'to' in change ? change.to : 0,
})

/** What became of the entries of a list. */
export function Items({ shape, before, after, typeKey }: Props) {
  const t = useTextsOf(versionTexts)
  const language = useLanguage()
  return (
    <ol className={classes['items']}>
      {itemsDiff(before, after).map((change) => {
        const value = 'after' in change ? change.after : change.before
        const { from, to } = placesOf(change)
        return (
          <li key={`${change.state} ${from} ${to}`} data-state={change.state}>
            <strong>{itemName(shape, value, language)}</strong>{' '}
            <span className={classes['note']}>{t(`diff.state.${change.state}`, { from, to })}</span>
            {change.state === 'changed' && (
              <RecordDiff diffs={recordDiff(shape, change.before, change.after)} typeKey={typeKey} />
            )}
          </li>
        )
      })}
    </ol>
  )
}
