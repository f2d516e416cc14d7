import type { ApprovalGate, DeferredWrite } from '../../../core/operations/approvalGate.ts'
import type { WriteStep } from '../../../core/store/step.ts'
import type { Snapshot } from '../../../core/store/writeContext.ts'

type StepsFor = (draft: Pick<Snapshot, 'id' | 'version'> | undefined) => readonly WriteStep[]

const MAX_ITEMS = 5

/**
 * Gate of operations that are collected: it checks like the approval feature and defers every write into the
 * release.
 * `isDraftStored`: the steps are part of the draft's transaction.
 */
export function collectingGate(
  real: ApprovalGate,
  {
    store,
    isDraftStored,
  }: {
    store: (write: DeferredWrite, needsApproval: boolean) => Promise<StepsFor>
    isDraftStored: boolean
  },
): ApprovalGate {
  let needsApproval = false
  return {
    ...real,
    openRequestOf: () => Promise.resolve(undefined),
    effectOfRole: async (operation, context, state) => {
      needsApproval = (await real.effectOfRole(operation, context, state)) !== 'now'
      return 'now'
    },
    effectOfContent: async (operation, context, state) => {
      needsApproval ||= (await real.effectOfContent(operation, context, state)) !== 'now'
      return 'held'
    },
    prepareChangeRequest: async (_, write) => {
      const steps = await store(write, needsApproval)
      return {
        along: { size: MAX_ITEMS, stepsFor: steps },
        separateSteps: () => (isDraftStored ? undefined : steps(undefined)),
        changeRequest: () => undefined,
      }
    },
  }
}
