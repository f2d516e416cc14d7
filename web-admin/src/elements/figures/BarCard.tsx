import { numberText } from '../../texts/fillIn.ts'
import { useLanguage } from '../../texts/useText.ts'
import { BarList } from './BarList.tsx'
import { FigureCard } from './FigureCard.tsx'

interface Props {
  title: string
  hint?: string
  /** Headings of the table: of what is counted, and of how many there are. */
  columns: readonly [name: string, count: string]
  counts: readonly { name: string; count: number }[]
}

/** Counts as bars, or as a table; nothing where nothing was counted. */
export function BarCard({ title, hint, columns, counts }: Props) {
  const language = useLanguage()
  if (counts.every(({ count }) => count === 0)) return null
  const bars = counts.map(({ name, count }) => ({ name, value: count, text: numberText(count, language) }))
  return (
    <FigureCard
      title={title}
      columns={columns}
      rows={bars.map(({ name, text }) => [name, text])}
      {...(hint !== undefined && { hint })}
    >
      <BarList bars={bars} />
    </FigureCard>
  )
}
