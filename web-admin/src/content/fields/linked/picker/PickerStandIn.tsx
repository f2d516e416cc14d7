import { ComboboxChevron, TextInput } from '@mantine/core'
import { useState } from 'react'
import { otherLanguage } from '@flou/shared/locale.ts'
import { useLanguage, useText } from '../../../../texts/useText.ts'
import { useTitles } from '../../../useOptions.ts'
import type { Begun } from './begun.ts'

export interface PickerProps {
  type: string
  label: string
  error: string | undefined
  isRequired: boolean
  /** The record chosen; 0 is none. */
  id: number
  onChange: (id: number) => void
  begun: Begun
}

/** A list that is not open is not there to be controlled. */
const CLOSED = { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false } as const

/** Looks like the picker and takes what is typed until the picker is there, which goes on from it. */
export function PickerStandIn({ type, label, error, isRequired, id, begun }: PickerProps) {
  const t = useText()
  const language = useLanguage()
  const { data } = useTitles(type, id > 0 ? [id] : [])
  const [typed, setTyped] = useState<string>()
  const [chosen] = data ?? []
  const title = chosen && (chosen.title[language] || chosen.title[otherLanguage(language)] || String(id))
  return (
    <TextInput
      {...CLOSED}
      autoComplete="off"
      label={label}
      error={error}
      withAsterisk={isRequired}
      placeholder={t('field.choose')}
      rightSection={<ComboboxChevron />}
      rightSectionPointerEvents="none"
      value={typed ?? title ?? ''}
      onFocus={() => begun.note({ hasFocus: true })}
      onBlur={() => begun.note({ hasFocus: false })}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        begun.note({ typed: value })
      }}
    />
  )
}
