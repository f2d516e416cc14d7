import { Link, useLocation } from 'react-router'
import type { AuditEntry } from '@flou/shared/api.ts'
import { timeText } from '../../../content/timeText.ts'
import { useLanguage, useText } from '../../../texts/useText.ts'
import { entityName, serviceName } from '../../../offices/areaNames.ts'
import classes from '../Audit.module.css'

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useText()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <tr>
      <td className={classes.time}>{timeText(entry.created, language)}</td>
      <td>
        {entry.account.fullName}
        <span className={classes.sub}>{entry.account.title}</span>
      </td>
      <td className={classes.action}>{entry.action}</td>
      <td>
        {entityName(entry.entity, language)}
        {entry.entityId > 0 && ` ${entry.entityId}`}
        <span className={classes.sub}>{serviceName(entry.service, language)}</span>
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

/** Entries of the log; it scrolls sideways by itself. */
export function AuditTable({ label, entries }: { label: string; entries: readonly AuditEntry[] }) {
  const t = useText()
  return (
    <div className={classes.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={`${classes.table} ${classes.log}`}>
        <thead>
          <tr>
            <th scope="col">{t('audit.time')}</th>
            <th scope="col">{t('audit.person')}</th>
            <th scope="col">{t('audit.action')}</th>
            <th scope="col">{t('audit.entity')}</th>
            <th scope="col">{t('audit.detail')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
