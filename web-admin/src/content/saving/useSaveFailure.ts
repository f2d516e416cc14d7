import { useState } from 'react'
import * as z from 'zod/mini'
import type { StoredRecord } from '@flou/shared/api.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { isApiError, serverMessageOf } from '../../api/apiError.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { notifyError } from '../../elements/notify.ts'
import { editorTexts } from '../../texts/editor.ts'
import { useLanguage, useTextsOf } from '../../texts/useText.ts'
import type { ContentForm } from '../form/FormContext.ts'
import { isMissing, serverErrors, type FormErrors } from '../form/formErrors.ts'
import type { Editing } from './editing.ts'
import type { PhaseTracker } from './usePhase.ts'
import type { Goal } from '../publicState/effectOfSave.ts'

interface Options extends Pick<Editing, 'mode' | 'onErrors' | 'sendDraft'> {
  form: ContentForm
  phaseTracker: PhaseTracker
}

const recordSchema = z.looseObject({ recordVersion: z.number() })
const currentOf = (error: unknown): StoredRecord | undefined =>
  isApiError(error, 'record_changed') && recordSchema.safeParse(error.data).success
    ? (error.data as StoredRecord) // contract of `record_changed`
    : undefined

/** Returns the open change request of another author that blocks the save. */
const findCompetingRequest = (error: unknown): ChangeRequestRow | undefined =>
  isApiError(error, 'change_moved') && error.message === 'changeOfOther'
    ? (error.data as ChangeRequestRow) // contract of `change_moved`
    : undefined

const FAILURE_MESSAGES = { create: 'saveFailed', update: 'updateFailed' } as const

export function useSaveFailure({ mode, onErrors, sendDraft, form, phaseTracker }: Options) {
  const t = useTextsOf(editorTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const [conflict, setConflict] = useState<StoredRecord>()
  const [competingRequest, setCompetingRequest] = useState<ChangeRequestRow>()
  function refuse(errors: FormErrors, goal: Goal) {
    form.setErrors(errors)
    phaseTracker.set({ is: 'failed', reason: { wrongFields: Object.keys(errors).length } })
    const wrong = Object.values(errors)
    const reason = t(wrong.every(isMissing) ? 'form.emptyFields' : 'form.checkFields', {
      count: wrong.length,
    })
    const key = goal === 'live' && sendDraft ? 'form.notPublished' : 'form.notSaved'
    notifyError(messageText(FAILURE_MESSAGES[mode], language), t(key, { reason }))
    onErrors(errors, form.getValues())
  }
  /** Shows the server's message, or a generic failure with the reason. */
  function showFailure(error: unknown) {
    const why = failureText(error)
    if (serverMessageOf(error) === undefined) notifyError(messageText(FAILURE_MESSAGES[mode], language), why)
    else notifyError(why)
  }
  /** Retries once online or after a pause. */
  function wait(error: unknown, isFirst: boolean) {
    if (!navigator.onLine) return phaseTracker.set({ is: 'waiting' })
    phaseTracker.set({ is: 'failed', reason: { error } })
    if (isFirst) showFailure(error)
  }
  function explain(error: unknown, goal: Goal) {
    const fields = isApiError(error, 'validation_failed') ? serverErrors(error.fields) : {}
    if (Object.keys(fields).length > 0) return refuse(fields, goal)
    const current = currentOf(error)
    setConflict(current)
    phaseTracker.set({ is: 'failed', reason: { error } })
    const competing = findCompetingRequest(error)
    setCompetingRequest(competing)
    if (!current && !competing) showFailure(error)
  }
  return { conflict, setConflict, competingRequest, setCompetingRequest, refuse, wait, explain }
}
