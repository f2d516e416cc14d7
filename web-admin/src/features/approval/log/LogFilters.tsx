import { NativeSelect } from '@mantine/core'
import type { PersonRef } from '@flou/shared/accounts/account.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { DayRangeFilter } from '../../../ui/filters/DayRangeFilter.tsx'
import { FilterBar } from '../../../ui/filters/FilterBar.tsx'
import { approvalLogTexts } from '../../../core/texts/approvalQueue.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { activeFilters, NO_FILTER, OUTCOMES, type LogFilter } from './logFilter.ts'
import { useFigures } from './useLog.ts'

interface Props {
  filter: LogFilter
  updateFilter: (patch: Partial<LogFilter>) => void
  /** False for figures, which use days only. */
  isWhole: boolean
}

/** Adds the selected person by number if the name is unknown. */
const people = (knownPeople: readonly PersonRef[], value: string) => [
  ...knownPeople.map(({ id, name }) => ({ value: String(id), label: name })),
  ...(value === '' || knownPeople.some(({ id }) => String(id) === value)
    ? []
    : [{ value, label: `#${value}` }]),
]

function ListFilters({ filter, updateFilter }: Omit<Props, 'isWhole'>) {
  const t = useTextsOf(approvalLogTexts)
  const language = useLanguage()
  const { data } = useFigures(filter)
  const { authors = [], deciders = [] } = data ?? {}
  const options = {
    area: REGISTRY.areas.map(({ key, label }) => ({ value: key, label: label[language] })),
    author: people(authors, filter.author),
    decider: people(
      deciders.map(({ person }) => person),
      filter.decider,
    ),
    status: OUTCOMES.map((status) => ({ value: String(status), label: t(`change.status.${status}`) })),
  }
  const labels = { area: 'area', author: 'author', decider: 'decider', status: 'outcome' } as const
  return (['area', 'author', 'decider', 'status'] as const).map((name) => (
    <NativeSelect
      name={name}
      key={name}
      label={t(`decisions.${labels[name]}`)}
      value={filter[name]}
      data={[{ value: '', label: t('decisions.all') }, ...options[name]]}
      onChange={(event) => updateFilter({ [name]: event.currentTarget.value })}
    />
  ))
}

export function LogFilters({ filter, updateFilter, isWhole }: Props) {
  return (
    <FilterBar count={Object.keys(activeFilters(filter)).length} onClear={() => updateFilter(NO_FILTER)}>
      <DayRangeFilter from={filter.from} to={filter.to} onChange={updateFilter} />
      {isWhole && <ListFilters filter={filter} updateFilter={updateFilter} />}
    </FilterBar>
  )
}
