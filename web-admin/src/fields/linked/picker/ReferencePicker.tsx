import { useEffect, useRef } from 'react'
import { fieldTexts } from '../../../core/texts/fields.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import type { PickerProps } from './PickerPlaceholder.tsx'
import { RecordSelect } from './RecordSelect.tsx'
import { useChoices } from './useChoices.ts'

/** Picker of one record by title; continues from the input typed before it loaded. */
export function ReferencePicker({
  name,
  type,
  label,
  error,
  isRequired,
  id,
  onChange,
  earlyInput,
}: PickerProps) {
  const t = useTextsOf(fieldTexts)
  const input = useRef<HTMLInputElement>(null)
  const entered = useRef<string>(undefined)
  const choices = useChoices({ type, ids: id > 0 ? [id] : [], language: useLanguage() })
  const { setSearch } = choices
  useEffect(() => {
    const { hasFocus, typed, isEntered } = earlyInput.take()
    if (hasFocus) input.current?.focus()
    if (typed === undefined) return
    if (isEntered) entered.current = typed
    setSearch(typed)
  }, [earlyInput, setSearch])
  return (
    <RecordSelect
      name={name}
      ref={input}
      label={label}
      error={error}
      withAsterisk={isRequired}
      clearable={!isRequired}
      placeholder={t('field.choose')}
      choices={choices}
      entered={entered}
      id={id}
      onChange={onChange}
    />
  )
}
