import type { Language } from '../locale.ts'
import type { FormValues } from './check.ts'

/** What staff did with something that was sent; `spam` is put aside, with its reason where the form itself suspected it. */
export const SUBMISSION_STATES = ['new', 'read', 'answered', 'done', 'spam'] as const
export type SubmissionState = (typeof SUBMISSION_STATES)[number]

/** Why something is taken for a robot's: it filled in what people do not see, or was quicker than anybody types. */
export type Suspicion = 'honeypot' | 'speed'

/** What is known of who sent it: a task of ours or the configured service was solved; there was none; the service did not answer. */
export type Verification = 'proof' | 'service' | 'none' | 'silent'

/** What was sent, in lists; long texts are cut. */
export interface SubmissionRow {
  id: string
  form: string
  values: FormValues
  state: SubmissionState
  language: Language
  page: string
  verified: Verification
  suspect?: Suspicion
  created: string
  assignee?: { id: number; name: string }
  version: number
}
