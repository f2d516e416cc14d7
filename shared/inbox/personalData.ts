import type { PersonRef } from '../accounts/account.ts'
import type { SubscriberRow } from '../forms/newsletter.ts'
import type { SubmissionDetail } from './inbox.ts'

export interface NewsletterData {
  subscriptions: SubscriberRow[]
  consents: { choice: 'subscribed' | 'unsubscribed'; at: string; text: string; version?: number }[]
}

/** Key in erasure reports for the newsletter subscription with its consents. */
export const SUBSCRIPTION = 'subscription'

export const PROOF_HOURS = 72

export interface PersonData {
  submissions: SubmissionDetail[]
  newsletter?: NewsletterData
  /** True if there is more data than one call reads. */
  isPartial: boolean
}

/** Proof of an erasure. Reveals no content, but the owner of a copy can verify it. */
export interface ErasureReport {
  id: string
  /** Hash of the email; the email itself is not stored. */
  person: string
  counts: Readonly<Record<string, number>>
  retained: number
  reason: string
  by: PersonRef
  requestedBy?: PersonRef
  begun: string
  /** Absent while running or interrupted. */
  finished?: string
  /** SHA-256 over the hashes of erased items in order. */
  hash?: string
  /** True if another call has to continue. */
  isPartial: boolean
}

export interface ErasureRequest {
  id: string
  email: string
  reason: string
  by: PersonRef
  requested: string
}

/** Days until an unconfirmed erasure request expires. */
export const ERASURE_REQUEST_DAYS = 14

/** True for an open erasure request with verified email. */
export const isOpenErasure = ({
  form,
  values,
  proven,
  state,
}: Pick<SubmissionDetail, 'form' | 'values' | 'proven' | 'state'>): boolean =>
  form === 'dataRequest' &&
  values['request'] === 'erase' &&
  proven !== undefined &&
  state !== 'done' &&
  state !== 'spam'

export const REASON_LENGTH = 500
