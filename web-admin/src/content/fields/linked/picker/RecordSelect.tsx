import { Select, type SelectProps } from '@mantine/core'
import { useText } from '../../../../texts/useText.ts'
import type { useChoices } from './useChoices.ts'

interface Props extends Pick<
  SelectProps,
  'ref' | 'label' | 'error' | 'placeholder' | 'withAsterisk' | 'clearable'
> {
  /** What is offered while a person types. */
  choices: ReturnType<typeof useChoices>
  /** The record chosen; 0 is none. */
  id: number
  onChange: (id: number) => void
}

/** Finds one record by its title. */
export function RecordSelect({
  choices: { choices, search, setSearch, setOpen },
  id,
  onChange,
  ...own
}: Props) {
  const t = useText()
  return (
    <Select
      {...own}
      searchable
      clearButtonProps={{ 'aria-label': t('field.clear') }}
      nothingFoundMessage={t('field.nothingFound')}
      data={choices}
      filter={({ options }) => options}
      value={id > 0 ? String(id) : null}
      searchValue={search}
      onSearchChange={setSearch}
      onDropdownOpen={() => setOpen(true)}
      onChange={(value) => onChange(Number(value ?? 0))}
    />
  )
}
