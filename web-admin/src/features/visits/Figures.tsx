import type { VisitFigures } from '@flou/shared/visits/visits.ts'
import { dayText } from '../../core/records/timeText.ts'
import { FigureCard } from '../../ui/figures/FigureCard.tsx'
import { FigureGrid } from '../../ui/figures/FigureGrid.tsx'
import { Legend } from '../../ui/figures/Legend.tsx'
import { RankedTable } from '../../ui/figures/RankedTable.tsx'
import { sumOf } from '../../ui/figures/scale.ts'
import { StackedChart } from '../../ui/figures/StackedChart.tsx'
import { Totals } from '../../ui/figures/Totals.tsx'
import { numberText } from '@flou/shared/texts/translator.ts'
import { visitsTexts } from '../../core/texts/visits.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useNames } from './useNames.ts'
import { periodBefore, useVisits, viewsOf } from './useVisits.ts'

interface Props {
  figures: VisitFigures
}

const totalsOf = ({ days, referrers }: VisitFigures) => ({
  views: sumOf(days.map(viewsOf)),
  entries: sumOf(referrers.map(({ entries }) => entries)),
})

/** Returns a text on the change since the period before; none if that had no visits. */
function useChangeText(figures: VisitFigures) {
  const t = useTextsOf(visitsTexts)
  const language = useLanguage()
  const { data, isPlaceholderData } = useVisits(periodBefore(figures))
  const percent = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' })
  return (name: keyof ReturnType<typeof totalsOf>): string | undefined => {
    const before = data && !isPlaceholderData ? totalsOf(data)[name] : 0
    if (before === 0) return undefined
    const change = percent.format(totalsOf(figures)[name] / before - 1)
    return t('visits.change', { change, count: figures.days.length })
  }
}

function VisitTotals({ figures }: Props) {
  const t = useTextsOf(visitsTexts)
  const language = useLanguage()
  const { days } = figures
  const { views, entries } = totalsOf(figures)
  const changeOf = useChangeText(figures)
  const indonesian = sumOf(days.map(({ id }) => id))
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return (
    <Totals
      numbers={[
        [t('visits.total'), numberText(views, language), changeOf('views')],
        [t('visits.perDay'), numberText(Math.round(views / days.length), language)],
        [t('visits.entries'), numberText(entries, language), changeOf('entries')],
        [t('visits.indonesian'), percent.format(views === 0 ? 0 : indonesian / views)],
      ]}
    />
  )
}

function Days({ figures: { days } }: Props) {
  const t = useTextsOf(visitsTexts)
  const language = useLanguage()
  const title = t('visits.days')
  const number = (count: number) => numberText(count, language)
  return (
    <FigureCard
      title={title}
      hint={t('visits.daysHint')}
      columns={[t('visits.day'), t('visits.en'), t('visits.id'), t('visits.views')]}
      rows={days.map((one) => [
        dayText(one.day, language),
        number(one.en),
        number(one.id),
        number(viewsOf(one)),
      ])}
      emptyText={days.every((one) => viewsOf(one) === 0) ? t('visits.none') : undefined}
    >
      <StackedChart
        bars={days.map(({ day, en, id }) => ({ name: dayText(day, language), low: en, high: id }))}
        label={title}
        numberOf={number}
      />
      <Legend
        items={[
          { series: 'main', label: t('visits.en') },
          { series: 'other', label: t('visits.id') },
        ]}
      />
    </FigureCard>
  )
}

export function Figures({ figures }: Props) {
  const t = useTextsOf(visitsTexts)
  const { hostName, pageName } = useNames()
  const { days, pages, referrers } = figures
  return (
    <>
      <VisitTotals figures={figures} />
      <Days figures={figures} />
      <FigureGrid>
        <RankedTable
          title={t('visits.pages')}
          nameColumn={t('visits.page')}
          countColumn={t('visits.views')}
          rows={pages.map((one) => ({ name: one.path, ...pageName(one), count: viewsOf(one) }))}
        />
        <RankedTable
          title={t('visits.referrers')}
          hint={t('visits.referrersHint')}
          nameColumn={t('visits.site')}
          countColumn={t('visits.entries')}
          rows={referrers.map(({ host, entries }) => ({ name: host, label: hostName(host), count: entries }))}
        />
        <RankedTable
          title={t('visits.languages')}
          hint={t('visits.languagesHint')}
          nameColumn={t('visits.language')}
          countColumn={t('visits.views')}
          rows={[
            { name: 'en', label: t('visits.en'), count: sumOf(days.map(({ en }) => en)) },
            { name: 'id', label: t('visits.id'), count: sumOf(days.map(({ id }) => id)) },
          ]}
        />
      </FigureGrid>
    </>
  )
}
