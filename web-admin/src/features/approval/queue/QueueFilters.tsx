import { NativeSelect } from '@mantine/core'
import { CHANGE_REQUEST_AGES } from '@flou/shared/approval/changeRequestLists.ts'
import { FilterBar } from '../../../ui/filters/FilterBar.tsx'
import { serviceName } from '../../../core/offices/areaNames.ts'
import { approvalQueueTexts } from '../../../core/texts/approvalQueue.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { NO_FILTER, QUEUE_FILTERS, type QueueFilter, type QueueQuery } from './queueQuery.ts'
import { useChoices, type UpdateQueueQuery } from './useQueue.ts'

interface Choice {
  value: string
  name: string
  count: number
}
type FilterName = keyof QueueFilter

/** Filter choices, including selected values without matches. */
function useFilterChoices({ view, ...query }: QueueQuery): Record<FilterName, Choice[]> {
  const t = useTextsOf(approvalQueueTexts)
  const language = useLanguage()
  const { data } = useChoices(view)
  const { areas = [], authors = [], kinds = [], ages = [] } = data ?? {}
  const choices: Record<FilterName, Choice[]> = {
    area: areas.map(({ area, count }) => ({ value: area, name: serviceName(area, language), count })),
    author: authors.map(({ person, count }) => ({ value: String(person.id), name: person.name, count })),
    kind: kinds.map(({ kind, count }) => ({ value: kind, name: t(`change.kind.${kind}`), count })),
    age: CHANGE_REQUEST_AGES.map((age) => ({
      value: age,
      name: t(`queue.age.${age}`),
      count: ages.find((one) => one.age === age)?.count ?? 0,
    })),
  }
  for (const name of QUEUE_FILTERS) {
    const value = query[name]
    if (value !== '' && !choices[name].some((one) => one.value === value))
      choices[name].push({ value, name: name === 'area' ? serviceName(value, language) : value, count: 0 })
  }
  return choices
}

interface Props {
  query: QueueQuery
  updateQuery: UpdateQueueQuery
  approves: boolean
}

export function QueueFilters({ query, updateQuery, approves }: Props) {
  const t = useTextsOf(approvalQueueTexts)
  const choices = useFilterChoices(query)
  const names = QUEUE_FILTERS.filter((name) => approves || name !== 'author')
  return (
    <FilterBar
      count={QUEUE_FILTERS.filter((name) => query[name] !== '').length}
      onClear={() => updateQuery(NO_FILTER)}
    >
      {names.map((name) => (
        <NativeSelect
          name={name}
          key={name}
          label={t(`queue.${name}`)}
          value={query[name]}
          data={[
            { value: '', label: t('queue.all') },
            ...choices[name].map(({ value, name: what, count }) => ({
              value,
              label: t('queue.choice', { name: what, count }),
            })),
          ]}
          onChange={(event) => updateQuery({ [name]: event.currentTarget.value })}
        />
      ))}
    </FilterBar>
  )
}
