import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { useFailureText } from '../api/useFailureText.ts'
import { alertPending, notifyDone, notifyError, notifySuccess } from '../state/notify.ts'
import { changeRequestTexts, publicStateTexts } from '../texts/recordState.ts'
import { useLanguage, useTextsOf } from '../texts/useText.ts'
import { recordTitle } from './recordTitle.ts'
import type { Unpublished } from './unpublish.ts'
import { withdrawChangeRequest } from './useOpenRequest.ts'

const TEXTS = { ...changeRequestTexts, ...publicStateTexts }

/** Announces an unpublished record with Undo, or a request for approval with its withdrawal. */
export function useUnpublishNotice(type: ContentType, onUndone: (record: StoredRecord) => unknown) {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  const failureText = useFailureText()
  const fail = (error: unknown) => notifyError(failureText(error))
  const withdraw = (id: string) =>
    withdrawChangeRequest(id).then(
      ({ message }) => notifySuccess(message ?? messageText('changeWithdrawn', language)),
      fail,
    )
  const bringBack = async (undo: NonNullable<Unpublished['undo']>) => {
    try {
      const { data, message } = await undo()
      notifySuccess(message ?? messageText('updated', language))
      onUndone(data)
    } catch (error) {
      fail(error)
    }
  }
  return ({ answer: { changeRequest, data, message }, undo }: Unpublished): void => {
    if (changeRequest) {
      const { id } = changeRequest
      alertPending('waitsForApproval', { label: t('pending.withdraw'), run: () => void withdraw(id) })
      return
    }
    notifyDone(
      message ?? messageText('updated', language),
      t('standing.unpublished', { title: recordTitle(type, data, language) }),
      undo && { label: t('shell.undo'), run: () => void bringBack(undo) },
    )
  }
}
