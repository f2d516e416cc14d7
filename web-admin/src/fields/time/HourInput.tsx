import { TextInput, type TextInputProps } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useLanguage } from '../../core/texts/useText.ts'
import { hourAfter, hourInputMode, readHour, writtenHour } from './hours.ts'

interface Props extends Omit<TextInputProps, 'defaultValue' | 'onChange'> {
  time: string
  onTime: (time: string) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 15, ArrowDown: -15 }

/** Hour in the interface language; a `time` input would follow the browser's. */
export function HourInput({ time, onTime, ...input }: Props) {
  const language = useLanguage()
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const minutes = STEPS[event.key]
    if (minutes === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = hourAfter(readHour(event.currentTarget.value), minutes)
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.value = writtenHour(next, language)
    onTime(next)
  }
  return (
    <TextInput
      key={language}
      {...input}
      inputMode={hourInputMode(language)}
      placeholder={writtenHour('09:00', language)}
      autoComplete="off"
      defaultValue={writtenHour(time, language)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onTime(readHour(event.currentTarget.value))}
      onBlur={({ currentTarget }) => {
        currentTarget.value = writtenHour(readHour(currentTarget.value), language)
      }}
      onKeyDown={step}
    />
  )
}
