import type { FormValues } from '../form/formErrors.ts'
import type { Goal } from '../standing/goal.ts'

/** What was sent, kept until it is answered: whatever is typed meanwhile, it is sent again as it was, with its own key. */
export interface Sending {
  goal: Goal
  /** What stood in the form. */
  typed: FormValues
  body: FormValues
}
