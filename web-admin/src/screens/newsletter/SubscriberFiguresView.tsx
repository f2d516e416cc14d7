import { Alert } from '@mantine/core'
import type { SubscriberFigures } from '@flou/shared/newsletter.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { dateText } from '../../content/timeText.ts'
import { PageLoading } from '../../elements/PageLoading.tsx'
import { numberText } from '../../texts/fillIn.ts'
import { newsletterTexts } from '../../texts/screens/newsletter.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { BarCard } from '../inbox/figures/BarCard.tsx'
import { FigureCard } from '../inbox/figures/FigureCard.tsx'
import { GrowthChart } from './GrowthChart.tsx'
import { useSubscriberFigures } from './useNewsletter.ts'
import classes from '../inbox/Inbox.module.css'

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
      <GrowthChart days={days} label={t('newsletter.growth')} />
    </FigureCard>
  )
}

/** How the number of subscribers grew, and who they are by language and source page. */
export function SubscriberFiguresView() {
  const t = useTextsOf(newsletterTexts)
  const failureText = useFailureText()
  const { data, error } = useSubscriberFigures()
  if (error)
    return (
      <Alert color="danger" title={t('newsletter.failed')} role="alert">
        {failureText(error)}
      </Alert>
    )
  if (!data) return <PageLoading />
  if (data.days.length === 0)
    return (
      <div className={classes.empty} data-empty="">
        <p>{t('newsletter.noFigures')}</p>
      </div>
    )
  return (
    <>
      {data.isPartial && (
        <Alert color="orange" mb="md">
          {t('newsletter.partial')}
        </Alert>
      )}
      <div className={classes.figures} data-figures="">
        <Growth days={data.days} />
        <BarCard
          title={t('newsletter.byLanguage')}
          hint={t('newsletter.segmentHint')}
          column={t('newsletter.language')}
          counts={data.languages.map(({ language, count }) => ({
            name: t(`newsletter.language.${language}`),
            count,
          }))}
        />
        <BarCard
          title={t('newsletter.byPage')}
          hint={t('newsletter.segmentHint')}
          column={t('newsletter.page')}
          counts={data.pages.map(({ page, count }) => ({
            name: page || t('newsletter.pageUnknown'),
            count,
          }))}
        />
      </div>
    </>
  )
}
