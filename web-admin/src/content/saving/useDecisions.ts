import type { StoredRecord } from '@flou/shared/api.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import type { Decision } from '../conflict/ConflictDialog.tsx'
import type { ContentForm } from '../form/FormContext.ts'
import { type Recovery, recoverableValues } from '../recovery/recovery.ts'
import type { RecoveredWork } from '../recovery/useRecoveredWork.ts'
import type { createSaveAttempt } from './saveAttempt.ts'
import type { Editing } from './editing.ts'
import { takeOverChangeRequest } from './takeOverChangeRequest.ts'
import type { SaveOutcome } from './useSaveOutcome.ts'
import type { useSaving } from './useSaving.ts'

interface Options extends Pick<Editing, 'type'>, Pick<ReturnType<typeof useSaving>, 'saveAgain' | 'forget'> {
  form: ContentForm
  attempt: ReturnType<typeof createSaveAttempt>
  recovery: Recovery
  recoveredWork: RecoveredWork
  outcome: SaveOutcome
  hasUnsavedWork: () => boolean
}

/** Resolves unsaved work; only `discard` deletes it. */
export function useDecisions({ type, form, attempt, recovery, recoveredWork, outcome, ...act }: Options) {
  const ownWork = () => ({
    version: attempt.baseVersion(),
    values: recoverableValues(type.declaration, form.getValues()),
  })
  /** Replaces the form with a stored record; unsaved edits are stashed and offered for recovery. */
  async function takeOver(stored: StoredRecord): Promise<void> {
    if (act.hasUnsavedWork()) await recovery.stash(ownWork())
    act.forget()
    outcome.show(stored)
    await recoveredWork.refresh()
  }
  return {
    takeOver,
    /** Applies a conflict resolution; discarded values stay in recovery until it is saved. */
    resolveConflict: async (current: StoredRecord, { values, isMineDiscarded, isAllTheirs }: Decision) => {
      if (isAllTheirs) return takeOver(current)
      if (isMineDiscarded) {
        await recovery.stash(ownWork(), true)
        form.setValues(values)
      }
      attempt.setBaseVersion(current.recordVersion)
      outcome.setConflict(undefined)
      await act.saveAgain()
    },
    /** @param path API path of the record */
    takeOverChangeRequest: (changeRequest: ChangeRequestRow, path: string) =>
      takeOverChangeRequest({ type, form, attempt, outcome }, changeRequest, path),
    discard: () => {
      act.forget()
      void recovery.clear()
    },
  }
}
