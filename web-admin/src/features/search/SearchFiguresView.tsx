import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { routesOf, type Route } from '@flou/shared/content/routing/routes.ts'
import { searchPin, searchSynonym } from '@flou/shared/content/types/siteSearch.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { QuerySums, SearchFigures } from '@flou/shared/search/searchFigures.ts'
import { dayText } from '../../core/records/timeText.ts'
import { FigureCard } from '../../ui/figures/FigureCard.tsx'
import { FigureGrid } from '../../ui/figures/FigureGrid.tsx'
import { Legend } from '../../ui/figures/Legend.tsx'
import { RankedTable } from '../../ui/figures/RankedTable.tsx'
import { sumOf } from '../../ui/figures/scale.ts'
import { StackedChart } from '../../ui/figures/StackedChart.tsx'
import { Totals } from '../../ui/figures/Totals.tsx'
import { numberText } from '@flou/shared/texts/translator.ts'
import { searchesTexts } from '../../core/texts/search.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useRights } from '../../core/session/rights.ts'
import { SynonymDialog } from './SynonymDialog.tsx'
import { figuresIn, sumsOf } from './useSearchFigures.ts'

interface Props {
  figures: SearchFigures
  /** Undefined shows both languages. */
  of: Language | undefined
  route: Route
}

function SearchTotals({ figures: { weeks }, of }: Omit<Props, 'route'>) {
  const t = useTextsOf(searchesTexts)
  const language = useLanguage()
  const sums = weeks.map((week) => sumsOf(week, of))
  const searches = sumOf(sums.map((one) => one.searches))
  const none = sumOf(sums.map((one) => one.none))
  const clicks = sumOf(sums.map((one) => one.clicks))
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const rateText = (count: number) => percent.format(searches === 0 ? 0 : count / searches)
  return (
    <Totals
      numbers={[
        [t('searches.total'), numberText(searches, language)],
        [t('searches.noneTotal'), `${numberText(none, language)} (${rateText(none)})`],
        [t('searches.clicks'), numberText(clicks, language)],
        [t('searches.clickRate'), rateText(clicks)],
      ]}
    />
  )
}

function Weeks({ figures: { weeks }, of }: Omit<Props, 'route'>) {
  const t = useTextsOf(searchesTexts)
  const language = useLanguage()
  const title = t('searches.weeks')
  const number = (count: number) => numberText(count, language)
  const rows = weeks.map((week) => ({ name: dayText(week.week, language), ...sumsOf(week, of) }))
  return (
    <FigureCard
      title={title}
      hint={t('searches.weeksHint')}
      columns={[t('searches.week'), t('searches.total'), t('searches.noneTotal'), t('searches.clicks')]}
      rows={rows.map(({ name, searches, none, clicks }) => [
        name,
        number(searches),
        number(none),
        number(clicks),
      ])}
      emptyText={rows.every(({ searches }) => searches === 0) ? t('searches.none') : undefined}
    >
      <StackedChart
        bars={rows.map(({ name, searches, none }) => ({ name, low: searches - none, high: none }))}
        label={title}
        numberOf={number}
      />
      <Legend
        items={[
          { series: 'main', label: t('searches.found') },
          { series: 'other', label: t('searches.noneTotal') },
        ]}
      />
    </FigureCard>
  )
}

/** Adds a synonym for a query, or links to a pinned result prefilled with it. */
function Improve({ query: { query, language }, route: { area, base } }: { query: QuerySums; route: Route }) {
  const t = useTextsOf(searchesTexts)
  const { canEdit } = useRights()
  const [isOpen, setOpen] = useState(false)
  const routes = routesOf(area, base.startsWith('/dashboard2/') ? 'dashboard2' : 'dashboard')
  const addRouteOf = (type: string) => routes.find((one) => one.kind === 'add' && one.type?.key === type)
  const [synonym, pin] = [addRouteOf(searchSynonym.key), addRouteOf(searchPin.key)]
  const look = { size: 'compact-xs', variant: 'default' } as const
  const nameOf = (action: string) => t('searches.actionFor', { action, query })
  return (
    <Group gap={6} justify="flex-end">
      {synonym && canEdit && (
        <Button {...look} aria-label={nameOf(t('searches.synonym'))} onClick={() => setOpen(true)}>
          {t('searches.synonym')}
        </Button>
      )}
      {pin && (
        <Button
          {...look}
          component={Link}
          to={{ pathname: pin.url, search: new URLSearchParams({ query, language }).toString() }}
          state={{ back: base }}
          aria-label={nameOf(t('searches.pin'))}
        >
          {t('searches.pin')}
        </Button>
      )}
      {isOpen && synonym && (
        <SynonymDialog query={{ query, language }} route={synonym} onClose={() => setOpen(false)} />
      )}
    </Group>
  )
}

export function SearchFiguresView({ figures, of, route }: Props) {
  const t = useTextsOf(searchesTexts)
  const { queries, pages } = figuresIn(figures, of)
  const codeOf = (language: Language) => (of === undefined ? ` (${t(`searches.${language}`)})` : '')
  const rowOf = ({ query, language }: QuerySums, count: number) => ({
    name: `${language} ${query}`,
    label: query + codeOf(language),
    count,
  })
  const without = queries.filter(({ none }) => none > 0).toSorted((one, other) => other.none - one.none)
  return (
    <>
      <SearchTotals figures={figures} of={of} />
      <Weeks figures={figures} of={of} />
      <FigureGrid>
        <RankedTable
          title={t('searches.queries')}
          nameColumn={t('searches.query')}
          countColumn={t('searches.total')}
          none={t('searches.noQueries')}
          rows={queries.map((one) => rowOf(one, one.searches))}
        />
        <RankedTable
          title={t('searches.noResults')}
          hint={t('searches.noResultsHint')}
          nameColumn={t('searches.query')}
          countColumn={t('searches.times')}
          actionColumn={t('searches.actions')}
          none={t(queries.length === 0 ? 'searches.noQueries' : 'searches.allFound')}
          rows={without.map((one) => ({
            ...rowOf(one, one.none),
            action: <Improve query={one} route={route} />,
          }))}
        />
        <RankedTable
          title={t('searches.pages')}
          nameColumn={t('searches.page')}
          countColumn={t('searches.clicks')}
          none={t('searches.noClicks')}
          rows={pages.map(({ path, language, clicks, titles }) => ({
            name: `${language} ${path}`,
            label: (titles?.[language] ?? path) + codeOf(language),
            ...(titles?.[language] !== undefined && { detail: path }),
            count: clicks,
          }))}
        />
      </FigureGrid>
    </>
  )
}
