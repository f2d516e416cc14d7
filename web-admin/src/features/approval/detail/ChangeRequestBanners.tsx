import type { ReactNode } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { isOpen, WORKFLOW_STATUS } from '@flou/shared/approval/workflow.ts'
import { MediaThumbnail } from '../../../fields/linked/MediaThumbnail.tsx'
import { timeText } from '../../../core/records/timeText.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { OutdatedActions, ReplacedActions } from '../decide/OutdatedActions.tsx'
import { needsOtherRequest, RelatedChangeRequests } from '../decide/RelatedChangeRequests.tsx'
import { fieldOfKey } from '../diff/fieldName.ts'
import { Banner } from '../../../ui/Banner.tsx'

interface Props {
  type: AnyType
  changeRequest: ChangeRequestDetail
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Banner tone="bad" role="status" title={title} mb="md">
      {children}
    </Banner>
  )
}

function Failure({ type, changeRequest }: Props) {
  const t = useTextsOf(reviewTexts)
  const language = useLanguage()
  const { failure, after } = changeRequest
  if (!failure) return null
  const named = { typeKey: type.key, shape: type.declaration, values: after, language }
  return (
    <Notice title={t('failed.title')}>
      <p>{messageText(failure.reason, language)}</p>
      <ul>
        {Object.entries(failure.fields ?? {}).map(([key, message]) => {
          const { label, language: of } = fieldOfKey(key, named)
          return (
            <li key={key}>
              <strong>{[label, of && t(`language.${of}`)].filter(Boolean).join(', ')}:</strong>{' '}
              {messageText(message, language)}
            </li>
          )
        })}
      </ul>
      <p>{t('failed.hint')}</p>
    </Notice>
  )
}

export function ChangeRequestBanners({ type, changeRequest }: Props) {
  const t = useTextsOf(reviewTexts)
  const language = useLanguage()
  const { isOutdated, replacedFiles, missedTime, status, reason, related = [] } = changeRequest
  const isRefused = status === WORKFLOW_STATUS.changesRequested || status === WORKFLOW_STATUS.rejected
  return (
    <>
      {status === WORKFLOW_STATUS.applyFailed && <Failure type={type} changeRequest={changeRequest} />}
      {isRefused && reason !== undefined && (
        <Notice title={t(`change.status.${status}`)}>
          <p>{reason}</p>
        </Notice>
      )}
      {isOutdated && (
        <Notice title={t('outdated.title')}>
          <p>{t('outdated.hint')}</p>
          <OutdatedActions type={type} changeRequest={changeRequest} />
        </Notice>
      )}
      {related.length > 0 && (
        <Notice title={t(needsOtherRequest(changeRequest) ? 'related.needed' : 'related.title')}>
          <RelatedChangeRequests related={related} />
        </Notice>
      )}
      {replacedFiles.length > 0 && (
        <Notice title={t('replaced.title')}>
          <p>{t('replaced.hint')}</p>
          {replacedFiles.map((id) => (
            <MediaThumbnail key={id} id={id} />
          ))}
          <ReplacedActions changeRequest={changeRequest} />
        </Notice>
      )}
      {missedTime !== undefined && isOpen(status) && (
        <Notice title={t('missed.title')}>
          <p>{t('missed.hint', { time: timeText(missedTime, language) })}</p>
        </Notice>
      )}
    </>
  )
}
