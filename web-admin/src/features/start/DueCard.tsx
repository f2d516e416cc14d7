import { Link } from 'react-router'
import { START_DAYS, type DatedRecord } from '@flou/shared/startPage.ts'
import { dateText } from '../../core/records/timeText.ts'
import { startTexts } from '../../core/texts/start.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { RecordLocation } from '../../core/offices/recordLocations.ts'
import { FieldHint } from '../../ui/FieldHint.tsx'
import { Card } from '../../ui/screen/Card.tsx'
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
    <Card title={t(`start.${kind}`)}>
      {due.length === 0 && <FieldHint>{t(`start.${kind}None`, { days: START_DAYS })}</FieldHint>}
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
    </Card>
  )
}
