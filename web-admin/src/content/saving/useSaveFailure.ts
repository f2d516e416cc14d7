import { useState } from 'react'
import * as z from 'zod/mini'
import type { StoredRecord } from '@flou/shared/api.ts'
import { messageText } from '@flou/shared/messages.ts'
import type { ChangeRow } from '@flou/shared/workflow.ts'
import { isApiError, serverSays } from '../../api/apiError.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { notifyError } from '../../elements/notify.ts'
import { useLanguage, useText } from '../../texts/useText.ts'
import type { ContentForm } from '../form/FormContext.ts'
import { isMissing, serverErrors, type FormErrors } from '../form/formErrors.ts'
import type { Editing } from './editing.ts'
import type { PhaseKeeper } from './usePhase.ts'
import type { Goal } from '../standing/goal.ts'

interface Options extends Pick<Editing, 'mode' | 'onErrors' | 'sendDraft'> {
  form: ContentForm
  keeper: PhaseKeeper
}

const recordSchema = z.looseObject({ recordVersion: z.number() })
/** The record as it is now, which a refused save carries. */
const currentOf = (error: unknown): StoredRecord | undefined =>
  isApiError(error, 'record_changed') && recordSchema.safeParse(error.data).success
    ? (error.data as StoredRecord) // the contract of `record_changed`
    : undefined

/** Somebody else's open change, which keeps a save from being submitted (decision 21). */
const rivalOf = (error: unknown): ChangeRow | undefined =>
  isApiError(error, 'change_moved') && error.message === 'changeOfOther'
    ? (error.data as ChangeRow) // the contract of `change_moved`
    : undefined

/** Spec §8. */
const FAILED = { create: 'saveFailed', update: 'updateFailed' } as const

/** What a form says where it was not saved: for its fields, for another person's save, or because no answer came. */
export function useSaveFailure({ mode, onErrors, sendDraft, form, keeper }: Options) {
  const t = useText()
  const language = useLanguage()
  const failureText = useFailureText()
  const [conflict, setConflict] = useState<StoredRecord>()
  const [rival, setRival] = useState<ChangeRow>()
  function refuse(errors: FormErrors, goal: Goal) {
    form.setErrors(errors)
    keeper.set({ is: 'failed', reason: { wrongFields: Object.keys(errors).length } })
    const wrong = Object.values(errors)
    const reason = t(wrong.every(isMissing) ? 'form.emptyFields' : 'form.checkFields', {
      count: wrong.length,
    })
    const key = goal === 'live' && sendDraft ? 'form.notPublished' : 'form.notSaved'
    notifyError(messageText(FAILED[mode], language), t(key, { reason }))
    onErrors(errors, form.getValues())
  }
  /** Says what the server says; where it says nothing, that nothing was saved, and why (spec §8). */
  function tell(error: unknown) {
    const why = failureText(error)
    if (serverSays(error) === undefined) notifyError(messageText(FAILED[mode], language), why)
    else notifyError(why)
  }
  /** No answer has come: it is sent again, as soon as there is a network or after a pause. */
  function wait(error: unknown, isFirst: boolean) {
    if (!navigator.onLine) return keeper.set({ is: 'waiting' })
    keeper.set({ is: 'failed', reason: { error } })
    if (isFirst) tell(error)
  }
  function explain(error: unknown, goal: Goal) {
    const fields = isApiError(error, 'validation_failed') ? serverErrors(error.fields) : {}
    if (Object.keys(fields).length > 0) return refuse(fields, goal)
    const current = currentOf(error)
    setConflict(current)
    keeper.set({ is: 'failed', reason: { error } })
    const other = rivalOf(error)
    setRival(other)
    if (!current && !other) tell(error)
  }
  return { conflict, setConflict, rival, setRival, refuse, wait, explain }
}
