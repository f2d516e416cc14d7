import { commonScreenTexts } from '../../core/texts/screens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { DayFilter } from './DayFilter.tsx'

interface Props {
  /** First and last day, `YYYY-MM-DD`, inclusive; empty for no limit. */
  from: string
  to: string
  onChange: (patch: { from: string } | { to: string }) => void
}

export function DayRangeFilter({ from, to, onChange }: Props) {
  const t = useTextsOf(commonScreenTexts)
  return (
    <>
      <DayFilter
        name="from"
        label={t('filters.from')}
        day={from}
        max={to}
        onChange={(day) => onChange({ from: day })}
      />
      <DayFilter
        name="to"
        label={t('filters.to')}
        day={to}
        min={from}
        onChange={(day) => onChange({ to: day })}
      />
    </>
  )
}
