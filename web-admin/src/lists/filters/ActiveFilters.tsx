import { useQueries } from '@tanstack/react-query'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { ListFilter } from '@flou/shared/content/values/filters.ts'
import { titlesQuery } from '../../core/records/useOptions.ts'
import { localizedText } from '../../core/records/localizedText.ts'
import { filterTexts } from '../../core/texts/listFilters.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { FilterChips } from '../../ui/filters/FilterChips.tsx'
import type { ListQuery, UpdateQuery } from '../listQuery.ts'
import { dayRangeLabel, filterLabel, optionsOf, sheetFilters, targetOf } from './filterText.ts'
import { useAuthors } from './useAuthors.ts'

interface Props {
  type: ContentType
  apiUrl: string
  query: ListQuery
  updateQuery: UpdateQuery
}

/** Titles of related records by filter name. */
function useRelationTitles(active: readonly ListFilter[], { filters }: ListQuery) {
  const language = useLanguage()
  const relations = active.filter(({ kind }) => kind === 'relation')
  const found = useQueries({
    queries: relations.map((filter) => titlesQuery(targetOf(filter), [Number(filters[filter.name])])),
  })
  return new Map(
    relations.map(({ name }, index) => {
      const option = found[index]?.data?.[0]
      return [name, option && localizedText(option.title, language).text]
    }),
  )
}

function useFilterChips({ type, apiUrl, query }: Omit<Props, 'updateQuery'>) {
  const t = useTextsOf(filterTexts)
  const language = useLanguage()
  const active = sheetFilters(type).filter(({ name }) => query.filters[name])
  const titles = useRelationTitles(active, query)
  const authors = useAuthors(apiUrl, query.filters['updatedBy'] !== undefined).data ?? []
  const valueText = (filter: ListFilter, value: string) => {
    if (filter.kind === 'relation') return titles.get(filter.name)
    if (filter.kind === 'day') return dayRangeLabel(value, { t, language })
    if (filter.kind === 'author') return authors.find(({ id }) => String(id) === value)?.name
    return optionsOf(filter, { t, language }).find((option) => option.value === value)?.label
  }
  return active.map((filter) => {
    const value = query.filters[filter.name] ?? ''
    const label = filterLabel(type, filter, { t, language })
    return { name: filter.name, text: `${label}: ${valueText(filter, value) ?? `#${value}`}` }
  })
}

export function ActiveFilters({ updateQuery, ...props }: Props) {
  const chips = useFilterChips(props)
  const names = new Set(chips.map(({ name }) => name))
  const without = (isRemoved: (name: string) => boolean) =>
    updateQuery(({ filters }) => ({
      filters: Object.fromEntries(Object.entries(filters).filter(([name]) => !isRemoved(name))),
    }))
  return (
    <FilterChips
      chips={chips}
      onRemove={(name) => without((one) => one === name)}
      onClear={() => without((one) => names.has(one))}
    />
  )
}
