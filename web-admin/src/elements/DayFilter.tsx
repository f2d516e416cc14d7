import { TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'

/** A year typed digit by digit is the years 2, 20 and 202 first. */
const isWhole = (day: string) => day === '' || day >= '1000'

interface Props {
  label: string
  /** `YYYY-MM-DD`, empty for none; the address may change it by itself. */
  day: string
  min?: string
  max?: string
  onChange: (day: string) => void
}

/**
 * A day to filter by; the address follows when the day is whole. The browser keeps what is typed: written back from the address after
 * the first digit of a year, it would take the year away.
 */
export function DayFilter({ label, day, min, max, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current.value !== day) input.current.value = day
  }, [day])
  return (
    <TextInput
      ref={input}
      type="date"
      label={label}
      defaultValue={day}
      min={min || undefined}
      max={max || undefined}
      onChange={({ currentTarget: { value } }) => isWhole(value) && onChange(value)}
    />
  )
}
