import type { EstimateFigures as Figures } from '@flou/shared/pricing/estimate/saved.ts'
import { dayText } from '../../core/records/timeText.ts'
import { BarCard } from '../../ui/figures/BarCard.tsx'
import { ColumnChart } from '../../ui/figures/ColumnChart.tsx'
import { FigureCard } from '../../ui/figures/FigureCard.tsx'
import { FigureGrid } from '../../ui/figures/FigureGrid.tsx'
import { numberText } from '@flou/shared/texts/translator.ts'
import { estimatesTexts } from '../../core/texts/pricing.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { FieldHint } from '../../ui/FieldHint.tsx'

function Days({ days }: Pick<Figures, 'days'>) {
  const t = useTextsOf(estimatesTexts)
  const language = useLanguage()
  const columns = days.map(({ day, count }) => ({ id: day, name: dayText(day, language), count }))
  return (
    <FigureCard
      title={t('estimates.days')}
      columns={[t('estimates.day'), t('estimates.count')]}
      rows={columns.map(({ name, count }) => [name, numberText(count, language)])}
    >
      <ColumnChart columns={columns} label={t('estimates.days')} />
    </FigureCard>
  )
}

export function EstimateFigures({ figures }: { figures: Figures }) {
  const t = useTextsOf(estimatesTexts)
  if (figures.counted === 0) return null
  const charts = [
    { title: t('estimates.askedProducts'), name: t('estimates.products'), counts: figures.products },
    { title: t('estimates.askedRegions'), name: t('estimates.regions'), counts: figures.regions },
  ]
  return (
    <>
      <FigureGrid>
        {charts.map(({ title, name, counts }) => (
          <BarCard
            key={title}
            title={title}
            columns={[name, t('estimates.count')]}
            counts={counts.map((one) => ({ name: one.title, count: one.count }))}
          />
        ))}
        <Days days={figures.days} />
      </FigureGrid>
      <FieldHint>{t('estimates.counted', { count: figures.counted })}</FieldHint>
    </>
  )
}
