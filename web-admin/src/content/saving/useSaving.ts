import { useEffect } from 'react'
import type { ContentForm } from '../form/FormContext.ts'
import { validateRecord, type FormValues } from './formErrors.ts'
import { wireValues } from './recordValues.ts'
import type { createSaveAttempt } from './saveAttempt.ts'
import type { Editing } from './useEditing.ts'
import type { PhaseKeeper } from './usePhase.ts'
import type { useSaveOutcome } from './useSaveOutcome.ts'

interface Options {
  editing: Editing
  form: ContentForm
  attempt: ReturnType<typeof createSaveAttempt>
  keeper: PhaseKeeper
  outcome: ReturnType<typeof useSaveOutcome>
}

/** How a form is saved: checked here first, one save at a time. */
export function useSaving({ editing, form, attempt, keeper, outcome }: Options): () => Promise<void> {
  const { type, mode } = editing
  async function send(values: FormValues): Promise<void> {
    keeper.set({ is: 'saving' })
    const body = mode === 'create' ? values : { ...values, version: attempt.version() }
    try {
      const answer = await editing.send(body, attempt.keyFor(body))
      attempt.isAnswered()
      outcome.accept(answer)
    } catch (error) {
      outcome.explain(error)
    }
  }
  async function save(): Promise<void> {
    if (keeper.now().is === 'saving') return
    const values = wireValues(type.shape, form.getValues())
    const errors = validateRecord(type, values, mode)
    if (Object.keys(errors).length > 0) return outcome.refuse(errors)
    form.clearErrors()
    await send(values)
  }
  // a save that found no network is sent again, with its own key, as soon as there is one
  useEffect(() => {
    const onReturn = () => keeper.now().is === 'waiting' && void save()
    window.addEventListener('online', onReturn)
    return () => window.removeEventListener('online', onReturn)
  })
  return save
}
