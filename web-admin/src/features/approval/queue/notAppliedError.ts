import type { ApplyFailure } from '@flou/shared/approval/workflow.ts'

/** An approved change request that could not be applied; it stays open. */
export class NotAppliedError extends Error {
  readonly failure: ApplyFailure

  constructor(failure: ApplyFailure) {
    super(failure.reason)
    this.name = 'NotApplied'
    this.failure = failure
  }
}
