import { useEffect, useRef } from 'react'
import { useLanguage, useText } from '../../../../texts/useText.ts'
import type { PickerProps } from './PickerStandIn.tsx'
import { RecordSelect } from './RecordSelect.tsx'
import { useChoices } from './useChoices.ts'

/** Finds one record of a type by its title; goes on from what was begun before it was there. */
export function ReferencePicker({ type, label, error, isRequired, id, onChange, begun }: PickerProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const choices = useChoices({ type, ids: id > 0 ? [id] : [], language: useLanguage() })
  const { setSearch } = choices
  useEffect(() => {
    const { hasFocus, typed } = begun.take()
    if (hasFocus) input.current?.focus()
    if (typed !== undefined) setSearch(typed)
  }, [begun, setSearch])
  return (
    <RecordSelect
      ref={input}
      label={label}
      error={error}
      withAsterisk={isRequired}
      clearable={!isRequired}
      placeholder={t('field.choose')}
      choices={choices}
      id={id}
      onChange={onChange}
    />
  )
}
