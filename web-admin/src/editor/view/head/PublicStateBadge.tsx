import { useState } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { WORKFLOW_STATUS } from '@flou/shared/approval/workflow.ts'
import { changeRequestTexts } from '../../../core/texts/recordState.ts'
import { useOpenRequest } from '../../../core/records/useOpenRequest.ts'
import { Badge, type Tone } from '../../../ui/Badge.tsx'
import { plannedTexts } from '../../../core/texts/planned.ts'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { plannedText } from '../../../core/records/timeText.ts'
import {
  isVisible,
  publicStateOf,
  type PartialRecord,
  type PublicState,
} from '../../../core/records/publicState.ts'
import { futurePublishDay } from '../../state/publicState.ts'

const stateTexts = { ...editorTexts, ...plannedTexts, ...changeRequestTexts }

const TONES: Readonly<Partial<Record<PublicState, Tone>>> = {
  live: 'good',
  scheduled: 'new',
  draft: 'soon',
  changed: 'soon',
}

interface Props {
  type: AnyType
  record: PartialRecord
  /** False if the site has no page for its area yet. */
  hasPage: boolean
}

export function PublicStateBadge({ type, record, hasPage }: Props) {
  const t = useTextsOf(stateTexts)
  const language = useLanguage()
  const [today] = useState(() => todayInJakarta(new Date()))
  const publicState = publicStateOf(type, record, today)
  const openRequest = useOpenRequest(type.key, record.id ?? 0)
  const isStored = (record.recordVersion ?? 0) > 0
  if (openRequest && (isStored || type.single)) {
    const status = openRequest.status as 1 | 4 | 8
    return (
      <Badge tone={status === WORKFLOW_STATUS.pending ? 'soon' : 'bad'}>{t(`pending.badge.${status}`)}</Badge>
    )
  }
  if (publicState === undefined) return null
  const { publish, unpublish } = record.planned ?? {}
  const planned = publish?.at ?? futurePublishDay(type, record, today) ?? ''
  const key = publish ? (record.live ? 'changesOn' : 'scheduled') : publicState
  const text = t(key === 'live' && !hasPage ? 'state.published' : `standing.${key}`, {
    day: plannedText(planned, language),
  })
  return (
    <>
      <Badge tone={publish ? 'new' : TONES[publicState]} data-standing={publicState}>
        {text}
      </Badge>
      {record.onlyIn && isVisible(publicState) && (
        <Badge tone="soon" title={t('onlyIn.hint')}>
          {t(`onlyIn.${record.onlyIn}`)}
        </Badge>
      )}
      {unpublish && <Badge>{t('standing.until', { day: plannedText(unpublish.at, language) })}</Badge>}
    </>
  )
}
