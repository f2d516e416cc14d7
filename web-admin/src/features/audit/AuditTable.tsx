import { Link, useLocation } from 'react-router'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import { timeText } from '../../core/records/timeText.ts'
import { Table } from '../../ui/table/Table.tsx'
import table from '../../ui/table/Table.module.css'
import { auditLogTexts } from '../../core/texts/audit.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { entityName, serviceName } from '../../core/offices/areaNames.ts'
import classes from './AuditTable.module.css'

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useTextsOf(auditLogTexts)
  const language = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <tr>
      <td className={classes.time}>{timeText(entry.created, language)}</td>
      <td>
        {entry.account.fullName}
        <span className={table.sub}>{entry.account.title}</span>
      </td>
      <td className={classes.action}>{entry.action}</td>
      <td>
        {entityName(entry.entity, language)}
        {entry.entityId > 0 && ` ${entry.entityId}`}
        <span className={table.sub}>{serviceName(entry.service, language)}</span>
      </td>
      <td>
        <Link
          to={`${pathname}/detail/${entry.id}`}
          state={{ back: search }}
          aria-label={t('audit.detailOf', { action: entry.action })}
        >
          {t('audit.detail')}
        </Link>
      </td>
    </tr>
  )
}

const COLUMNS = ['time', 'person', 'action', 'entity', 'detail'] as const

interface Props {
  label: string
  entries: readonly AuditEntry[]
  isStale: boolean
}

export function AuditTable({ label, entries, isStale }: Props) {
  const t = useTextsOf(auditLogTexts)
  return (
    <Table
      label={label}
      columns={COLUMNS.map((name) => t(`audit.${name}`))}
      isStale={isStale}
      phone="scroll"
      className={classes.log}
    >
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </Table>
  )
}
