import type { Declaration } from '@flou/shared/content/declaration.ts'
import { revisionTexts } from '../../core/texts/editorDialogs.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { itemName } from './itemName.ts'
import { itemsDiff, type ItemChange } from '../diff/itemsDiff.ts'
// circular: an entry of a list is compared as a record is, and a record may have lists
import { RecordDiff } from '../RecordDiff.tsx'
import { recordDiff, type DiffProps, type ValueProps } from '../diff/recordDiff.ts'
import classes from '../diff/Diff.module.css'

const positionsOf = (itemChange: ItemChange) => ({
  from: 'from' in itemChange ? itemChange.from : 0,
  to: 'to' in itemChange ? itemChange.to : 0,
})

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export function EntryCount({ value }: ValueProps) {
  const t = useTextsOf(revisionTexts)
  return t('diff.entries', { count: listOf(value).length })
}

export function ItemsDiff({ diff, typeKey }: DiffProps) {
  const { of: declaration } = diff.field as DiffProps['diff']['field'] & { of: Declaration }
  const t = useTextsOf(revisionTexts)
  const language = useLanguage()
  return (
    <ol className={classes['items']}>
      {itemsDiff(listOf(diff.before), listOf(diff.after)).map((itemChange) => {
        const value = 'after' in itemChange ? itemChange.after : itemChange.before
        const { from, to } = positionsOf(itemChange)
        return (
          <li key={`${itemChange.state} ${from} ${to}`} data-state={itemChange.state}>
            <strong>{itemName(declaration, value, language)}</strong>{' '}
            <span className={classes['note']}>{t(`diff.state.${itemChange.state}`, { from, to })}</span>
            {itemChange.state === 'changed' && (
              <RecordDiff
                diffs={recordDiff(declaration, itemChange.before, itemChange.after)}
                typeKey={typeKey}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}
