import { useState } from 'react'
import * as z from 'zod/mini'
import type { Envelope, StoredRecord } from '@flou/shared/api.ts'
import { messageText } from '@flou/shared/messages.ts'
import { isApiError } from '../../api/apiError.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../layout/notices/notices.ts'
import { useLanguage, useText } from '../../texts/useText.ts'
import type { ContentForm } from '../form/FormContext.ts'
import type { Journal } from '../journal/journal.ts'
import { serverErrors, type FormErrors } from './formErrors.ts'
import { formValues, saysTheSame } from './recordValues.ts'
import type { createSaveAttempt } from './saveAttempt.ts'
import type { Editing } from './useEditing.ts'
import type { PhaseKeeper } from './usePhase.ts'

interface Options extends Pick<Editing, 'type' | 'mode' | 'onSaved' | 'onErrors'> {
  form: ContentForm
  attempt: ReturnType<typeof createSaveAttempt>
  keeper: PhaseKeeper
  journal: Journal
}

const recordSchema = z.looseObject({ version: z.number() })
/** The record as it is now, which a refused save carries. */
const currentOf = (error: unknown): StoredRecord | undefined =>
  isApiError(error, 'record_changed') && recordSchema.safeParse(error.data).success
    ? (error.data as StoredRecord) // the contract of `record_changed`
    : undefined

/** Spec §8. */
const MESSAGES = {
  create: { done: 'saved', failed: 'saveFailed' },
  update: { done: 'updated', failed: 'updateFailed' },
} as const

/** What becomes of a form after its save: accepted, refused for its fields, or not saved for another reason. */
export function useSaveOutcome({ type, mode, onSaved, onErrors, ...parts }: Options) {
  const { form, attempt, keeper, journal } = parts
  const t = useText()
  const language = useLanguage()
  const failureText = useFailureText()
  const [conflict, setConflict] = useState<StoredRecord>()
  /** Shows a record as stored; what stood in the form is replaced. */
  function show(stored: StoredRecord) {
    attempt.restOn(stored.version)
    const values = formValues(type.shape, stored, new Date())
    if (!saysTheSame(type.shape, form.getValues(), values)) form.setValues(values)
    form.clearErrors()
    setConflict(undefined)
    keeper.set({ is: 'clean', at: stored.updated })
    void journal.clear()
  }
  function refuse(errors: FormErrors) {
    form.setErrors(errors)
    keeper.set({ is: 'failed', reason: t('form.checkFields', { count: Object.keys(errors).length }) })
    notifyError(messageText(MESSAGES[mode].failed, language))
    onErrors(errors)
  }
  function accept({ data, message }: Envelope<StoredRecord>) {
    // what was typed while the save was under way stays
    if (keeper.now().is === 'dirty') attempt.restOn(data.version)
    else show(data)
    notifySuccess(message ?? messageText(MESSAGES[mode].done, language))
    onSaved(data)
  }
  function explain(error: unknown) {
    if (!isApiError(error, 'network')) attempt.isAnswered()
    else if (!navigator.onLine) return keeper.set({ is: 'waiting' })
    const fields = isApiError(error, 'validation_failed') ? serverErrors(error.fields) : {}
    if (Object.keys(fields).length > 0) return refuse(fields)
    const current = currentOf(error)
    setConflict(current)
    keeper.set({ is: 'failed', reason: failureText(error) })
    if (!current) notifyError(failureText(error) || messageText(MESSAGES[mode].failed, language))
  }
  return { conflict, setConflict, show, refuse, accept, explain }
}
