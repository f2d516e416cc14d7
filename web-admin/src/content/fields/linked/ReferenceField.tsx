import { Select } from '@mantine/core'
import { useState } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { useLanguage, useText } from '../../../texts/useText.ts'
import { useFieldInput } from '../../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import { CreateLink } from './CreateLink.tsx'
import { useChoices } from './useChoices.ts'

/** One record of another type, found by its title. */
export function ReferenceField({ field, path, label, error }: FieldProps<FieldOf<'reference'>>) {
  const t = useText()
  const { initial, change } = useFieldInput<number>(path)
  const [id, setId] = useState(initial)
  const { choices, search, setSearch, setOpen } = useChoices({
    type: field.to,
    ids: id > 0 ? [id] : [],
    language: useLanguage(),
  })
  return (
    <>
      <Select
        label={label}
        error={error}
        withAsterisk={field.required}
        searchable
        clearable={!field.required}
        clearButtonProps={{ 'aria-label': t('field.clear') }}
        placeholder={t('field.choose')}
        nothingFoundMessage={t('field.nothingFound')}
        data={choices}
        filter={({ options }) => options}
        value={id > 0 ? String(id) : null}
        searchValue={search}
        onSearchChange={setSearch}
        onDropdownOpen={() => setOpen(true)}
        onChange={(value) => {
          setId(Number(value ?? 0))
          change(Number(value ?? 0))
        }}
      />
      <CreateLink type={field.to} />
    </>
  )
}
