import { Select, type SelectProps } from '@mantine/core'
import type { RefObject } from 'react'
import { fieldTexts } from '../../../core/texts/fields.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import type { useChoices } from './useChoices.ts'
import { useFirstMatch } from './useFirstMatch.ts'

interface Props extends Pick<
  SelectProps,
  'ref' | 'label' | 'error' | 'placeholder' | 'withAsterisk' | 'clearable' | 'comboboxProps'
> {
  name: string
  choices: ReturnType<typeof useChoices>
  id: number
  /** Search text that was entered before the picker loaded. */
  entered?: RefObject<string | undefined>
  onChange: (id: number) => void
}

export function RecordSelect({ name, choices: offered, id, entered, onChange, ...own }: Props) {
  const t = useTextsOf(fieldTexts)
  const { choices, search, setSearch, setOpen } = offered
  const firstMatch = useFirstMatch(offered, (value) => onChange(Number(value)), entered)
  return (
    <Select
      {...own}
      {...firstMatch}
      attributes={{ input: { name } }}
      searchable
      // Enter on the current choice must not clear it
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': t('field.clear') }}
      nothingFoundMessage={t('field.nothingFound')}
      data={choices}
      value={id > 0 ? String(id) : null}
      searchValue={search}
      onSearchChange={setSearch}
      onDropdownOpen={() => setOpen(true)}
      onChange={(value) => onChange(Number(value ?? 0))}
    />
  )
}
