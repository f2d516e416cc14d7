import { Link } from 'react-router'
import { START_DAYS, type DatedRecord } from '@flou/shared/startPage.ts'
import { dateText } from '../../core/records/timeText.ts'
import { startTexts } from '../../core/texts/start.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { RecordLocation } from '../../core/offices/recordLocations.ts'
import classes from './Start.module.css'

interface Props {
  kind: 'ending' | 'coming'
  due: readonly DatedRecord[]
  recordLocations: ReadonlyMap<string, RecordLocation>
}

export function DueCard({ kind, due, recordLocations }: Props) {
  const t = useTextsOf(startTexts)
  const language = useLanguage()
  return (
    <section className={classes.card} aria-labelledby={`start-${kind}`}>
      <h2 id={`start-${kind}`}>{t(`start.${kind}`)}</h2>
      {due.length === 0 && <p className={classes.hint}>{t(`start.${kind}None`, { days: START_DAYS })}</p>}
      <ul className={classes.rows}>
        {due.map(({ type, id, titles, day }) => {
          const recordLocation = recordLocations.get(type)
          return (
            <li key={`${type}#${id}`} className={classes.line}>
              {recordLocation ? (
                <Link to={`${recordLocation.url}/edit/${id}`}>{titles[language]}</Link>
              ) : (
                titles[language]
              )}
              <span className={classes.number}>{dateText(day, language)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
