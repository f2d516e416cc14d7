import { isDay } from '@flou/shared/strings/calendar.ts'
import { DayInput } from '../DayInput.tsx'

interface Props {
  name: string
  label: string
  day: string
  min?: string
  max?: string
  onChange: (day: string) => void
}

/** Day filter that updates only on a complete day. */
export function DayFilter({ onChange, ...input }: Props) {
  return <DayInput {...input} onDay={(day) => (day === '' || isDay(day)) && onChange(day)} />
}
