import { useState } from 'react'
import { Link } from 'react-router'
import type { Coverage } from '@flou/shared/startPage.ts'
import { startTexts } from '../../core/texts/start.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { pluralOf, type RecordLocation } from '../../core/offices/recordLocations.ts'
import { Card } from '../../ui/screen/Card.tsx'
import classes from './Start.module.css'

const FIRST = 8

const percent = (count: number, total: number) => `${total === 0 ? 0 : (count / total) * 100}%`

function Bar({ total, unpublished, staleTranslation }: Coverage) {
  return (
    <span className={classes.bar} aria-hidden="true">
      <span
        className={classes.done}
        style={{ width: percent(total - unpublished - staleTranslation, total) }}
      />
      <span className={classes.behind} style={{ width: percent(staleTranslation, total) }} />
      <span className={classes.waiting} style={{ width: percent(unpublished, total) }} />
    </span>
  )
}

const openIn = ({ unpublished, changed, staleTranslation }: Coverage): number =>
  unpublished + changed + staleTranslation

/** True for the area's main type; other types show the area's name. */
const isFirstOfArea = ({ area, type }: RecordLocation): boolean =>
  area.screens.find((screen) => screen.type && !screen.type.single)?.type === type

function CoverageRow({ coverage, recordLocation }: { coverage: Coverage; recordLocation: RecordLocation }) {
  const t = useTextsOf(startTexts)
  const language = useLanguage()
  const { total, unpublished, changed, staleTranslation } = coverage
  return (
    <li className={classes.row}>
      <Link to={recordLocation.url}>{pluralOf(recordLocation.type)[language]}</Link>
      <span className={classes.number}>{t('start.records', { count: total })}</span>
      <Bar {...coverage} />
      <span className={classes.notes}>
        {!isFirstOfArea(recordLocation) && <span>{recordLocation.area.label[language]}</span>}
        {staleTranslation > 0 && (
          <Link to={`${recordLocation.url}?state=staleTranslation`}>
            {t('start.staleOf', { count: staleTranslation })}
          </Link>
        )}
        {changed > 0 && (
          <Link to={`${recordLocation.url}?state=changed`}>{t('start.changedOf', { count: changed })}</Link>
        )}
        {unpublished > 0 && (
          <Link to={`${recordLocation.url}?state=unpublished`}>
            {t('start.unpublishedOf', { count: unpublished })}
          </Link>
        )}
        {openIn(coverage) === 0 && <span>{t('start.allDone')}</span>}
      </span>
    </li>
  )
}

interface Props {
  coverage: readonly Coverage[]
  recordLocations: ReadonlyMap<string, RecordLocation>
}

/** Records by type, those needing work first. */
export function CoverageCard({ coverage, recordLocations }: Props) {
  const t = useTextsOf(startTexts)
  const [isWhole, setWhole] = useState(false)
  const rows = coverage
    .flatMap((one) => {
      const recordLocation = recordLocations.get(one.type)
      return recordLocation && one.total > 0 ? [{ one, recordLocation }] : []
    })
    .sort((a, b) => openIn(b.one) - openIn(a.one) || b.one.total - a.one.total)
  return (
    <Card title={t('start.coverage')} hint={t('start.coverageHint')}>
      <ul className={classes.rows}>
        {rows.slice(0, isWhole ? rows.length : FIRST).map(({ one, recordLocation }) => (
          <CoverageRow key={one.type} coverage={one} recordLocation={recordLocation} />
        ))}
      </ul>
      {!isWhole && rows.length > FIRST && (
        <button type="button" className={classes.more} onClick={() => setWhole(true)}>
          {t('start.more')}
        </button>
      )}
    </Card>
  )
}
