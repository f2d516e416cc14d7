import { Switch } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { fieldRows } from '../../../fields/diff/fieldRows.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useGradualCount } from './useGradualCount.ts'
import { FieldRows } from './FieldRows.tsx'
import classes from './FieldTable.module.css'

const BATCH = { first: 12, increment: 12 } as const

export function FieldTable({ type, changeRequest }: { type: AnyType; changeRequest: ChangeRequestDetail }) {
  const t = useTextsOf(reviewTexts)
  const [isAll, setAll] = useState(false)
  const { before, after } = changeRequest
  const rows = useMemo(() => fieldRows(type.declaration, before ?? {}, after ?? {}), [type, before, after])
  const changedRows = rows.filter(({ isChanged }) => isChanged)
  const visibleRows = isAll ? rows : changedRows
  const count = useGradualCount(visibleRows.length, BATCH)
  return (
    <>
      <div className={classes.head}>
        <p role="status">
          {changedRows.length === 0 ? t('change.nothing') : t('change.fields', { count: changedRows.length })}
        </p>
        {changedRows.length < rows.length && (
          <Switch
            name="showUnchanged"
            label={t('change.showUnchanged')}
            checked={isAll}
            onChange={(event) => setAll(event.currentTarget.checked)}
          />
        )}
      </div>
      <FieldRows rows={visibleRows.slice(0, count)} type={type} changeRequest={changeRequest} />
    </>
  )
}
