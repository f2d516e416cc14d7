import type { FormValues } from '../form/formErrors.ts'
import type { Goal } from '../publicState/goal.ts'

/** A sent save, retained until answered so that retries repeat it unchanged. */
export interface SaveRequest {
  goal: Goal
  typed: FormValues
  body: FormValues
}
