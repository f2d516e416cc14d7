import { TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'

/** A year typed digit by digit passes through 2, 20 and 202. */
const isWhole = (day: string) => day === '' || day >= '1000'

interface Props {
  name: string
  label: string
  day: string
  min?: string
  max?: string
  onChange: (day: string) => void
}

/**
 * Day filter that updates only on a complete day. Uncontrolled, because writing back a partial year would
 * clear it.
 */
export function DayFilter({ name, label, day, min, max, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current.value !== day) input.current.value = day
  }, [day])
  return (
    <TextInput
      name={name}
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
