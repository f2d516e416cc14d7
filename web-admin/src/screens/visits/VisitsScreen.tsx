import { Button } from '@mantine/core'
import { useState } from 'react'
import { daysAfter, todayInJakarta } from '@flou/shared/calendar.ts'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { MOST_DAYS, USUAL_DAYS, type VisitFigures } from '@flou/shared/visits.ts'
import { download } from '../../content/export/download.ts'
import { DayFilter } from '../../elements/DayFilter.tsx'
import { PageLoading } from '../../elements/PageLoading.tsx'
import { ChoiceButtons } from '../../elements/screen/ChoiceButtons.tsx'
import { ChoiceRow } from '../../elements/screen/ChoiceRow.tsx'
import { LoadFailure } from '../../elements/screen/LoadFailure.tsx'
import { ScreenHead } from '../../elements/screen/ScreenHead.tsx'
import { useAddressSearch } from '../../elements/useAddressSearch.ts'
import { visitsTexts } from '../../texts/screens/visits.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import type { ScreenProps } from '../screenProps.ts'
import { Figures } from './Figures.tsx'
import { useNames } from './useNames.ts'
import { useVisits, type Period } from './useVisits.ts'
import { visitsCsv } from './visitsCsv.ts'

const LENGTHS = [7, USUAL_DAYS, 90] as const

/** The period lives in the address, so that it survives a reload and can be sent to a colleague. */
function usePeriod() {
  const [search, changeSearch] = useAddressSearch()
  const [today] = useState(() => todayInJakarta(new Date()))
  const to = search.get('to') ?? today
  const from = search.get('from') ?? daysAfter(to, 1 - USUAL_DAYS)
  const change = (next: Period) => changeSearch(() => new URLSearchParams({ ...next }), { replace: true })
  return { period: { from, to }, today, change }
}

function PeriodFilter({ period, today, change }: ReturnType<typeof usePeriod>) {
  const t = useTextsOf(visitsTexts)
  const { from, to } = period
  const startOf = (length: number) => daysAfter(today, 1 - length)
  const shown = LENGTHS.find((length) => to === today && from === startOf(length))
  const startBefore = (end: string) =>
    from > end || daysAfter(from, MOST_DAYS) <= end ? daysAfter(end, 1 - USUAL_DAYS) : from
  const endAfter = (start: string) =>
    start > to || daysAfter(start, MOST_DAYS) <= to ? daysAfter(start, USUAL_DAYS - 1) : to
  return (
    <ChoiceRow>
      <ChoiceButtons
        label={t('visits.period')}
        choices={LENGTHS.map((length) => ({
          value: String(length),
          label: t('visits.lastDays', { count: length }),
        }))}
        value={shown && String(shown)}
        onChoose={(length) => change({ from: startOf(Number(length)), to: today })}
      />
      <DayFilter
        label={t('visits.from')}
        day={from}
        max={today}
        onChange={(day) => day !== '' && change({ from: day, to: endAfter(day) })}
      />
      <DayFilter
        label={t('visits.to')}
        day={to}
        max={today}
        onChange={(day) => day !== '' && change({ from: startBefore(day), to: day })}
      />
    </ChoiceRow>
  )
}

function ExportButton({ figures }: { figures: VisitFigures | undefined }) {
  const t = useTextsOf(visitsTexts)
  const language = useLanguage()
  const { hostName } = useNames()
  const save = () => {
    if (!figures) return
    const lines = visitsCsv(figures, {
      language,
      header: [t('visits.kind'), t('visits.name'), t('visits.en'), t('visits.id'), t('visits.views')],
      day: t('visits.day'),
      page: t('visits.page'),
      site: t('visits.site'),
      nameOf: hostName,
    })
    download(lines, `visits-${figures.from}-${figures.to}.csv`)
  }
  return (
    <Button variant="default" disabled={!figures} onClick={save}>
      {t('visits.export')}
    </Button>
  )
}

/** How often pages of the site were viewed, in which language, and where visits came from. */
export function VisitsScreen({ route }: ScreenProps) {
  const t = useTextsOf(visitsTexts)
  const language = useLanguage()
  const shown = usePeriod()
  const { data, error, isPending } = useVisits(shown.period)
  return (
    <>
      <ScreenHead title={routeLabel(route)[language]} about={t('visits.about')}>
        <ExportButton figures={data} />
      </ScreenHead>
      <PeriodFilter {...shown} />
      <LoadFailure error={error} title={t('visits.failed')} />
      {isPending && <PageLoading />}
      {data && !error && <Figures figures={data} />}
    </>
  )
}
