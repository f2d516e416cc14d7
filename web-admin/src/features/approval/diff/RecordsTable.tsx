import { useMemo } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import type { ChangedRecord } from '@flou/shared/approval/changeRequestDetail.ts'
import { percentChange, percentText } from '../../../fields/number/AmountDiff.tsx'
import { Marked } from '../../../fields/diff/Sides.tsx'
import { useReferenceText } from '../../../fields/linked/LinkedDiff.tsx'
import { useValueText } from '../../../fields/RecordDiff.tsx'
import { partsOf } from '../../../fields/kinds.ts'
import { localizedText } from '../../../core/records/localizedText.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { namesText } from './fieldName.ts'
import { useGradualCount } from './useGradualCount.ts'
import { recordCells, type RecordCell, type RecordColumn } from './recordCells.ts'
import { Table } from '../../../ui/table/Table.tsx'
import table from '../../../ui/table/Table.module.css'
import classes from './FieldTable.module.css'

function useCellText(field: Field, values: readonly unknown[]) {
  const text = useValueText(field)
  const hasTitles = partsOf(field).diff === 'records'
  const titles = useReferenceText(field, hasTitles ? values : [])
  return hasTitles ? titles : text
}

function Cell({ cell, column }: { cell: RecordCell; column: RecordColumn }) {
  const language = useLanguage()
  const text = useCellText(column.field, [cell.before, cell.after])
  const percent = partsOf(column.field).diff === 'amount' ? percentChange(cell.before, cell.after) : undefined
  const [before, after] = [text(cell.before), text(cell.after)]
  return (
    <>
      {before !== '' && <Marked as="removed" text={before} />}{' '}
      {after !== '' && <Marked as="added" text={after} />}
      {percent !== undefined && <span className={classes.percent}>{percentText(percent, language)}</span>}
    </>
  )
}

const ACTIONS = {
  create: 'change.action.create',
  update: 'change.action.update',
  delete: 'change.action.delete',
  restore: 'change.action.restore',
} as const
const isAction = (action: string): action is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, action)

const BATCH = { first: 40, increment: 60 } as const

export function RecordsTable({ type, records }: { type: ContentType; records: readonly ChangedRecord[] }) {
  const t = useTextsOf(reviewTexts)
  const language = useLanguage()
  const { columns, rows } = useMemo(() => recordCells(type.declaration, records), [type, records])
  const count = useGradualCount(rows.length, BATCH)
  const labelOf = ({ names, language: of }: RecordColumn) =>
    [namesText(type.key, names, language), of && t(`language.${of}`)].filter(Boolean).join(', ')
  return (
    <>
      <div className={classes.head}>
        <p role="status">{t('change.records', { count: records.length })}</p>
      </div>
      <Table
        label={t('change.changes')}
        head={
          <>
            <th scope="col">{t('change.record')}</th>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                {labelOf(column)}
              </th>
            ))}
          </>
        }
        phone="scroll"
      >
        {rows.slice(0, count).map(({ record: { id, titles, action }, cells }) => (
          <tr key={id}>
            <th scope="row">
              {localizedText(titles, language).text || `#${id}`}
              {isAction(action) && <span className={table.sub}>{t(ACTIONS[action])}</span>}
            </th>
            {columns.map((column) => {
              const cell = cells.get(column.key)
              return <td key={column.key}>{cell && <Cell cell={cell} column={column} />}</td>
            })}
          </tr>
        ))}
      </Table>
    </>
  )
}
