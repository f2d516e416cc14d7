import { Badge } from '@mantine/core'
import { useState } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import { todayInJakarta } from '@flou/shared/calendar.ts'
import { DraftBadge } from '../../elements/DraftBadge.tsx'
import { useLanguage, useText } from '../../texts/useText.ts'
import { dateText } from '../timeText.ts'
import { dayAhead, standingOf, type Standing, type Stood } from './standing.ts'

const LOOKS = {
  new: { variant: 'outline', color: 'ink' },
  live: { variant: 'light', color: 'leaf' },
  scheduled: { variant: 'outline', color: 'ink' },
  off: { variant: 'light', color: 'ink' },
  archived: { variant: 'light', color: 'ink' },
} as const satisfies Record<Exclude<Standing, 'draft' | 'changed'>, { variant: string; color: string }>

interface Props {
  type: AnyType
  record: Stood
  /** False where the site has no page for its area yet: what is published is not seen. */
  hasPage: boolean
}

/** Beside a form's title: what visitors see of the record as it is stored. */
export function StandingBadge({ type, record, hasPage }: Props) {
  const t = useText()
  const language = useLanguage()
  const [today] = useState(() => todayInJakarta(new Date()))
  const standing = standingOf(type, record, today)
  if (standing === undefined) return null
  const day = dateText(dayAhead(type, record, today) ?? '', language)
  const text = t(standing === 'live' && !hasPage ? 'state.published' : `standing.${standing}`, { day })
  if (standing === 'draft' || standing === 'changed')
    return <DraftBadge data-standing={standing}>{text}</DraftBadge>
  return (
    <Badge {...LOOKS[standing]} tt="none" miw="max-content" data-standing={standing}>
      {text}
    </Badge>
  )
}
