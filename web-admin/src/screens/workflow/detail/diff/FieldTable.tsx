import { Switch } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import { fieldRows } from '../../../../content/compare/diff/fieldRows.ts'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { useGradually } from '../useGradually.ts'
import { FieldRows } from './FieldRows.tsx'
import classes from './FieldTable.module.css'

const GRADUALLY = { first: 12, step: 12 } as const

/** What a change makes of a record, field by field, Indonesian and English side by side. */
export function FieldTable({ type, change }: { type: AnyType; change: ChangeDetail }) {
  const t = useTextsOf(changeTexts)
  const [isAll, setAll] = useState(false)
  const { before, after } = change
  const rows = useMemo(() => fieldRows(type.shape, before ?? {}, after ?? {}), [type, before, after])
  const changed = rows.filter(({ isChanged }) => isChanged)
  const shown = isAll ? rows : changed
  const count = useGradually(shown.length, GRADUALLY)
  return (
    <>
      <div className={classes.head}>
        <p role="status">
          {changed.length === 0 ? t('change.nothing') : t('change.fields', { count: changed.length })}
        </p>
        {changed.length < rows.length && (
          <Switch
            label={t('change.showUnchanged')}
            checked={isAll}
            onChange={(event) => setAll(event.currentTarget.checked)}
          />
        )}
      </div>
      <FieldRows rows={shown.slice(0, count)} type={type} change={change} />
    </>
  )
}
