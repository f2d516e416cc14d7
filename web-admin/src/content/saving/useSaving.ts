import { useRef } from 'react'
import type { ContentForm } from '../form/FormContext.ts'
import { validateDraft, validateRecord } from '../form/formErrors.ts'
import { wireValues } from '../form/recordValues.ts'
import { withStatus } from '../publicState/withStatus.ts'
import type { Goal } from '../publicState/effectOfSave.ts'
import { awaitPictureUploads, findTextsWithUploads } from './awaitPictureUploads.ts'
import { useSender, type SenderOptions } from './useSender.ts'

/** Validates and saves a form, after any earlier unanswered save. */
export function useSaving({ form, ...options }: SenderOptions & { form: ContentForm }) {
  const { editing, attempt, phaseTracker, outcome } = options
  const { type, mode } = editing
  const { send, unanswered, isInFlight: isUnderWay, ...sender } = useSender(options)
  const lastGoal = useRef<Goal>('live')
  const isWaitingForUploads = useRef(false)
  /** Waits for picture uploads; false if one failed. */
  async function waitForUploads(goal: Goal): Promise<boolean> {
    isWaitingForUploads.current = true
    phaseTracker.set({ is: 'saving' })
    const errors = await awaitPictureUploads(type, form).finally(() => (isWaitingForUploads.current = false))
    if (Object.keys(errors).length > 0) outcome.refuse(errors, goal)
    return Object.keys(errors).length === 0
  }
  async function save(goal: Goal): Promise<void> {
    if (isUnderWay.current || isWaitingForUploads.current) return
    lastGoal.current = goal
    if (findTextsWithUploads(type, form).length > 0 && !(await waitForUploads(goal))) return
    // the server may have stored it, so newer edits build on its result
    const earlier = unanswered.current
    if (earlier) {
      const isDone = () => mode === 'create' || (earlier.goal === goal && phaseTracker.now().is !== 'dirty')
      if (!(await send(earlier)) || isDone()) return
    }
    const typed = wireValues(type.declaration, form.getValues())
    const values = goal === 'live' ? withStatus(type, typed, new Date()) : typed
    const errors = goal === 'draft' ? validateDraft(type, values) : validateRecord(type, values, mode)
    if (Object.keys(errors).length > 0) return outcome.refuse(errors, goal)
    form.clearErrors()
    await send({
      goal,
      typed,
      body: mode === 'create' ? values : { ...values, recordVersion: attempt.baseVersion() },
    })
  }
  const saveAgain = () => save(lastGoal.current)
  return { save, saveAgain, ...sender }
}
