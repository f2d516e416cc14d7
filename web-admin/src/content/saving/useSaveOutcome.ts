import type { Envelope, StoredRecord } from '@flou/shared/api.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { notifySuccess } from '../../elements/notify.ts'
import { useLanguage } from '../../texts/useText.ts'
import type { ContentForm } from '../form/FormContext.ts'
import { type Recovery, recoverableValues } from '../recovery/recovery.ts'
import type { FormValues } from '../form/formErrors.ts'
import { formValues, hasSameValues } from '../form/recordValues.ts'
import type { createSaveAttempt } from './saveAttempt.ts'
import type { Editing } from './editing.ts'
import type { PhaseTracker } from './usePhase.ts'
import { effectOfSave, type Effect, type Goal } from '../publicState/effectOfSave.ts'
import { useEffectText } from '../publicState/useEffectText.ts'
import { isAwaitingApproval, notifyAwaitingApproval } from '../pending/awaitingApproval.ts'
import { saveTopic } from '../publishStatus/followedSave.ts'
import { useSaveFailure } from './useSaveFailure.ts'

/** A sent save, retained until answered so that retries repeat it unchanged. */
export interface SaveRequest {
  goal: Goal
  typed: FormValues
  body: FormValues
}

interface Options extends Pick<
  Editing,
  'type' | 'mode' | 'record' | 'onSaved' | 'onAwaitingApproval' | 'subjectOf' | 'onErrors' | 'sendDraft'
> {
  form: ContentForm
  attempt: ReturnType<typeof createSaveAttempt>
  phaseTracker: PhaseTracker
  recovery: Recovery
}

const SUCCESS_MESSAGES = { create: 'saved', update: 'updated' } as const

const todayNow = () => todayInJakarta(new Date())

function useSaveToast({ type, mode }: Pick<Options, 'type' | 'mode'>) {
  const language = useLanguage()
  const effectText = useEffectText(type)
  return ({ data, message }: Envelope<StoredRecord>, effect: Effect | undefined) =>
    notifySuccess(
      message ?? messageText(SUCCESS_MESSAGES[mode], language),
      effect && effectText(effect),
      saveTopic({ id: data.id, version: data.recordVersion }),
    )
}

/** A save that awaits approval is stored as a draft. */
const effectOfPendingSave = ({ live }: StoredRecord): Effect => ({
  is: live ? 'draftBesideLive' : 'draftUnseen',
})

/** Handles a save that exists only as a change request; values stay in the form. */
async function acceptPendingSave(
  { type, form, phaseTracker, recovery, onAwaitingApproval }: Options,
  typed: FormValues,
): Promise<void> {
  notifyAwaitingApproval()
  if (!hasSameValues(type.declaration, form.getValues(), typed)) return phaseTracker.markDirty()
  phaseTracker.set({ is: 'clean' })
  await recovery.clear()
  onAwaitingApproval?.()
}

export function useSaveOutcome(options: Options) {
  const { type, subjectOf, form, attempt, phaseTracker, recovery } = options
  const showToast = useSaveToast(options)
  const failure = useSaveFailure(options)
  function markClean(stored: StoredRecord) {
    phaseTracker.set({ is: 'clean', at: stored.updated })
    void recovery.clear()
  }
  function show(stored: StoredRecord) {
    attempt.setBaseVersion(stored.recordVersion)
    const values = formValues(type.declaration, stored, new Date())
    if (!hasSameValues(type.declaration, form.getValues(), values)) form.setValues(values)
    form.clearErrors()
    failure.setConflict(undefined)
    markClean(stored)
  }
  /** Retains edits made while saving, in this form or in recovery for the new record's form. */
  async function retainEdits(stored: StoredRecord) {
    const { recordVersion: version } = stored
    const typed = () => ({ version, values: recoverableValues(type.declaration, form.getValues()) })
    attempt.setBaseVersion(version)
    if (subjectOf) {
      await recovery.stashFor(subjectOf(stored), typed())
      return markClean(stored)
    }
    phaseTracker.markDirty()
    recovery.save(typed)
  }
  async function accept(answer: Envelope<StoredRecord | null>, { goal, typed }: SaveRequest) {
    const { data } = answer
    if (data === null) return acceptPendingSave(options, typed)
    const save = { type, goal, before: options.record, after: data, today: todayNow() }
    const effect = isAwaitingApproval(answer) ? effectOfPendingSave(data) : effectOfSave(save)
    const hasMore = !hasSameValues(type.declaration, form.getValues(), typed)
    if (hasMore) await retainEdits(data)
    else show(data)
    showToast({ ...answer, data }, effect)
    options.onSaved(data, hasMore, effect)
  }
  return { ...failure, show, accept }
}
export type SaveOutcome = ReturnType<typeof useSaveOutcome>
