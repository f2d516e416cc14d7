import { Alert, Skeleton } from '@mantine/core'
import type { ChangeFigures } from '@flou/shared/changes/lists.ts'
import { useFailureText } from '../../../api/useFailureText.ts'
import { dayText } from '../../../content/timeText.ts'
import { numberText } from '../../../texts/fillIn.ts'
import { workflowLogTexts } from '../../../texts/screens/workflowLog.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import type { LogFilter } from '../log/logFilter.ts'
import { useFigures } from '../log/useLog.ts'
import { AgeChart, daysText } from './AgeChart.tsx'
import { FigureCard } from './FigureCard.tsx'
import { LoadChart } from './LoadChart.tsx'
import { TimeChart } from './TimeChart.tsx'
import classes from './Figures.module.css'

/** As many people as a chart names; the table has all of them. */
const MOST_BARS = 10

interface Props {
  figures: ChangeFigures
}

function Ages({ figures: { ages } }: Props) {
  const t = useTextsOf(workflowLogTexts)
  const language = useLanguage()
  const title = t('figures.ages')
  return (
    <FigureCard
      title={title}
      hint={t('figures.agesHint')}
      none={t('figures.agesNone')}
      columns={[t('figures.days'), t('figures.changes')]}
      rows={ages.map((one) => [daysText(one), numberText(one.count, language)])}
      isEmpty={ages.every(({ count }) => count === 0)}
    >
      <AgeChart ages={ages} label={title} />
      <p className={classes.axis}>{t('figures.days')}</p>
    </FigureCard>
  )
}

function Load({ figures: { deciders } }: Props) {
  const t = useTextsOf(workflowLogTexts)
  const language = useLanguage()
  const title = t('figures.load')
  return (
    <FigureCard
      title={title}
      hint={t('figures.loadHint')}
      none={t('figures.none')}
      columns={[t('figures.person'), t('figures.approved'), t('figures.rejected')]}
      rows={deciders.map(({ person, approved, rejected }) => [
        person.name,
        numberText(approved, language),
        numberText(rejected, language),
      ])}
      isEmpty={deciders.length === 0}
    >
      <LoadChart deciders={deciders.slice(0, MOST_BARS)} label={title} />
      <p className={classes.legend}>
        <span className={classes.keyFirst}>{t('figures.approved')}</span>
        <span className={classes.keySecond}>{t('figures.rejected')}</span>
      </p>
    </FigureCard>
  )
}

function Time({ figures: { weeks } }: Props) {
  const t = useTextsOf(workflowLogTexts)
  const language = useLanguage()
  const title = t('figures.time')
  const hours = (value: number) => t('figures.hours', { count: value })
  return (
    <FigureCard
      title={title}
      hint={t('figures.timeHint')}
      none={t('figures.none')}
      columns={[t('figures.week'), t('figures.decided'), t('figures.median'), t('figures.p90')]}
      rows={weeks.map(({ week, decided, medianHours, p90Hours }) => [
        dayText(week, language),
        numberText(decided, language),
        hours(medianHours),
        hours(p90Hours),
      ])}
      isEmpty={weeks.length === 0}
    >
      <TimeChart weeks={weeks} label={title} dateOf={(week) => dayText(week, language)} />
      <p className={classes.legend}>
        <span className={classes.keyFirst}>{t('figures.median')}</span>
        <span className={classes.keyDashed}>{t('figures.p90')}</span>
      </p>
    </FigureCard>
  )
}

/** How long changes wait, who decides them, and how long that takes; each as a chart or as a table. */
export function FiguresView({ filter }: { filter: LogFilter }) {
  const t = useTextsOf(workflowLogTexts)
  const failureText = useFailureText()
  const { data, error } = useFigures(filter)
  if (error)
    return (
      <Alert color="danger" title={t('decisions.failed')} role="alert">
        {failureText(error)}
      </Alert>
    )
  if (!data)
    return (
      <div role="status" aria-label={t('shell.loading')} className={classes.cards}>
        {['ages', 'load', 'time'].map((name) => (
          <Skeleton key={name} height={340} radius="md" />
        ))}
      </div>
    )
  return (
    <>
      {data.isPartial && <p className={classes.partial}>{t('figures.partial')}</p>}
      <div className={classes.cards} data-figures="">
        <Ages figures={data} />
        <Load figures={data} />
        <Time figures={data} />
      </div>
    </>
  )
}
