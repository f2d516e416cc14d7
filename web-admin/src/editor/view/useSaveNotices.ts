import type { Envelope, StoredRecord } from '@flou/shared/api.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { serverMessageOf } from '../../core/api/apiError.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import type { ContentForm } from '../../fields/form/FormContext.ts'
import type { FormErrors } from '../../core/records/formErrors.ts'
import { errorSummaryOf } from './head/ErrorList.tsx'
import { isAwaitingApproval, notifyAwaitingApproval } from '../../core/records/awaitingApproval.ts'
import { effectOfSave, type Effect } from '../state/publicState.ts'
import { saveTopic } from '../../core/records/followedSave.ts'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { editorTexts } from '../../core/texts/editor.ts'
import { plannedTexts } from '../../core/texts/planned.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { EffectOf } from '../state/types.ts'
import { useCollectedNotice } from '../../collect/useCollect.ts'
import type { EditorOptions } from './useSavePorts.ts'
import { approvalMessageKey } from '../dialogs/SaveQuestion.tsx'
import { forgetSessionDraft } from '../../core/state/sessionDraft.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import { dateText, plannedText } from '../../core/records/timeText.ts'

function dayOf(effect: Effect, language: Language): string {
  if ('at' in effect) return plannedText(effect.at, language)
  return 'day' in effect ? dateText(effect.day, language) : ''
}

const effectTexts = { ...editorTexts, ...plannedTexts }

function useEffectText(type: AnyType): (effect: Effect) => string {
  const t = useTextsOf(effectTexts)
  const language = useLanguage()
  return (effect) =>
    t(
      effect.is === 'published' && effect.onlyIn
        ? `effect.publishedIn.${effect.onlyIn}`
        : `effect.${effect.is}`,
      {
        name: type.label[language],
        day: dayOf(effect, language),
      },
    )
}

const SUCCESS_MESSAGES = { create: 'saved', update: 'updated' } as const
const FAILURE_MESSAGES = { create: 'saveFailed', update: 'updateFailed' } as const

/** A save that awaits approval is stored as a draft. */
const effectOfPendingSave = ({ live }: StoredRecord): Effect => ({
  is: live ? 'draftBesideLive' : 'draftUnseen',
})

function useFailureNotices({ type, mode, onErrors }: EditorOptions, form: ContentForm) {
  const t = useTextsOf(editorTexts)
  const failed = messageText(FAILURE_MESSAGES[mode], useLanguage())
  const failureText = useFailureText()
  return {
    showErrors: (errors: FormErrors) => {
      form.setErrors(errors)
      notifyError(failed, errorSummaryOf(type, errors, t))
      onErrors(errors, form.getValues())
    },
    /** Shows the server's message, or a generic failure with the reason. */
    notifyFailure: (error: unknown) => {
      const why = failureText(error)
      if (serverMessageOf(error) === undefined) notifyError(failed, why)
      else notifyError(why)
    },
  }
}

export function useSaveNotices(options: EditorOptions, form: ContentForm) {
  const { type, mode, record, subject, onSaved, onAwaitingApproval, onCollected } = options
  const announceCollected = useCollectedNotice()
  const language = useLanguage()
  const effectText = useEffectText(type)
  const showToast = ({ data, message }: Envelope<StoredRecord>, effect: Effect | undefined) =>
    notifySuccess(
      message ?? messageText(SUCCESS_MESSAGES[mode], language),
      effect && effectText(effect),
      saveTopic({ id: data.id, version: data.recordVersion }),
    )
  return {
    ...useFailureNotices(options, form),
    announce: ({ request, answer, hasMore }: EffectOf<'announce'>) => {
      const { data: after } = answer
      const save = { type, goal: request.intent.goal, before: record, after }
      const effect = isAwaitingApproval(answer)
        ? effectOfPendingSave(after)
        : effectOfSave({ ...save, today: todayInJakarta(new Date()) })
      if (isAwaitingApproval(answer)) forgetSessionDraft(approvalMessageKey(subject))
      showToast(answer, effect)
      onSaved(after, hasMore, effect)
    },
    announceWaiting: ({ hasMore, collected }: EffectOf<'announceWaiting'>) => {
      if (collected) {
        announceCollected(collected.release, options.release !== undefined)
        if (!hasMore) onCollected?.(collected)
        return
      }
      forgetSessionDraft(approvalMessageKey(subject))
      notifyAwaitingApproval()
      if (!hasMore) onAwaitingApproval?.()
    },
  }
}
