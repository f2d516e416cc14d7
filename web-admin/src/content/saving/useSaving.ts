import type { ContentForm } from '../form/FormContext.ts'
import { validateRecord } from './formErrors.ts'
import { wireValues } from './recordValues.ts'
import { useSender, type SenderOptions } from './useSender.ts'

/** How a form is saved: checked here first, and not before the server has answered what was sent earlier. */
export function useSaving({ form, ...options }: SenderOptions & { form: ContentForm }) {
  const { editing, attempt, keeper, outcome } = options
  const { type, mode } = editing
  const { send, unanswered, isUnderWay, ...sender } = useSender(options)
  async function save(): Promise<void> {
    if (isUnderWay.current) return
    // the server may have stored it: what was typed since goes on top of it
    const earlier = unanswered.current
    if (earlier && (!(await send(earlier)) || mode === 'create' || keeper.now().is !== 'dirty')) return
    const values = wireValues(type.shape, form.getValues())
    const errors = validateRecord(type, values, mode)
    if (Object.keys(errors).length > 0) return outcome.refuse(errors)
    form.clearErrors()
    await send({ values, body: mode === 'create' ? values : { ...values, version: attempt.version() } })
  }
  return { save, ...sender }
}
