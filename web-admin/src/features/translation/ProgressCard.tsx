import { useState } from 'react'
import { Link } from 'react-router'
import { Skeleton } from '@mantine/core'
import type { TranslationProgress } from '@flou/shared/translation/queue.ts'
import { serviceName } from '../../core/offices/areaNames.ts'
import { translationTexts } from '../../core/texts/translation.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useIsPhone } from '../../ui/filters/FilterBar.tsx'
import { Card } from '../../ui/screen/Card.tsx'
import { filterSearch, useProgress, type QueueFilters } from './translationQuery.ts'
import classes from './Translation.module.css'

const FIRST = 4
const FIRST_ON_PHONE = 2

const openIn = (some: readonly TranslationProgress[]) =>
  some.reduce((sum, { missing, outdated }) => sum + missing + outdated, 0)

/** Never 100 while something is open, never 0 while something is done. */
function percentOf(count: number, total: number): number {
  if (count === 0 || count === total) return count === 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round((count / total) * 100)))
}

function LanguageProgress({ progress, filters }: { progress: TranslationProgress; filters: QueueFilters }) {
  const t = useTextsOf(translationTexts)
  const shown = useLanguage()
  const { area, language, records, missing, outdated } = progress
  const isOpen = missing + outdated > 0
  const percents = {
    translated: percentOf(records - missing - outdated, records),
    outdated: percentOf(outdated, records),
    missing: percentOf(missing, records),
  }
  const name = t(`language.${language}`)
  const texts = [
    t('translation.translatedOf', { percent: percents.translated }),
    ...(outdated > 0 ? [t('translation.outdatedPercent', { percent: percents.outdated })] : []),
    ...(missing > 0 ? [t('translation.missingPercent', { percent: percents.missing })] : []),
  ]
  return (
    <li>
      <span className={classes.names}>
        {isOpen ? (
          <Link to={`?${filterSearch({ ...(filters.sort && { sort: filters.sort }), area, language })}`}>
            {name}
            <span className="visuallyHidden">: {serviceName(area, shown)}</span>
          </Link>
        ) : (
          <span>{name}</span>
        )}
        <span className={classes.numbers}>{texts.join(' · ')}</span>
      </span>
      <span className={classes.bar} aria-hidden="true">
        {(['translated', 'outdated', 'missing'] as const).map((part) => (
          <span key={part} data-part={part} style={{ width: `${percents[part]}%` }} />
        ))}
      </span>
    </li>
  )
}

/** Areas with open translations, those with most of them first. */
export function ProgressCard({ filters }: { filters: QueueFilters }) {
  const t = useTextsOf(translationTexts)
  const language = useLanguage()
  const isPhone = useIsPhone()
  const [isWhole, setWhole] = useState(false)
  const { data, isPending } = useProgress()
  if (isPending) return <Skeleton height={160} mb="md" />
  const areas = [...Map.groupBy(data ?? [], ({ area }) => area)].toSorted(
    ([, one], [, other]) => openIn(other) - openIn(one),
  )
  if (areas.length === 0 || openIn(data ?? []) === 0) return null
  const count = isPhone ? FIRST_ON_PHONE : FIRST
  return (
    <Card title={t('translation.progress')} hint={t('translation.progressHint')}>
      <ul className={classes.areas}>
        {areas.slice(0, isWhole ? areas.length : count).map(([area, languages]) => (
          <li key={area}>
            <h3>{serviceName(area, language)}</h3>
            <ul>
              {languages.map((progress) => (
                <LanguageProgress key={progress.language} progress={progress} filters={filters} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {!isWhole && areas.length > count && (
        <button type="button" className={classes.more} onClick={() => setWhole(true)}>
          {t('translation.allAreas', { count: areas.length })}
        </button>
      )}
    </Card>
  )
}
