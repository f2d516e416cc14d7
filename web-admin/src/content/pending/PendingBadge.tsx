import { Badge } from '@mantine/core'
import { pendingTexts } from '../../texts/content/pending.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { timeText } from '../timeText.ts'
import { usePendingMark } from './usePendingMark.ts'

const TEXTS = { 1: 'pending.badge.1', 4: 'pending.badge.4', 8: 'pending.badge.8' } as const

/** Marks the row of a record that has an open change. */
export function PendingBadge({ type, id }: { type: string; id: number }) {
  const t = useTextsOf(pendingTexts)
  const language = useLanguage()
  const mark = usePendingMark(type, id)
  const text = mark && TEXTS[mark.status as keyof typeof TEXTS] // marks are those of open changes
  if (!mark || !text) return null
  const hint = t('pending.badgeHint', { name: mark.by.name, time: timeText(mark.since, language) })
  return (
    <Badge
      variant="outline"
      color={mark.status === 1 ? 'ink' : 'danger'}
      tt="none"
      miw="max-content"
      title={hint}
    >
      {t(text)}
    </Badge>
  )
}
