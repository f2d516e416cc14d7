import type { AnyType } from '@flou/shared/content/define.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import type { ChangeEvent } from '@flou/shared/workflow.ts'
import type { FieldRow } from '../../../../content/compare/diff/fieldRows.ts'
import { isDifferent, type FieldDiff } from '../../../../content/compare/diff/recordDiff.ts'
import { DiffValue } from '../../../../content/compare/DiffValue.tsx'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import { useLanguage } from '../../../../texts/useText.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { FieldComments } from '../talk/FieldComments.tsx'
import { namesText } from '../fieldName.ts'
import classes from './FieldTable.module.css'

interface Props {
  rows: readonly FieldRow[]
  type: AnyType
  /** The change whose fields can be commented on; absent where nobody comments. */
  change?: ChangeDetail
}

type CellProps = Pick<Props, 'type' | 'change'> & { cell: FieldDiff; label: string }

const commentsOn = ({ events }: ChangeDetail, field: string): ChangeEvent[] =>
  events.filter((event) => event.kind === 'comment' && event.field === field)

/** A field in one language, or in both where they share it: what differs in it, and what is said of it. */
function Cell({ cell, label, type, change }: CellProps) {
  const t = useTextsOf(changeTexts)
  const { language } = cell
  const field = errorKey(cell.path)
  const name = language ? `${label}, ${t(`form.language.${language}`)}` : label
  return (
    <div className={classes.cell} data-same={!isDifferent(cell) || undefined}>
      {language && <span className={classes.language}>{t(`form.language.${language}`)}</span>}
      <div className={classes.value} {...(language && { lang: language })}>
        <DiffValue diff={cell} typeKey={type.key} />
      </div>
      {change && (
        <FieldComments change={change.id} field={field} name={name} comments={commentsOn(change, field)} />
      )}
    </div>
  )
}

function Row({ row, type, change }: Omit<Props, 'rows'> & { row: FieldRow }) {
  const t = useTextsOf(changeTexts)
  const language = useLanguage()
  const label = namesText(type.key, row.names, language)
  return (
    <li className={classes.row} data-changed={row.isChanged || undefined}>
      <h3 className={classes.label}>
        {label}
        {row.isStale && <span className={classes.stale}>{t('change.stale')}</span>}
      </h3>
      <div className={classes.cells} data-two={row.cells.length > 1 || undefined}>
        {row.cells.map((cell) => (
          <Cell key={cell.key} cell={cell} label={label} type={type} {...(change && { change })} />
        ))}
      </div>
    </li>
  )
}

/** Fields of two states of a record, Indonesian and English side by side. */
export const FieldRows = ({ rows, ...rest }: Props) => (
  <ul className={classes.rows}>
    {rows.map((row) => (
      <Row key={row.key} row={row} {...rest} />
    ))}
  </ul>
)
