import type { PersonRef } from '../account.ts'
import type { SubscriberRow } from '../newsletter.ts'
import type { SubmissionDetail } from './inbox.ts'

/** What the newsletter keeps of an address. */
export interface NewsletterData {
  /** Subscription and request, as they are now. */
  subscriptions: SubscriberRow[]
  /** What they agreed to or withdrew, the oldest first. */
  consents: { choice: 'subscribed' | 'unsubscribed'; at: string; text: string; version?: number }[]
}

/** In receipts of erasures: the subscription of the newsletter with its consents, counted as one. */
export const SUBSCRIPTION = 'subscription'

/** How long the link works by which somebody proves that an address is theirs: as long as the law's time for an answer. */
export const PROOF_HOURS = 72

/** What is kept of somebody, found by an e-mail address. */
export interface PersonData {
  submissions: SubmissionDetail[]
  /** Absent for an address that never asked for the newsletter. */
  newsletter?: NewsletterData
  /** There is more than one call reads. */
  isPartial: boolean
}

/** The proof of an erasure: what it was cannot be read from it, but whoever has a copy can show that it is in it. */
export interface ErasureReceipt {
  id: string
  /** The hash by which what somebody sent is found; the address itself is not kept. */
  person: string
  /** How many were erased, by form. */
  counts: Readonly<Record<string, number>>
  /** Requests about personal data stay until their own time is over: they are the register. */
  kept: number
  reason: string
  /** The person who confirmed the erasure. */
  by: PersonRef
  /** The person who requested it; absent in receipts from before a second person was needed. */
  requestedBy?: PersonRef
  begun: string
  /** Absent while an erasure goes on, or where it was interrupted. */
  finished?: string
  /** SHA-256 over the hashes of all that was erased, in their order. */
  hash?: string
  /** There is more: another call goes on. */
  isPartial: boolean
}

/** An erasure that waits for a second person. */
export interface ErasureRequest {
  id: string
  email: string
  reason: string
  by: PersonRef
  requested: string
}

/** An erasure that no second person confirms is forgotten after so many days. */
export const ERASURE_REQUEST_DAYS = 14

/** True for a request for erasure that is open, and whose sender has proven the address. */
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

/** The longest reason of an erasure, in characters. */
export const REASON_LENGTH = 500
