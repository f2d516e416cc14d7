import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { WriteMode } from '@flou/shared/content/schema.ts'
import type { FormHandle } from '../form/FormContext.ts'
import { journalValues } from '../journal/journalValues.ts'
import { useJournal } from '../journal/useJournal.ts'
import { useLeftWork } from '../journal/useLeftWork.ts'
import type { FormValues } from '../form/formErrors.ts'
import { createEdits } from '../form/edits.ts'
import { formValues } from '../form/recordValues.ts'
import type { Editing } from './editing.ts'
import { createSaveAttempt } from './saveAttempt.ts'
import { useDecisions } from './useDecisions.ts'
import { usePhase, type Phase } from './usePhase.ts'
import { useSaveOutcome } from './useSaveOutcome.ts'
import { useSaving } from './useSaving.ts'

const startOf = (mode: WriteMode, { updated }: Partial<StoredRecord>): Phase =>
  mode === 'create' ? { is: 'new' } : { is: 'clean', ...(updated && { at: updated }) }

/** The form of a record: its values, where saving stands, and what to do when someone else was quicker. */
export function useEditing(editing: Editing) {
  const { type, mode, record } = editing
  const [phase, keeper] = usePhase(startOf(mode, record))
  const [initialValues] = useState(() => formValues(type.shape, record, new Date()))
  const [attempt] = useState(() => createSaveAttempt(record.recordVersion ?? 0))
  const journal = useJournal(editing.subject)
  const [edits] = useState(createEdits)
  const onValuesChange = (values: FormValues) => {
    keeper.markDirty()
    edits.announce()
    journal.note(() => ({ version: attempt.version(), values: journalValues(type.shape, values) }))
  }
  const form = useForm<FormValues>({ mode: 'uncontrolled', initialValues, onValuesChange })
  // what fields call of it reads its state through refs: the first one serves as long as the form lives
  const [handle] = useState<FormHandle>(() => ({ form, type, mode, id: record.id ?? 0, edits }))
  const outcome = useSaveOutcome({ ...editing, form, attempt, keeper, journal })
  const left = useLeftWork({ journal, type, form, attempt })
  const holdsWork = () => !['clean', 'new'].includes(keeper.now().is)
  const saving = useSaving({ editing, form, attempt, keeper, outcome })
  const { save, sendAgain, nextAt } = saving
  const decisions = useDecisions({ type, form, attempt, journal, left, outcome, holdsWork, ...saving })
  return {
    form,
    handle,
    phase,
    save,
    /** A save without an answer is sent again at this moment, or at once. */
    nextAt,
    sendAgain,
    outcome,
    left,
    baseVersion: attempt.version,
    ...decisions,
    /** True while something would be lost by leaving; read at the moment of leaving. */
    holdsWork,
  }
}
