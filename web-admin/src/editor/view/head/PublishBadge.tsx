import type { PublishStatus } from '@flou/shared/publishing/publishing.ts'
import { publishingTexts } from '../../../core/texts/publishing.ts'
import { useLanguage, useTextsOf, type TextsOf } from '../../../core/texts/useText.ts'
import type { Language } from '@flou/shared/locale.ts'
import { durationText } from '../../../core/records/timeText.ts'
import type { FollowedSave } from '../../../core/records/followedSave.ts'
import { PublishDetails } from './PublishDetails.tsx'
import { usePageCountInToast, usePublishStatus } from './usePublishStatus.ts'
import classes from './PublishBadge.module.css'

type Tone = 'waiting' | 'fine' | 'failed'

const toneOf = (publishStatus: PublishStatus | undefined, isLate: boolean): Tone => {
  if (!publishStatus) return isLate ? 'failed' : 'waiting'
  return publishStatus.counts.failed > 0 ? 'failed' : 'fine'
}

interface HeadlineContext {
  isTakenOff: boolean
  isLate: boolean
  language: Language
  t: TextsOf<typeof publishingTexts>
}

function headline(
  publishStatus: PublishStatus | undefined,
  { isLate, isTakenOff, language, t }: HeadlineContext,
): string {
  if (!publishStatus) return t(isLate ? 'receipt.late' : 'receipt.waiting')
  const { written, removed, redirected, failed, waiting } = publishStatus.counts
  if (failed > 0) return t('receipt.failed', { count: failed })
  const count = written + removed + redirected + waiting
  if (count === 0) return t('receipt.none')
  const time = durationText(publishStatus.queueMs + publishStatus.renderMs, language, t)
  return t(isTakenOff ? 'receipt.takenOff' : 'receipt.live', { time, count })
}

export function PublishBadge({ save }: { save: FollowedSave }) {
  const t = useTextsOf(publishingTexts)
  const language = useLanguage()
  const { publishStatus, isLate, isWaiting, renderAgain, isRequesting } = usePublishStatus(save)
  const line = headline(publishStatus, { isLate, isTakenOff: save.isTakenOff === true, language, t })
  usePageCountInToast(save, publishStatus)
  return (
    <details
      className={classes.badge}
      data-tone={toneOf(publishStatus, isLate)}
      aria-label={t('receipt.label')}
    >
      <summary>
        <span className={classes.dot} aria-hidden="true" />
        <span role="status">{line}</span>
      </summary>
      <div className={classes.panel}>
        {publishStatus ? (
          <PublishDetails
            publishStatus={publishStatus}
            isBusy={isRequesting || isWaiting}
            onRenderAgain={renderAgain}
          />
        ) : (
          <p>{t(isLate ? 'receipt.lateHint' : 'receipt.waiting')}</p>
        )}
      </div>
    </details>
  )
}
