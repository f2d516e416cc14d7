import { Link } from 'react-router'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import type { RecentEntry } from '@flou/shared/startPage.ts'
import { serviceName } from '../../core/offices/areaNames.ts'
import { timeText } from '../../core/records/timeText.ts'
import { startTexts } from '../../core/texts/start.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { RecordLocation } from '../../core/offices/recordLocations.ts'
import { FieldHint } from '../../ui/FieldHint.tsx'
import { Card } from '../../ui/screen/Card.tsx'
import classes from './Start.module.css'

function urlOf({ entity, entityId, actionType }: AuditEntry, recordLocations: Props['recordLocations']) {
  const recordLocation = recordLocations.get(entity)
  if (!recordLocation || actionType === 'delete') return undefined
  return recordLocation.type.single ? recordLocation.url : `${recordLocation.url}/edit/${entityId}`
}

interface Props {
  recent: readonly RecentEntry[]
  recordLocations: ReadonlyMap<string, RecordLocation>
}

export function RecentCard({ recent, recordLocations }: Props) {
  const t = useTextsOf(startTexts)
  const language = useLanguage()
  return (
    <Card title={t('start.recent')}>
      {recent.length === 0 && <FieldHint>{t('start.recentNone')}</FieldHint>}
      <ul className={classes.rows}>
        {recent.map((entry) => {
          const to = urlOf(entry, recordLocations)
          const text = entry.uploads ? t('start.uploaded', { count: entry.uploads }) : entry.action
          return (
            <li key={entry.id} className={classes.row}>
              {to === undefined ? <span>{text}</span> : <Link to={to}>{text}</Link>}
              <span className={classes.number}>{serviceName(entry.service, language)}</span>
              <span className={classes.notes}>
                {entry.account.fullName} · {timeText(entry.created, language)}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
