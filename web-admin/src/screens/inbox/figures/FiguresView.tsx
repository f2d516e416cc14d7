import { Alert } from '@mantine/core'
import type { Submission } from '@flou/shared/submissions/define.ts'
import type { InboxFigures } from '@flou/shared/submissions/inbox.ts'
import { useFailureText } from '../../../api/useFailureText.ts'
import { PageLoading } from '../../../elements/PageLoading.tsx'
import { dayText } from '../../../content/timeText.ts'
import { numberText } from '../../../texts/fillIn.ts'
import { inboxTexts } from '../../../texts/screens/inbox.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import type { InboxFilters } from '../inboxQuery.ts'
import { useInboxFigures } from '../useInbox.ts'
import { ConversionCard } from './ConversionCard.tsx'
import { DayChart } from './DayChart.tsx'
import { BarCard, type CountCard } from './BarCard.tsx'
import { FigureCard } from './FigureCard.tsx'
import classes from '../Inbox.module.css'

interface Props {
  form: Submission
  filters: InboxFilters
}

function Cards({ figures, ...asked }: Props & { figures: InboxFigures }) {
  const { days, ratings, languages } = figures
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const cards: CountCard[] = [
    {
      title: t('inbox.ratings'),
      hint: t('inbox.ratingsHint'),
      column: t('inbox.ratingOf'),
      counts: ratings.map(({ stars, count }) => ({ name: t('inbox.stars', { count: stars }), count })),
    },
    {
      title: t('inbox.languages'),
      hint: t('inbox.languagesHint'),
      column: t('inbox.language'),
      counts: languages.map(({ language: one, count }) => ({ name: t(`inbox.language.${one}`), count })),
    },
  ]
  return (
    <div className={classes.figures} data-figures="">
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
        <DayChart days={days} label={t('inbox.perDay')} />
      </FigureCard>
      <ConversionCard {...asked} />
      {cards.map((card) => (
        <BarCard key={card.title} {...card} />
      ))}
    </div>
  )
}

/** How much came when, from which pages, in which language, with which rating; each as a chart or as a table. */
export function FiguresView({ form, filters }: Props) {
  const t = useTextsOf(inboxTexts)
  const failureText = useFailureText()
  const { data, error } = useInboxFigures(form.key, filters)
  if (error)
    return (
      <Alert color="danger" title={t('inbox.failed')} role="alert">
        {failureText(error)}
      </Alert>
    )
  if (!data) return <PageLoading />
  if (data.days.length === 0)
    return (
      <div className={classes.empty} data-empty="">
        <p>{t('inbox.noFigures')}</p>
      </div>
    )
  return <Cards form={form} filters={filters} figures={data} />
}
