import { Checkbox, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import {
  BROKEN_COUNTED,
  BROKEN_ORDERS,
  BROKEN_PLACES,
  BROKEN_SORTED,
  type BrokenOrder,
} from '@flou/shared/publishing/publishing.ts'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { LoadMore } from '../../ui/table/LoadMore.tsx'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { ChoiceButtons } from '../../ui/screen/ChoiceButtons.tsx'
import { EmptyState } from '../../ui/screen/EmptyState.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { useUrlSearch } from '../../ui/useUrlSearch.ts'
import { brokenLinksTexts } from '../../core/texts/publishing.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { ScreenProps } from '../../core/offices/office.ts'
import { BrokenLinkTable } from './BrokenLinkTable.tsx'
import { countText, useBrokenLinks, type BrokenLinksQuery } from './useBrokenLinks.ts'
import layout from './Report.module.css'
import { FieldHint } from '../../ui/FieldHint.tsx'

const NONE = { page: 'broken.none', shell: 'broken.none', outside: 'broken.noneOutside' } as const

function useFilter() {
  const [search, updateSearch] = useUrlSearch()
  const place = BROKEN_PLACES.find((one) => one === search.get('place')) ?? 'page'
  const prefix = search.get('target') ?? ''
  const order = BROKEN_ORDERS.find((one) => one === search.get('sort')) ?? 'target'
  const updateQuery = (next: Partial<BrokenLinksQuery>) => {
    const nextQuery = { place, prefix, order, ...next }
    updateSearch(
      () =>
        new URLSearchParams({
          ...(nextQuery.place !== 'page' && { place: nextQuery.place }),
          ...(nextQuery.prefix !== '' && { target: nextQuery.prefix }),
          ...(nextQuery.order !== 'target' && { sort: nextQuery.order }),
        }),
      { replace: true },
    )
  }
  return { place, prefix, order, updateQuery }
}

function Filter({ place, prefix, order, updateQuery }: ReturnType<typeof useFilter>) {
  const t = useTextsOf(brokenLinksTexts)
  const totals = {
    page: useBrokenLinks({ place: 'page', prefix, order }).data?.pages[0]?.total,
    shell: useBrokenLinks({ place: 'shell', prefix, order }).data?.pages[0]?.total,
    outside: useBrokenLinks({ place: 'outside', prefix, order }).data?.pages[0]?.total,
  }
  return (
    <div className={layout.filter}>
      <ChoiceButtons
        label={t('broken.places')}
        choices={BROKEN_PLACES.map((one) => ({
          value: one,
          label: t(`broken.${one}`, { count: countText(totals[one]) }),
        }))}
        value={place}
        onChoose={(one) => updateQuery({ place: one })}
      />
      <SearchBox
        label={t('broken.find')}
        className={layout.find}
        keyword={prefix}
        onSearch={(next) => updateQuery({ prefix: next })}
      />
      <NativeSelect
        name="order"
        aria-label={t('broken.sort')}
        value={order}
        data={BROKEN_ORDERS.map((value) => ({ value, label: t(`broken.sort.${value}`) }))}
        onChange={(event) => updateQuery({ order: event.currentTarget.value as BrokenOrder })} // one of its options
      />
    </div>
  )
}

export function BrokenLinksScreen({ route }: ScreenProps) {
  const t = useTextsOf(brokenLinksTexts)
  const language = useLanguage()
  const filter = useFilter()
  const report = useBrokenLinks(filter)
  const isPartiallySorted = filter.order !== 'target' && (report.data?.pages[0]?.total ?? 0) >= BROKEN_COUNTED
  const [isAcceptedShown, setAcceptedShown] = useState(false)
  const found = report.data?.pages.flatMap(({ data }) => data) ?? []
  const accepted = found.filter(({ acceptedBy }) => acceptedBy !== undefined).length
  const rows = isAcceptedShown ? found : found.filter(({ acceptedBy }) => acceptedBy === undefined)
  return (
    <>
      <ScreenHead title={routeLabel(route)[language]} about={t('broken.about')}>
        <Filter {...filter} />
      </ScreenHead>
      <LoadFailure error={report.error} title={t('broken.unloaded')} onRetry={report.refetch} />
      {report.isPending && <PageLoading />}
      {report.isSuccess && rows.length === 0 && (
        <EmptyState
          text={t(filter.prefix === '' && accepted === 0 ? NONE[filter.place] : 'broken.noneFits')}
        />
      )}
      {filter.place === 'outside' && <FieldHint>{t('broken.outsideHint')}</FieldHint>}
      {isPartiallySorted && <FieldHint>{t('broken.sortedPart', { count: BROKEN_SORTED })}</FieldHint>}
      {accepted > 0 && (
        <Checkbox
          name="acceptedShown"
          mb="sm"
          label={t('broken.showAccepted', { count: accepted })}
          checked={isAcceptedShown}
          onChange={(event) => setAcceptedShown(event.currentTarget.checked)}
        />
      )}
      {rows.length > 0 && (
        <BrokenLinkTable
          rows={rows}
          isInLayout={filter.place === 'shell'}
          isStale={report.isPlaceholderData}
        />
      )}
      <LoadMore list={report} />
    </>
  )
}
