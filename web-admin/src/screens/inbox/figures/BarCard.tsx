import { numberText } from '../../../texts/fillIn.ts'
import { inboxTexts } from '../../../texts/screens/inbox.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { FigureCard } from './FigureCard.tsx'
import classes from '../Inbox.module.css'

interface Counted {
  name: string
  count: number
}

/** A bar for each: what it is, how many, how much of the most. */
function Bars({ counts }: { counts: readonly Counted[] }) {
  const language = useLanguage()
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <ul className={classes.bars}>
      {counts.map(({ name, count }) => (
        <li key={name}>
          <span>{name}</span>
          <span>{numberText(count, language)}</span>
          <meter min={0} max={most} value={count} aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}

export interface CountCard {
  title: string
  hint: string
  column: string
  counts: readonly Counted[]
}

/** Counts as bars, or as a table; nothing where nothing was counted. */
export function BarCard({ title, hint, column, counts }: CountCard) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  if (counts.every(({ count }) => count === 0)) return null
  return (
    <FigureCard
      title={title}
      hint={hint}
      columns={[column, t('inbox.count')]}
      rows={counts.map(({ name, count }) => [name, numberText(count, language)])}
    >
      <Bars counts={counts} />
    </FigureCard>
  )
}
