import { NativeSelect } from '@mantine/core'
import type { PersonRef } from '@flou/shared/account.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { DayRangeFilter } from '../../../elements/screen/DayRangeFilter.tsx'
import { FilterBar } from '../../../elements/screen/FilterBar.tsx'
import { workflowLogTexts } from '../../../texts/screens/workflowLog.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { givenFilters, NO_FILTER, OUTCOMES, type LogFilter } from './logFilter.ts'
import { useFigures } from './useLog.ts'

interface Props {
  filter: LogFilter
  change: (part: Partial<LogFilter>) => void
  /** False for figures, which follow the days alone. */
  isWhole: boolean
}

/** People as a list offers them; whoever the address asks for is among them, by number where the name is not known. */
const people = (known: readonly PersonRef[], value: string) => [
  ...known.map(({ id, name }) => ({ value: String(id), label: name })),
  ...(value === '' || known.some(({ id }) => String(id) === value) ? [] : [{ value, label: `#${value}` }]),
]

/** Narrows by who took part, area and outcome. */
function Further({ filter, change }: Omit<Props, 'isWhole'>) {
  const t = useTextsOf(workflowLogTexts)
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
      key={name}
      label={t(`decisions.${labels[name]}`)}
      value={filter[name]}
      data={[{ value: '', label: t('decisions.all') }, ...options[name]]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  ))
}

/** Narrows decisions by days, and the list by who took part, area and outcome. */
export function LogFilters({ filter, change, isWhole }: Props) {
  return (
    <FilterBar isNarrowed={Object.keys(givenFilters(filter)).length > 0} onClear={() => change(NO_FILTER)}>
      <DayRangeFilter from={filter.from} to={filter.to} onChange={change} />
      {isWhole && <Further filter={filter} change={change} />}
    </FilterBar>
  )
}
