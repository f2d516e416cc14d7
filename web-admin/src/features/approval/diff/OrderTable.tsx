import { Switch } from '@mantine/core'
import { useState } from 'react'
import type { ArrangedRecord, ListPosition } from '@flou/shared/approval/changeRequestDetail.ts'
import { localizedText } from '../../../core/records/localizedText.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { useGradualCount } from './useGradualCount.ts'
import { movedRecords } from './movedRecords.ts'
import { Table } from '../../../ui/table/Table.tsx'
import classes from './FieldTable.module.css'

const BATCH = { first: 60, increment: 80 } as const

export function OrderTable({ order }: { order: readonly ArrangedRecord[] }) {
  const t = useTextsOf(reviewTexts)
  const language = useLanguage()
  const [isAll, setAll] = useState(false)
  const moved = movedRecords(order)
  const visibleRecords = isAll ? order : order.filter((record) => moved.has(record))
  const count = useGradualCount(visibleRecords.length, BATCH)
  const titleOf = ({ titles, id }: ArrangedRecord) => localizedText(titles, language).text || `#${id}`
  const roots = new Map(order.map((record) => [record.id, titleOf(record)]))
  const positionText = ({ position, parentId }: ListPosition) => {
    const parent = parentId > 0 ? roots.get(parentId) : undefined
    return parent === undefined ? String(position) : t('change.placeIn', { place: position, parent })
  }
  return (
    <>
      <div className={classes.head}>
        <p role="status">{t('change.moved', { count: moved.size })}</p>
        <Switch
          name="showAll"
          label={t('change.showAll')}
          checked={isAll}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
      </div>
      <Table
        label={t('change.changes')}
        columns={[t('change.record'), t('change.oldPlace'), t('change.newPlace')]}
        phone="scroll"
      >
        {visibleRecords.slice(0, count).map((record) => (
          <tr key={`${record.type} ${record.id}`}>
            <th scope="row">{titleOf(record)}</th>
            <td>{record.from ? positionText(record.from) : t('change.goneSince')}</td>
            <td>
              {moved.has(record) ? <strong>{positionText(record.to)}</strong> : positionText(record.to)}
            </td>
          </tr>
        ))}
      </Table>
    </>
  )
}
