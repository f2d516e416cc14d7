import type { ApplyFailure } from '@flou/shared/workflow.ts'

/** A change that was approved and could not be applied: it stays open, with the reason. */
export class NotApplied extends Error {
  readonly failure: ApplyFailure

  constructor(failure: ApplyFailure) {
    super(failure.reason)
    this.name = 'NotApplied'
    this.failure = failure
  }
}
