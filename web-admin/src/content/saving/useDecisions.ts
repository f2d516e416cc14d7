import type { StoredRecord } from '@flou/shared/api.ts'
import type { ChangeRow } from '@flou/shared/workflow.ts'
import type { Decision } from '../conflict/ConflictDialog.tsx'
import type { ContentForm } from '../form/FormContext.ts'
import type { Journal } from '../journal/journal.ts'
import { journalValues } from '../journal/journalValues.ts'
import type { LeftWork } from '../journal/useLeftWork.ts'
import type { createSaveAttempt } from './saveAttempt.ts'
import type { Editing } from './editing.ts'
import { takeOverChange } from './takeOverChange.ts'
import type { SaveOutcome } from './useSaveOutcome.ts'
import type { useSaving } from './useSaving.ts'

interface Options extends Pick<Editing, 'type'>, Pick<ReturnType<typeof useSaving>, 'saveAgain' | 'forget'> {
  form: ContentForm
  attempt: ReturnType<typeof createSaveAttempt>
  journal: Journal
  left: LeftWork
  outcome: SaveOutcome
  holdsWork: () => boolean
}

/** What a person decides about work that is not saved; nothing of it is lost by any of it but `giveUp`. */
export function useDecisions({ type, form, attempt, journal, left, outcome, ...act }: Options) {
  const mine = () => ({ version: attempt.version(), values: journalValues(type.shape, form.getValues()) })
  /** A stored state takes the record's place: what was typed and not saved is kept aside and offered. */
  async function takeOver(stored: StoredRecord): Promise<void> {
    if (act.holdsWork()) await journal.setAside(mine())
    act.forget()
    outcome.show(stored)
    await left.look()
  }
  return {
    takeOver,
    /** The other one's record was seen and chosen from, field by field; what is discarded is kept until the choice is saved. */
    decide: async (current: StoredRecord, { values, isMineDiscarded, isAllTheirs }: Decision) => {
      if (isAllTheirs) return takeOver(current)
      if (isMineDiscarded) {
        await journal.setAside(mine(), true)
        form.setValues(values)
      }
      attempt.restOn(current.recordVersion)
      outcome.setConflict(undefined)
      await act.saveAgain()
    },
    /** Somebody else's open change becomes this person's, with what stands in the form. @param address of the record */
    takeOverChange: (change: ChangeRow, address: string) =>
      takeOverChange({ type, form, attempt, outcome }, change, address),
    giveUp: () => {
      act.forget()
      void journal.clear()
    },
  }
}
