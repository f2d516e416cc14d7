import { useRef } from 'react'
import type { ContentForm } from '../form/FormContext.ts'
import { validateDraft, validateRecord } from '../form/formErrors.ts'
import { wireValues } from '../form/recordValues.ts'
import { withStatus } from '../standing/withStatus.ts'
import type { Goal } from '../standing/goal.ts'
import { settlePictures, textsToSettle } from './settlePictures.ts'
import { useSender, type SenderOptions } from './useSender.ts'

/** How a form is saved: checked here first, and not before the server has answered what was sent earlier. */
export function useSaving({ form, ...options }: SenderOptions & { form: ContentForm }) {
  const { editing, attempt, keeper, outcome } = options
  const { type, mode } = editing
  const { send, unanswered, isUnderWay, ...sender } = useSender(options)
  const lastGoal = useRef<Goal>('live')
  const isSettling = useRef(false)
  /** Pictures that are still being uploaded are waited for; false where one of them did not arrive. */
  async function settled(goal: Goal): Promise<boolean> {
    isSettling.current = true
    keeper.set({ is: 'saving' })
    const errors = await settlePictures(type, form).finally(() => (isSettling.current = false))
    if (Object.keys(errors).length > 0) outcome.refuse(errors, goal)
    return Object.keys(errors).length === 0
  }
  async function save(goal: Goal): Promise<void> {
    if (isUnderWay.current || isSettling.current) return
    lastGoal.current = goal
    if (textsToSettle(type, form).length > 0 && !(await settled(goal))) return
    // the server may have stored it: what was typed since goes on top of it
    const earlier = unanswered.current
    if (earlier) {
      const isDone = () => mode === 'create' || (earlier.goal === goal && keeper.now().is !== 'dirty')
      if (!(await send(earlier)) || isDone()) return
    }
    const typed = wireValues(type.shape, form.getValues())
    const values = goal === 'live' ? withStatus(type, typed, new Date()) : typed
    const errors = goal === 'draft' ? validateDraft(type, values) : validateRecord(type, values, mode)
    if (Object.keys(errors).length > 0) return outcome.refuse(errors, goal)
    form.clearErrors()
    await send({
      goal,
      typed,
      body: mode === 'create' ? values : { ...values, recordVersion: attempt.version() },
    })
  }
  /** To where the last one went, or was to go. */
  const saveAgain = () => save(lastGoal.current)
  return { save, saveAgain, ...sender }
}
