import { Skeleton } from '@mantine/core'
import type { ChangeRequestStatistics } from '@flou/shared/approval/changeRequestLists.ts'
import { dayText } from '../../../core/records/timeText.ts'
import { FigureCard } from '../../../ui/figures/FigureCard.tsx'
import { FigureGrid } from '../../../ui/figures/FigureGrid.tsx'
import figureClasses from '../../../ui/figures/Figures.module.css'
import { Legend } from '../../../ui/figures/Legend.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { numberText } from '@flou/shared/texts/translator.ts'
import { approvalLogTexts } from '../../../core/texts/approvalQueue.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import type { LogFilter } from './logFilter.ts'
import { useFigures } from './useLog.ts'
import { AgeChart, daysText } from './AgeChart.tsx'
import { LoadChart } from './LoadChart.tsx'
import { TimeChart } from './TimeChart.tsx'
import { FieldHint } from '../../../ui/FieldHint.tsx'

const MOST_BARS = 10

interface Props {
  figures: ChangeRequestStatistics
}

function Ages({ figures: { ages } }: Props) {
  const t = useTextsOf(approvalLogTexts)
  const language = useLanguage()
  const title = t('figures.ages')
  return (
    <FigureCard
      title={title}
      hint={t('figures.agesHint')}
      columns={[t('figures.days'), t('figures.changes')]}
      rows={ages.map((one) => [daysText(one), numberText(one.count, language)])}
      emptyText={ages.every(({ count }) => count === 0) ? t('figures.agesNone') : undefined}
    >
      <AgeChart ages={ages} label={title} />
      <p className={figureClasses.axis}>{t('figures.days')}</p>
    </FigureCard>
  )
}

function Load({ figures: { deciders } }: Props) {
  const t = useTextsOf(approvalLogTexts)
  const language = useLanguage()
  const title = t('figures.load')
  return (
    <FigureCard
      title={title}
      hint={t('figures.loadHint')}
      columns={[t('figures.person'), t('figures.approved'), t('figures.rejected')]}
      rows={deciders.map(({ person, approved, rejected }) => [
        person.name,
        numberText(approved, language),
        numberText(rejected, language),
      ])}
      emptyText={deciders.length === 0 ? t('figures.none') : undefined}
    >
      <LoadChart deciders={deciders.slice(0, MOST_BARS)} label={title} />
      <Legend
        items={[
          { series: 'main', label: t('figures.approved') },
          { series: 'negative', label: t('figures.rejected') },
        ]}
      />
    </FigureCard>
  )
}

function Time({ figures: { weeks } }: Props) {
  const t = useTextsOf(approvalLogTexts)
  const language = useLanguage()
  const title = t('figures.time')
  const hours = (value: number) => t('figures.hours', { count: value })
  return (
    <FigureCard
      title={title}
      hint={t('figures.timeHint')}
      columns={[t('figures.week'), t('figures.decided'), t('figures.median'), t('figures.p90')]}
      rows={weeks.map(({ week, decided, medianHours, p90Hours }) => [
        dayText(week, language),
        numberText(decided, language),
        hours(medianHours),
        hours(p90Hours),
      ])}
      emptyText={weeks.length === 0 ? t('figures.none') : undefined}
    >
      <TimeChart weeks={weeks} label={title} dateOf={(week) => dayText(week, language)} />
      <Legend
        items={[
          { series: 'main', label: t('figures.median') },
          { series: 'dashed', label: t('figures.p90') },
        ]}
      />
    </FigureCard>
  )
}

export function FiguresView({ filter }: { filter: LogFilter }) {
  const t = useTextsOf(approvalLogTexts)
  const { data, error } = useFigures(filter)
  if (error) return <LoadFailure error={error} title={t('decisions.failed')} />
  if (!data)
    return (
      <div role="status" aria-label={t('shell.loading')} className={figureClasses.cards}>
        {['ages', 'load', 'time'].map((name) => (
          <Skeleton key={name} height={340} radius="md" />
        ))}
      </div>
    )
  return (
    <>
      {data.isPartial && <FieldHint>{t('figures.partial')}</FieldHint>}
      <FigureGrid isTall>
        <Ages figures={data} />
        <Load figures={data} />
        <Time figures={data} />
      </FigureGrid>
    </>
  )
}
