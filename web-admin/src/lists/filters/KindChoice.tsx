import type { ContentType } from '@flou/shared/content/define.ts'
import { filtersOf } from '@flou/shared/content/values/filters.ts'
import { filterTexts } from '../../core/texts/listFilters.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Switch } from '../../ui/Switch.tsx'
import type { ListQuery, UpdateQuery } from '../listQuery.ts'
import { filterLabel, optionsOf } from './filterText.ts'

interface Props {
  type: ContentType
  query: ListQuery
  updateQuery: UpdateQuery
}

const TEXTS = { ...filterTexts, ...listTexts }

/** Narrows a list to one kind of its records. */
export function KindChoice({ type, query, updateQuery }: Props) {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  const filter = filtersOf(type).find(({ name }) => name === type.list.kinds)
  if (!filter) return null
  const { name } = filter
  const choose = (kind: string) =>
    updateQuery(({ filters }) => {
      const { [name]: _, ...others } = filters
      return { filters: kind === '' ? others : { ...others, [name]: kind } }
    })
  return (
    <Switch
      name={name}
      label={filterLabel(type, filter, { t, language })}
      value={query.filters[name] ?? ''}
      onChange={choose}
      choices={[{ value: '', label: t('state.all') }, ...optionsOf(filter, { t, language })]}
    />
  )
}
