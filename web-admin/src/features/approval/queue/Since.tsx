import type { QueuedChangeRequest } from '@flou/shared/approval/changeRequestLists.ts'
import { relativeText, timeText } from '../../../core/records/timeText.ts'
import { approvalQueueTexts } from '../../../core/texts/approvalQueue.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import tones from '../../../ui/Badge.module.css'
import classes from './Queue.module.css'

const TONES = { fresh: 'good', waiting: 'soon', expiring: 'bad' } as const

export function Since({ changeRequest, now }: { changeRequest: QueuedChangeRequest; now: Date }) {
  const t = useTextsOf(approvalQueueTexts)
  const language = useLanguage()
  const { submitted, age, expires } = changeRequest
  const ageText =
    age === 'expiring' && expires !== undefined
      ? t('queue.expires', { time: relativeText(expires, language, now) })
      : t(age === undefined ? 'queue.stopped' : `queue.age.${age}`)
  return (
    <>
      <time dateTime={submitted} title={timeText(submitted, language)}>
        {relativeText(submitted, language, now)}
      </time>
      <span className={`${classes.age} ${tones.tone}`} data-tone={age && TONES[age]}>
        {ageText}
      </span>
    </>
  )
}
