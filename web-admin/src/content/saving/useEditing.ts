import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { WriteMode } from '@flou/shared/content/schema.ts'
import type { FormHandle } from '../form/FormContext.ts'
import { recoverableValues } from '../recovery/recovery.ts'
import { useRecovery } from '../recovery/useRecovery.ts'
import { useRecoveredWork } from '../recovery/useRecoveredWork.ts'
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

export function useEditing(editing: Editing) {
  const { type, mode, record } = editing
  const [phase, phaseTracker] = usePhase(startOf(mode, record))
  const [initialValues] = useState(() => formValues(type.declaration, record, new Date()))
  const [attempt] = useState(() => createSaveAttempt(record.recordVersion ?? 0))
  const recovery = useRecovery(editing.subject)
  const [edits] = useState(createEdits)
  const recoverable = (values: FormValues) => ({
    version: attempt.baseVersion(),
    values: recoverableValues(type.declaration, values),
  })
  const onValuesChange = (values: FormValues) => {
    phaseTracker.markDirty()
    edits.announce()
    recovery.save(() => recoverable(values))
  }
  const form = useForm<FormValues>({ mode: 'uncontrolled', initialValues, onValuesChange })
  // fields access these through refs, so the first value stays valid
  const [handle] = useState<FormHandle>(() => ({ form, type, mode, id: record.id ?? 0, edits }))
  const outcome = useSaveOutcome({ ...editing, form, attempt, phaseTracker, recovery })
  const recoveredWork = useRecoveredWork({ recovery, type, form, attempt })
  const hasUnsavedWork = () => !['clean', 'new'].includes(phaseTracker.now().is)
  const saving = useSaving({ editing, form, attempt, phaseTracker, outcome })
  const { save, sendAgain, nextAt } = saving
  const work = { type, form, attempt, recovery, recoveredWork }
  const decisions = useDecisions({ ...work, outcome, hasUnsavedWork, ...saving })
  return {
    form,
    handle,
    phase,
    save,
    nextAt,
    sendAgain,
    outcome,
    recoveredWork,
    baseRevision: attempt.baseVersion,
    ...decisions,
    /** True if leaving would lose work; read on navigation. */
    hasUnsavedWork,
  }
}
