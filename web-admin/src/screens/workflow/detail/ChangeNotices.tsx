import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import { messageText } from '@flou/shared/messages.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import { isOpen, WORKFLOW_STATUS } from '@flou/shared/workflow.ts'
import { MediaThumbnail } from '../../../content/fields/linked/MediaThumbnail.tsx'
import { timeText } from '../../../content/timeText.ts'
import { changeTexts } from '../../../texts/screens/workflowDetail.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { OutdatedActions, ReplacedActions } from './decide/OutdatedActions.tsx'
import { needsOther, RelatedChanges } from './RelatedChanges.tsx'
import { fieldOfKey } from './fieldName.ts'
import classes from './Change.module.css'

interface Props {
  type: AnyType
  change: ChangeDetail
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert color="danger" variant="light" role="status" title={title} mb="md" className={classes.notice}>
      {children}
    </Alert>
  )
}

/** Why an approved change was not applied, with the fields that are wrong. */
function Failure({ type, change }: Props) {
  const t = useTextsOf(changeTexts)
  const language = useLanguage()
  const { failure, after } = change
  if (!failure) return null
  const named = { typeKey: type.key, shape: type.shape, values: after, language }
  return (
    <Notice title={t('failed.title')}>
      <p>{messageText(failure.reason, language)}</p>
      <ul>
        {Object.entries(failure.fields ?? {}).map(([key, message]) => {
          const { label, language: of } = fieldOfKey(key, named)
          return (
            <li key={key}>
              <strong>{[label, of && t(`form.language.${of}`)].filter(Boolean).join(', ')}:</strong>{' '}
              {messageText(message, language)}
            </li>
          )
        })}
      </ul>
      <p>{t('failed.hint')}</p>
    </Notice>
  )
}

/** What keeps a change from being approved as it is, or is to be known before. */
export function ChangeNotices({ type, change }: Props) {
  const t = useTextsOf(changeTexts)
  const language = useLanguage()
  const { isOutdated, replacedFiles, missedTime, status, reason, related = [] } = change
  const isRefused = status === WORKFLOW_STATUS.changesRequested || status === WORKFLOW_STATUS.rejected
  return (
    <>
      {status === WORKFLOW_STATUS.applyFailed && <Failure type={type} change={change} />}
      {isRefused && reason !== undefined && (
        <Notice title={t(`change.status.${status}`)}>
          <p>{reason}</p>
        </Notice>
      )}
      {isOutdated && (
        <Notice title={t('outdated.title')}>
          <p>{t('outdated.hint')}</p>
          <OutdatedActions type={type} change={change} />
        </Notice>
      )}
      {related.length > 0 && (
        <Notice title={t(needsOther(change) ? 'related.needed' : 'related.title')}>
          <RelatedChanges related={related} />
        </Notice>
      )}
      {replacedFiles.length > 0 && (
        <Notice title={t('replaced.title')}>
          <p>{t('replaced.hint')}</p>
          {replacedFiles.map((id) => (
            <MediaThumbnail key={id} id={id} />
          ))}
          <ReplacedActions change={change} />
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
