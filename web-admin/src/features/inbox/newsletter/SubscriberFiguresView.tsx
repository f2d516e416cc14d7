import type { SubscriberFigures } from '@flou/shared/forms/newsletter.ts'
import { dateText, dayText } from '../../../core/records/timeText.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { BarCard } from '../../../ui/figures/BarCard.tsx'
import { ColumnChart } from '../../../ui/figures/ColumnChart.tsx'
import { FigureCard } from '../../../ui/figures/FigureCard.tsx'
import { FigureGrid } from '../../../ui/figures/FigureGrid.tsx'
import { PageLoading } from '../../../ui/PageLoading.tsx'
import { EmptyState } from '../../../ui/screen/EmptyState.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { numberText } from '@flou/shared/texts/translator.ts'
import { newsletterTexts } from '../../../core/texts/newsletter.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { everyTotal } from './everyTotal.ts'
import { useSubscriberFigures } from './useNewsletter.ts'

function Growth({ days }: Pick<SubscriberFigures, 'days'>) {
  const t = useTextsOf(newsletterTexts)
  const language = useLanguage()
  return (
    <FigureCard
      title={t('newsletter.growth')}
      hint={t('newsletter.growthHint')}
      columns={[t('newsletter.day'), t('newsletter.joined'), t('newsletter.left'), t('newsletter.total')]}
      rows={days.map(({ day, joined, left, total }) => [
        dateText(day, language),
        numberText(joined, language),
        numberText(left, language),
        numberText(total, language),
      ])}
    >
      <ColumnChart
        columns={everyTotal(days).map(({ day, total }) => ({
          id: day,
          name: dayText(day, language),
          count: total,
        }))}
        label={t('newsletter.growth')}
        gap={0}
      />
    </FigureCard>
  )
}

export function SubscriberFiguresView() {
  const t = useTextsOf(newsletterTexts)
  const { data, error } = useSubscriberFigures()
  if (error) return <LoadFailure error={error} title={t('newsletter.failed')} />
  if (!data) return <PageLoading />
  if (data.days.length === 0) return <EmptyState text={t('newsletter.noFigures')} />
  return (
    <>
      {data.isPartial && (
        <Banner tone="soon" mb="md">
          {t('newsletter.partial')}
        </Banner>
      )}
      <FigureGrid>
        <Growth days={data.days} />
        <BarCard
          title={t('newsletter.byLanguage')}
          hint={t('newsletter.segmentHint')}
          columns={[t('newsletter.language'), t('newsletter.total')]}
          counts={data.languages.map(({ language, count }) => ({
            name: t(`newsletter.language.${language}`),
            count,
          }))}
        />
        <BarCard
          title={t('newsletter.byPage')}
          hint={t('newsletter.segmentHint')}
          columns={[t('newsletter.page'), t('newsletter.total')]}
          counts={data.pages.map(({ page, count }) => ({
            name: page || t('newsletter.pageUnknown'),
            count,
          }))}
        />
      </FigureGrid>
    </>
  )
}
