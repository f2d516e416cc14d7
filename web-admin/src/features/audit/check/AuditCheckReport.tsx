import { Link, useLocation } from 'react-router'
import type { DayReport, AuditProblem } from '@flou/shared/audit/auditCheck.ts'
import { startOfDay } from '@flou/shared/strings/calendar.ts'
import { TIME_ZONE, type Language } from '@flou/shared/locale.ts'
import { Table } from '../../../ui/table/Table.tsx'
import table from '../../../ui/table/Table.module.css'
import { languageTag } from '../../../core/texts/language.ts'
import { auditCheckTexts } from '../../../core/texts/audit.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import classes from './Trail.module.css'

const dayText = (day: string, language: Language) =>
  new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'medium', timeZone: TIME_ZONE }).format(
    startOfDay(day),
  )

const STATES = { sealed: 'trail.sealed', open: 'trail.openDay', outside: 'trail.outside' } as const

function Problem({ problem: { kind, entry, link } }: { problem: AuditProblem }) {
  const t = useTextsOf(auditCheckTexts)
  const { pathname } = useLocation()
  const isThere = entry !== undefined && kind !== 'entryMissing'
  return (
    <li>
      {t(`trail.problem.${kind}`)}{' '}
      {isThere ? <Link to={`${pathname}/detail/${entry}`}>{entry}</Link> : (entry ?? link)}
    </li>
  )
}

function Day({ report }: { report: DayReport }) {
  const t = useTextsOf(auditCheckTexts)
  const language = useLanguage()
  const { day, state, entries, waiting, redacted, problems } = report
  return (
    <tr>
      <th scope="row" className={classes.day}>
        {dayText(day, language)}
      </th>
      <td>
        {problems.length === 0 && t(STATES[state])}
        {waiting > 0 && <span className={table.sub}>{t('trail.waiting', { count: waiting })}</span>}
        {redacted > 0 && <span className={table.sub}>{t('trail.redacted', { count: redacted })}</span>}
        {problems.length > 0 && (
          <ul className={classes.problems}>
            {problems.map((problem) => (
              <Problem key={`${problem.kind} ${problem.entry ?? problem.link ?? ''}`} problem={problem} />
            ))}
          </ul>
        )}
      </td>
      <td>{entries.toLocaleString(languageTag(language))}</td>
    </tr>
  )
}

export function AuditCheckReport({ reports }: { reports: readonly DayReport[] }) {
  const t = useTextsOf(auditCheckTexts)
  return (
    <div className={classes.days}>
      <Table
        label={t('trail.days')}
        columns={[t('trail.day'), t('trail.result'), t('trail.entries')]}
        phone="scroll"
      >
        {reports.map((report) => (
          <Day key={report.day} report={report} />
        ))}
      </Table>
    </div>
  )
}
