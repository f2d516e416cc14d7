import { useState } from 'react'
import { Link } from 'react-router'
import type { Coverage } from '@flou/shared/startPage.ts'
import { startTexts } from '../../texts/screens/start.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { pluralOf, type Place } from '../../offices/recordPlaces.ts'
import classes from './Start.module.css'

/** As many as fit beside the other cards; the rest on demand. */
const FIRST = 8

const percent = (part: number, total: number) => `${total === 0 ? 0 : (part / total) * 100}%`

function Bar({ total, unpublished, drift }: Coverage) {
  return (
    <span className={classes.bar} aria-hidden="true">
      <span className={classes.done} style={{ width: percent(total - unpublished - drift, total) }} />
      <span className={classes.behind} style={{ width: percent(drift, total) }} />
      <span className={classes.waiting} style={{ width: percent(unpublished, total) }} />
    </span>
  )
}

/** How much of a type wants work. */
const openIn = ({ unpublished, changed, drift }: Coverage): number => unpublished + changed + drift

/** True for what an area is named after; of its further types one has to say whose they are. */
const isFirstOfArea = ({ area, type }: Place): boolean =>
  area.screens.find((screen) => screen.type && !screen.type.single)?.type === type

function CoverageRow({ coverage, place }: { coverage: Coverage; place: Place }) {
  const t = useTextsOf(startTexts)
  const language = useLanguage()
  const { total, unpublished, changed, drift } = coverage
  return (
    <li className={classes.row}>
      <Link to={place.url}>{pluralOf(place.type)[language]}</Link>
      <span className={classes.number}>{t('start.records', { count: total })}</span>
      <Bar {...coverage} />
      <span className={classes.notes}>
        {!isFirstOfArea(place) && <span>{place.area.label[language]}</span>}
        {drift > 0 && <Link to={`${place.url}?state=drift`}>{t('start.driftOf', { count: drift })}</Link>}
        {changed > 0 && (
          <Link to={`${place.url}?state=changed`}>{t('start.changedOf', { count: changed })}</Link>
        )}
        {unpublished > 0 && (
          <Link to={`${place.url}?state=unpublished`}>
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
  places: ReadonlyMap<string, Place>
}

/** What there is of each type, with what needs work first. */
export function CoverageCard({ coverage, places }: Props) {
  const t = useTextsOf(startTexts)
  const [isWhole, setWhole] = useState(false)
  const rows = coverage
    .flatMap((one) => {
      const place = places.get(one.type)
      return place && one.total > 0 ? [{ one, place }] : []
    })
    .sort((a, b) => openIn(b.one) - openIn(a.one) || b.one.total - a.one.total)
  return (
    <section className={classes.card} aria-labelledby="start-coverage">
      <h2 id="start-coverage">{t('start.coverage')}</h2>
      <p className={classes.hint}>{t('start.coverageHint')}</p>
      <ul className={classes.rows}>
        {rows.slice(0, isWhole ? rows.length : FIRST).map(({ one, place }) => (
          <CoverageRow key={one.type} coverage={one} place={place} />
        ))}
      </ul>
      {!isWhole && rows.length > FIRST && (
        <button type="button" className={classes.more} onClick={() => setWhole(true)}>
          {t('start.more')}
        </button>
      )}
    </section>
  )
}
