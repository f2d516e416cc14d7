import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import type { InboxFigures } from '@flou/shared/inbox/inbox.ts'
import { dayText } from '../../core/records/timeText.ts'
import { BarCard } from '../../ui/figures/BarCard.tsx'
import { ColumnChart } from '../../ui/figures/ColumnChart.tsx'
import { FigureCard } from '../../ui/figures/FigureCard.tsx'
import { FigureGrid } from '../../ui/figures/FigureGrid.tsx'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { EmptyState } from '../../ui/screen/EmptyState.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { numberText } from '@flou/shared/texts/translator.ts'
import { inboxTexts } from '../../core/texts/inbox.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { InboxFilters } from './inboxQuery.ts'
import { useInboxFigures } from './useInbox.ts'
import { ConversionCard } from './ConversionCard.tsx'
import { everyDay } from './everyDay.ts'

interface Props {
  form: FormDeclaration
  filters: InboxFilters
}

function Days({ days }: Pick<InboxFigures, 'days'>) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  return (
    <FigureCard
      title={t('inbox.perDay')}
      hint={t('inbox.perDayHint')}
      columns={[t('inbox.day'), t('inbox.count'), t('inbox.state.spam')]}
      rows={days.map(({ day, count, spam }) => [
        dayText(day, language),
        numberText(count, language),
        numberText(spam, language),
      ])}
    >
      <ColumnChart
        columns={everyDay(days).map(({ day, count }) => ({ id: day, name: dayText(day, language), count }))}
        label={t('inbox.perDay')}
      />
    </FigureCard>
  )
}

function Cards({ figures, ...query }: Props & { figures: InboxFigures }) {
  const { days, ratings, languages } = figures
  const t = useTextsOf(inboxTexts)
  return (
    <FigureGrid>
      <Days days={days} />
      <ConversionCard {...query} />
      <BarCard
        title={t('inbox.ratings')}
        hint={t('inbox.ratingsHint')}
        columns={[t('inbox.ratingOf'), t('inbox.count')]}
        counts={ratings.map(({ stars, count }) => ({ name: t('inbox.stars', { count: stars }), count }))}
      />
      <BarCard
        title={t('inbox.languages')}
        hint={t('inbox.languagesHint')}
        columns={[t('inbox.language'), t('inbox.count')]}
        counts={languages.map(({ language, count }) => ({ name: t(`inbox.language.${language}`), count }))}
      />
    </FigureGrid>
  )
}

export function FiguresView({ form, filters }: Props) {
  const t = useTextsOf(inboxTexts)
  const { data, error } = useInboxFigures(form.key, filters)
  if (error) return <LoadFailure error={error} title={t('inbox.failed')} />
  if (!data) return <PageLoading />
  if (data.days.length === 0) return <EmptyState text={t('inbox.noFigures')} />
  return <Cards form={form} filters={filters} figures={data} />
}
