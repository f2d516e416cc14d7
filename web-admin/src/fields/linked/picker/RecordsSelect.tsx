import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { LIMITS } from '@flou/shared/limits.ts'
import { fieldTexts } from '../../../core/texts/fields.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import type { useChoices } from './useChoices.ts'
import { useFirstMatch } from './useFirstMatch.ts'

interface Props extends Pick<MultiSelectProps, 'label' | 'error' | 'withAsterisk' | 'comboboxProps'> {
  name: string
  choices: ReturnType<typeof useChoices>
  ids: readonly number[]
  onChange: (ids: number[]) => void
}

export function RecordsSelect({ name, choices: offered, ids, onChange, ...own }: Props) {
  const t = useTextsOf(fieldTexts)
  const { choices, search, setSearch, setOpen } = offered
  const firstMatch = useFirstMatch(offered, (value) => {
    if (ids.length < LIMITS.items) onChange([...new Set([...ids, Number(value)])])
    setSearch('')
  })
  return (
    <MultiSelect
      {...own}
      attributes={{ inputField: { name } }}
      searchable
      placeholder={ids.length === 0 ? t('field.choose') : ''}
      nothingFoundMessage={t('field.nothingFound')}
      data={choices}
      maxValues={LIMITS.items}
      {...firstMatch}
      value={ids.map(String)}
      searchValue={search}
      onSearchChange={setSearch}
      onDropdownOpen={() => setOpen(true)}
      onChange={(values) => onChange(values.map(Number))}
    />
  )
}
