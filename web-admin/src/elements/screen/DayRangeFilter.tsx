import { screenPartTexts } from '../../texts/screens/screenParts.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { DayFilter } from '../DayFilter.tsx'

interface Props {
  /** First and last day, `YYYY-MM-DD`, both included; empty for no limit. */
  from: string
  to: string
  onChange: (part: { from: string } | { to: string }) => void
}

/** Two days to filter by; neither can be beyond the other. */
export function DayRangeFilter({ from, to, onChange }: Props) {
  const t = useTextsOf(screenPartTexts)
  return (
    <>
      <DayFilter label={t('filters.from')} day={from} max={to} onChange={(day) => onChange({ from: day })} />
      <DayFilter label={t('filters.to')} day={to} min={from} onChange={(day) => onChange({ to: day })} />
    </>
  )
}
