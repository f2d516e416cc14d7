import { numberText } from '@flou/shared/texts/translator.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import { BarList } from './BarList.tsx'
import { FigureCard } from './FigureCard.tsx'

interface Props {
  title: string
  hint?: string
  columns: readonly [name: string, count: string]
  counts: readonly { name: string; count: number }[]
}

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
