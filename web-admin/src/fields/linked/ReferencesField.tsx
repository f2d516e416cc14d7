import { MultiSelect } from '@mantine/core'
import { useState } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useFieldInput } from '../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import { LimitMessage } from '../nested/limit/AddEntry.tsx'
import { useListLimit } from '../nested/limit/useListLimit.ts'
import { CreateLink } from './CreateLink.tsx'
import { useChoices } from './picker/useChoices.ts'
import { useFirstMatch } from './picker/useFirstMatch.ts'

export function ReferencesField({ field, path, label, error }: FieldProps<FieldOf<'references'>>) {
  const t = useTextsOf(fieldTexts)
  const { initial, setValue } = useFieldInput<number[]>(path)
  const [ids, setIds] = useState(initial)
  const limit = useListLimit(LIMITS.items, ids.length)
  const offered = useChoices({ type: field.to, ids, language: useLanguage() })
  const { choices, search, setSearch, setOpen } = offered
  const set = (next: number[]) => {
    setIds(next)
    setValue(next)
  }
  const firstMatch = useFirstMatch(offered, (value) => {
    if (ids.length < LIMITS.items) set([...new Set([...ids, Number(value)])])
    setSearch('')
  })
  return (
    <>
      <MultiSelect
        attributes={{ inputField: { name: path } }}
        label={label}
        error={error}
        withAsterisk={field.required}
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
        onChange={(values) => set(values.map(Number))}
      />
      <LimitMessage limit={limit} />
      <CreateLink type={field.to} />
    </>
  )
}
