import { Link } from 'react-router'
import type { AuditEntry } from '@flou/shared/api.ts'
import { serviceName } from '../../offices/areaNames.ts'
import { timeText } from '../../content/timeText.ts'
import { startTexts } from '../../texts/screens/start.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import type { Place } from '../../offices/recordPlaces.ts'
import classes from './Start.module.css'

/** The screen of what was changed; none for what is gone or has no screen of its own. */
function addressOf({ entity, entityId, actionType }: AuditEntry, places: Props['places']) {
  const place = places.get(entity)
  if (!place || actionType === 'delete') return undefined
  return place.type.single ? place.url : `${place.url}/edit/${entityId}`
}

interface Props {
  recent: readonly AuditEntry[]
  places: ReadonlyMap<string, Place>
}

/** Who changed what. */
export function RecentCard({ recent, places }: Props) {
  const t = useTextsOf(startTexts)
  const language = useLanguage()
  return (
    <section className={classes.card} aria-labelledby="start-recent">
      <h2 id="start-recent">{t('start.recent')}</h2>
      {recent.length === 0 && <p className={classes.hint}>{t('start.recentNone')}</p>}
      <ul className={classes.rows}>
        {recent.map((entry) => {
          const to = addressOf(entry, places)
          return (
            <li key={entry.id} className={classes.row}>
              {to === undefined ? <span>{entry.action}</span> : <Link to={to}>{entry.action}</Link>}
              <span className={classes.number}>{serviceName(entry.service, language)}</span>
              <span className={classes.notes}>
                {entry.account.fullName} · {timeText(entry.created, language)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
