import { Link } from 'react-router'
import type { DatedRecord } from '@flou/shared/startPage.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import type { RecordLocation } from '../../core/offices/recordLocations.ts'
import { childLists } from '../../core/records/routePaths.ts'
import { startTexts } from '../../core/texts/start.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Card } from '../../ui/screen/Card.tsx'
import classes from './Start.module.css'

interface Props {
  today: readonly DatedRecord[]
  recordLocations: ReadonlyMap<string, RecordLocation>
}

/** Events of today with their check-in; absent on other days. */
export function TodayCard({ today, recordLocations }: Props) {
  const t = useTextsOf(startTexts)
  const language = useLanguage()
  const { office } = useOffice()
  const rows = today.flatMap((record) => {
    const location = recordLocations.get(record.type)
    return location ? [{ record, location }] : []
  })
  if (rows.length === 0) return null
  return (
    <Card title={t('start.today')}>
      <ul className={classes.rows}>
        {rows.map(({ record: { type, id, titles }, location }) => (
          <li key={`${type}#${id}`} className={classes.row}>
            <Link to={`${location.url}/edit/${id}`}>{titles[language]}</Link>
            <span className={classes.notes}>
              {childLists(location, office, language)
                .filter(({ isScreen }) => isScreen)
                .map(({ label, of }) => (
                  <Link key={label} to={of(id)}>
                    {label}
                  </Link>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
