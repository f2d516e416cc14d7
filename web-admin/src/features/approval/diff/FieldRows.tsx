import type { AnyType } from '@flou/shared/content/define.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { WORKFLOW_STATUS, type ChangeRequestEvent } from '@flou/shared/approval/workflow.ts'
import type { FieldRow } from '../../../fields/diff/fieldRows.ts'
import { isDifferent, type FieldDiff } from '../../../fields/diff/recordDiff.ts'
import { DiffValue } from '../../../fields/RecordDiff.tsx'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { partsOf } from '../../../fields/kinds.ts'
import { FieldComments } from './FieldComments.tsx'
import { namesText } from './fieldName.ts'
import { Badge } from '../../../ui/Badge.tsx'
import classes from './FieldTable.module.css'

interface Props {
  rows: readonly FieldRow[]
  type: AnyType
  /** Absent disables comments. */
  changeRequest?: ChangeRequestDetail
}

type CellProps = Pick<Props, 'type' | 'changeRequest'> & { cell: FieldDiff; label: string }

const commentsOn = ({ events }: ChangeRequestDetail, field: string): ChangeRequestEvent[] =>
  events.filter((event) => event.kind === 'comment' && event.field === field)

/** Text that an approver may word differently; formatted texts and numbers take comments only. */
function suggestibleText({ field, after }: FieldDiff, { status }: ChangeRequestDetail): string | undefined {
  const isOpen = status === WORKFLOW_STATUS.pending || status === WORKFLOW_STATUS.changesRequested
  return isOpen && partsOf(field).diff === 'words' && typeof after === 'string' ? after : undefined
}

function Cell({ cell, label, type, changeRequest }: CellProps) {
  const t = useTextsOf(reviewTexts)
  const { language } = cell
  const field = errorKey(cell.path)
  const name = language ? `${label}, ${t(`language.${language}`)}` : label
  return (
    <div id={field} className={classes.cell} data-same={!isDifferent(cell) || undefined}>
      {language && <span className={classes.language}>{t(`language.${language}`)}</span>}
      <div className={classes.value} {...(language && { lang: language })}>
        <DiffValue diff={cell} typeKey={type.key} />
      </div>
      {changeRequest && (
        <FieldComments
          changeRequestId={changeRequest.id}
          field={field}
          name={name}
          comments={commentsOn(changeRequest, field)}
          value={suggestibleText(cell, changeRequest)}
        />
      )}
    </div>
  )
}

function Row({ row, type, changeRequest }: Omit<Props, 'rows'> & { row: FieldRow }) {
  const t = useTextsOf(reviewTexts)
  const language = useLanguage()
  const label = namesText(type.key, row.names, language)
  return (
    <li className={classes.row} data-changed={row.isChanged || undefined}>
      <h3 className={classes.label}>
        {label}
        {row.isStale && <Badge tone="soon">{t('change.stale')}</Badge>}
      </h3>
      <div className={classes.cells} data-two={row.cells.length > 1 || undefined}>
        {row.cells.map((cell) => (
          <Cell
            key={cell.key}
            cell={cell}
            label={label}
            type={type}
            {...(changeRequest && { changeRequest })}
          />
        ))}
      </div>
    </li>
  )
}

export const FieldRows = ({ rows, ...rest }: Props) => (
  <ul className={classes.rows}>
    {rows.map((row) => (
      <Row key={row.key} row={row} {...rest} />
    ))}
  </ul>
)
