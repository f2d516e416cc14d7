import { Badge } from '@mantine/core'
import { useState } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { DraftBadge } from '../../../elements/DraftBadge.tsx'
import { editorTexts } from '../../../texts/editor.ts'
import { useLanguage, useTextsOf } from '../../../texts/useText.ts'
import { dateText } from '../../../content/timeText.ts'
import {
  futurePublishDay,
  publicStateOf,
  type PublicState,
  type PartialRecord,
} from '../../state/publicState.ts'

const BADGE_STYLES = {
  new: { variant: 'outline', color: 'ink' },
  live: { variant: 'light', color: 'leaf' },
  scheduled: { variant: 'outline', color: 'ink' },
  off: { variant: 'light', color: 'ink' },
  archived: { variant: 'light', color: 'ink' },
} as const satisfies Record<Exclude<PublicState, 'draft' | 'changed'>, { variant: string; color: string }>

interface Props {
  type: AnyType
  record: PartialRecord
  /** False if the site has no page for its area yet. */
  hasPage: boolean
}

export function PublicStateBadge({ type, record, hasPage }: Props) {
  const t = useTextsOf(editorTexts)
  const language = useLanguage()
  const [today] = useState(() => todayInJakarta(new Date()))
  const publicState = publicStateOf(type, record, today)
  if (publicState === undefined) return null
  const day = dateText(futurePublishDay(type, record, today) ?? '', language)
  const text = t(publicState === 'live' && !hasPage ? 'state.published' : `standing.${publicState}`, { day })
  if (publicState === 'draft' || publicState === 'changed')
    return <DraftBadge data-standing={publicState}>{text}</DraftBadge>
  return (
    <Badge {...BADGE_STYLES[publicState]} tt="none" miw="max-content" data-standing={publicState}>
      {text}
    </Badge>
  )
}
