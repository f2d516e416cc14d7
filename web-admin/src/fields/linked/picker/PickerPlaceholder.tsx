import { ComboboxChevron, TextInput } from '@mantine/core'
import { useState } from 'react'
import { otherLanguage } from '@flou/shared/locale.ts'
import { fieldTexts } from '../../../core/texts/fields.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { useTitles } from '../../../core/records/useOptions.ts'
import type { EarlyInput } from './earlyInput.ts'
import { isPlainEnter } from './useFirstMatch.ts'

export interface PickerProps {
  name: string
  type: string
  label: string
  error: string | undefined
  isRequired: boolean
  id: number
  onChange: (id: number) => void
  earlyInput: EarlyInput
}

/** `aria-controls` is omitted while the list is closed. */
const CLOSED = { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false } as const

/** Placeholder that accepts typing until the picker loads and continues from it. */
export function PickerPlaceholder({ name, type, label, error, isRequired, id, earlyInput }: PickerProps) {
  const t = useTextsOf(fieldTexts)
  const language = useLanguage()
  const { data } = useTitles(type, id > 0 ? [id] : [])
  const [typed, setTyped] = useState<string>()
  const [chosen] = data ?? []
  const title = chosen && (chosen.title[language] || chosen.title[otherLanguage(language)] || String(id))
  return (
    <TextInput
      name={name}
      {...CLOSED}
      autoComplete="off"
      label={label}
      error={error}
      withAsterisk={isRequired}
      placeholder={t('field.choose')}
      rightSection={<ComboboxChevron />}
      rightSectionPointerEvents="none"
      value={typed ?? title ?? ''}
      onFocus={() => earlyInput.update({ hasFocus: true })}
      onBlur={() => earlyInput.update({ hasFocus: false })}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        earlyInput.update({ typed: value, isEntered: false })
      }}
      onKeyDown={(event) => {
        if (!isPlainEnter(event)) return
        event.preventDefault()
        earlyInput.update({ isEntered: true })
      }}
    />
  )
}
