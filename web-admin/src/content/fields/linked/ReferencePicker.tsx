import { Select } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useLanguage, useText } from '../../../texts/useText.ts'
import type { PickerProps } from './PickerStandIn.tsx'
import { useChoices } from './useChoices.ts'

/** Finds one record of a type by its title; goes on from what was begun before it was there. */
export function ReferencePicker({ type, label, error, isRequired, id, onChange, begun }: PickerProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const { choices, search, setSearch, setOpen } = useChoices({
    type,
    ids: id > 0 ? [id] : [],
    language: useLanguage(),
  })
  useEffect(() => {
    const { hasFocus, typed } = begun.take()
    if (hasFocus) input.current?.focus()
    if (typed !== undefined) setSearch(typed)
  }, [begun, setSearch])
  return (
    <Select
      ref={input}
      label={label}
      error={error}
      withAsterisk={isRequired}
      searchable
      clearable={!isRequired}
      clearButtonProps={{ 'aria-label': t('field.clear') }}
      placeholder={t('field.choose')}
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
