import { Badge } from '../../ui/Badge.tsx'
import { changeRequestTexts } from '../../core/texts/recordState.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { timeText } from '../../core/records/timeText.ts'
import { useOpenRequest } from '../../core/records/useOpenRequest.ts'

const TEXTS = { 1: 'pending.badge.1', 4: 'pending.badge.4', 8: 'pending.badge.8' } as const

export function ChangeRequestBadge({ type, id }: { type: string; id: number }) {
  const t = useTextsOf(changeRequestTexts)
  const language = useLanguage()
  const openRequest = useOpenRequest(type, id)
  const text = openRequest && TEXTS[openRequest.status as keyof typeof TEXTS]
  if (!openRequest || !text) return null
  const hint = t('pending.badgeHint', {
    name: openRequest.by.name,
    time: timeText(openRequest.since, language),
  })
  return (
    <Badge tone={openRequest.status === 1 ? 'new' : 'bad'} title={hint}>
      {t(text)}
    </Badge>
  )
}
