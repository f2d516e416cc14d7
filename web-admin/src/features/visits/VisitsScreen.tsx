import { Button } from '@mantine/core'
import { useState } from 'react'
import { daysAfter, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { MAX_DAYS, DEFAULT_DAYS, type VisitFigures } from '@flou/shared/visits/visits.ts'
import { download } from '../../lists/export/files.ts'
import { DayFilter } from '../../ui/filters/DayFilter.tsx'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { ChoiceButtons } from '../../ui/screen/ChoiceButtons.tsx'
import { Toolbar } from '../../ui/screen/Toolbar.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { useUrlSearch } from '../../ui/useUrlSearch.ts'
import { visitsTexts } from '../../core/texts/visits.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { ScreenProps } from '../../core/offices/office.ts'
import { Figures } from './Figures.tsx'
import { useNames } from './useNames.ts'
import { useVisits, type Period } from './useVisits.ts'
import { visitsCsv } from './visitsCsv.ts'

const LENGTHS = [7, DEFAULT_DAYS, 90] as const

function usePeriod() {
  const [search, updateSearch] = useUrlSearch()
  const [today] = useState(() => todayInJakarta(new Date()))
  const to = search.get('to') ?? today
  const from = search.get('from') ?? daysAfter(to, 1 - DEFAULT_DAYS)
  const updatePeriod = (next: Period) =>
    updateSearch(() => new URLSearchParams({ ...next }), { replace: true })
  return { period: { from, to }, today, updatePeriod }
}

function PeriodFilter({ period, today, updatePeriod }: ReturnType<typeof usePeriod>) {
  const t = useTextsOf(visitsTexts)
  const { from, to } = period
  const startOf = (length: number) => daysAfter(today, 1 - length)
  const selected = LENGTHS.find((length) => to === today && from === startOf(length))
  const startBefore = (end: string) =>
    from > end || daysAfter(from, MAX_DAYS) <= end ? daysAfter(end, 1 - DEFAULT_DAYS) : from
  const endAfter = (start: string) =>
    start > to || daysAfter(start, MAX_DAYS) <= to ? daysAfter(start, DEFAULT_DAYS - 1) : to
  return (
    <Toolbar>
      <ChoiceButtons
        label={t('visits.period')}
        choices={LENGTHS.map((length) => ({
          value: String(length),
          label: t('visits.lastDays', { count: length }),
        }))}
        value={selected && String(selected)}
        onChoose={(length) => updatePeriod({ from: startOf(Number(length)), to: today })}
      />
      <DayFilter
        name="from"
        label={t('visits.from')}
        day={from}
        max={today}
        onChange={(day) => day !== '' && updatePeriod({ from: day, to: endAfter(day) })}
      />
      <DayFilter
        name="to"
        label={t('visits.to')}
        day={to}
        max={today}
        onChange={(day) => day !== '' && updatePeriod({ from: startBefore(day), to: day })}
      />
    </Toolbar>
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

export function VisitsScreen({ route }: ScreenProps) {
  const t = useTextsOf(visitsTexts)
  const language = useLanguage()
  const selected = usePeriod()
  const { data, error, isPending } = useVisits(selected.period)
  return (
    <>
      <ScreenHead title={routeLabel(route)[language]} about={t('visits.about')}>
        <ExportButton figures={data} />
      </ScreenHead>
      <PeriodFilter {...selected} />
      <LoadFailure error={error} title={t('visits.failed')} />
      {isPending && <PageLoading />}
      {data && !error && <Figures figures={data} />}
    </>
  )
}
