import { useMemo } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Field } from '@flou/shared/content/shape.ts'
import type { ChangedRecord } from '@flou/shared/changes/detail.ts'
import { percentChange } from '../../../../content/compare/diff/percentChange.ts'
import { Marked } from '../../../../content/compare/Marked.tsx'
import { useReferenceText, useValueText } from '../../../../content/compare/PlainValue.tsx'
import { percentText } from '../../../../content/compare/valueText.ts'
import { localizedText } from '../../../../content/localizedText.ts'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import { useLanguage } from '../../../../texts/useText.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { namesText } from '../fieldName.ts'
import { useGradually } from '../useGradually.ts'
import { recordCells, type RecordCell, type RecordColumn } from './recordCells.ts'
import classes from './FieldTable.module.css'

/** A value as text, whatever its field: references by their titles. */
function useCellText(field: Field, values: readonly unknown[]) {
  const text = useValueText(field)
  const titles = useReferenceText(
    field,
    field.kind === 'reference' || field.kind === 'references' ? values : [],
  )
  return field.kind === 'reference' || field.kind === 'references' ? titles : text
}

function Cell({ cell, column }: { cell: RecordCell; column: RecordColumn }) {
  const language = useLanguage()
  const text = useCellText(column.field, [cell.before, cell.after])
  const percent = column.field.kind === 'money' ? percentChange(cell.before, cell.after) : undefined
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

const GRADUALLY = { first: 40, step: 60 } as const

/** Many records that change together: a line each, a column for every field that changes in one of them. */
export function RecordsTable({ type, records }: { type: ContentType; records: readonly ChangedRecord[] }) {
  const t = useTextsOf(changeTexts)
  const language = useLanguage()
  const { columns, rows } = useMemo(() => recordCells(type.shape, records), [type, records])
  const count = useGradually(rows.length, GRADUALLY)
  const labelOf = ({ names, language: of }: RecordColumn) =>
    [namesText(type.key, names, language), of && t(`form.language.${of}`)].filter(Boolean).join(', ')
  return (
    <>
      <div className={classes.head}>
        <p role="status">{t('change.records', { count: records.length })}</p>
      </div>
      <div className={classes.scroll} role="region" aria-label={t('change.changes')} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('change.record')}</th>
              {columns.map((column) => (
                <th key={column.key} scope="col">
                  {labelOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, count).map(({ record: { id, titles, action }, cells }) => (
              <tr key={id}>
                <th scope="row">
                  {localizedText(titles, language).text || `#${id}`}
                  {isAction(action) && <span className={classes.action}>{t(ACTIONS[action])}</span>}
                </th>
                {columns.map((column) => {
                  const cell = cells.get(column.key)
                  return <td key={column.key}>{cell && <Cell cell={cell} column={column} />}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
