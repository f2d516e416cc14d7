import { NativeSelect } from '@mantine/core'
import type { ContentType } from '@flou/shared/content/define.ts'
import {
  dayRangeOf,
  dayRangeText,
  filterParameter,
  type ListFilter,
} from '@flou/shared/content/values/filters.ts'
import { filterTexts } from '../../core/texts/listFilters.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { RecordSelect } from '../../fields/linked/picker/RecordSelect.tsx'
import { useChoices } from '../../fields/linked/picker/useChoices.ts'
import { DayFilter } from '../../ui/filters/DayFilter.tsx'
import { filterLabel, optionsOf, targetOf } from './filterText.ts'
import { useAuthors } from './useAuthors.ts'
import classes from './Filters.module.css'

interface Props {
  type: ContentType
  apiUrl: string
  filter: ListFilter
  value: string
  onChange: (value: string) => void
}

function useLabel({ type, filter }: Pick<Props, 'type' | 'filter'>) {
  const t = useTextsOf(filterTexts)
  const language = useLanguage()
  return { t, language, label: filterLabel(type, filter, { t, language }) }
}

function RelationFilter({ filter, value, onChange, ...props }: Props) {
  const { t, language, label } = useLabel({ ...props, filter })
  const id = Number(value)
  const choices = useChoices({ type: targetOf(filter), ids: id > 0 ? [id] : [], language })
  return (
    <RecordSelect
      name={filterParameter(filter.name)}
      label={label}
      placeholder={t('filter.any')}
      clearable
      comboboxProps={{ withinPortal: false }}
      choices={choices}
      id={id}
      onChange={(chosen) => onChange(chosen > 0 ? String(chosen) : '')}
    />
  )
}

function DaysFilter({ filter, value, onChange, ...props }: Props) {
  const { t, label } = useLabel({ ...props, filter })
  const days = dayRangeOf(value)
  return (
    <fieldset className={classes.days}>
      <legend>{label}</legend>
      <DayFilter
        name={`${filterParameter(filter.name)}.from`}
        label={t('filter.from')}
        day={days.from}
        max={days.to}
        onChange={(from) => onChange(dayRangeText({ ...days, from }))}
      />
      <DayFilter
        name={`${filterParameter(filter.name)}.to`}
        label={t('filter.to')}
        day={days.to}
        min={days.from}
        onChange={(to) => onChange(dayRangeText({ ...days, to }))}
      />
    </fieldset>
  )
}

function SelectFilter({
  options,
  filter,
  value,
  onChange,
  ...props
}: Props & { options: { value: string; label: string }[] }) {
  const { t, label } = useLabel({ ...props, filter })
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <NativeSelect
      name={filterParameter(filter.name)}
      label={label}
      value={value}
      data={[
        { value: '', label: t('filter.any') },
        ...options,
        ...(isKnown ? [] : [{ value, label: `#${value}` }]),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

function AuthorFilter(props: Props) {
  const { data = [] } = useAuthors(props.apiUrl, true)
  return (
    <SelectFilter {...props} options={data.map(({ id, name }) => ({ value: String(id), label: name }))} />
  )
}

export function FilterInput(props: Props) {
  const t = useTextsOf(filterTexts)
  const language = useLanguage()
  const { kind } = props.filter
  if (kind === 'relation') return <RelationFilter {...props} />
  if (kind === 'day') return <DaysFilter {...props} />
  if (kind === 'author') return <AuthorFilter {...props} />
  return <SelectFilter {...props} options={optionsOf(props.filter, { t, language })} />
}
