import type { ContentType } from '@flou/shared/content/define.ts'
import { FilterSheet } from '../../ui/filters/FilterSheet.tsx'
import type { ListQuery, UpdateQuery } from '../listQuery.ts'
import { FilterInput } from './FilterInput.tsx'
import { sheetFilters } from './filterText.ts'

interface Props {
  type: ContentType
  apiUrl: string
  query: ListQuery
  updateQuery: UpdateQuery
}

export function ListFilters({ type, apiUrl, query: { filters }, updateQuery }: Props) {
  const offered = sheetFilters(type)
  const count = offered.filter(({ name }) => filters[name]).length
  return (
    <FilterSheet count={count} onClear={() => updateQuery({ filters: {} })}>
      {offered.map((filter) => (
        <FilterInput
          key={filter.name}
          type={type}
          apiUrl={apiUrl}
          filter={filter}
          value={filters[filter.name] ?? ''}
          onChange={(value) => updateQuery((now) => ({ filters: { ...now.filters, [filter.name]: value } }))}
        />
      ))}
    </FilterSheet>
  )
}
