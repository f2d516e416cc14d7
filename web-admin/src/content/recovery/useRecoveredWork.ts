import { useCallback, useEffect, useState } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { ContentForm } from '../form/FormContext.ts'
import type { FormValues } from '../form/formErrors.ts'
import { formValues, hasSameValues } from '../form/recordValues.ts'
import { type Recovery, type RecoveryEntry, recoverableValues } from './recovery.ts'

interface Options {
  recovery: Recovery
  type: AnyType
  form: ContentForm
  /** Base revision of the next save. */
  attempt: { baseVersion: () => number; setBaseVersion: (version: number) => void }
}

export function useRecoveredWork({ recovery, type, form, attempt }: Options) {
  const [stored, setStored] = useState<readonly RecoveryEntry[]>([])
  const [start] = useState(form.getValues)
  const read = useCallback(async () => {
    const comparable = (values: FormValues) => recoverableValues(type.declaration, values)
    const differs = ({ values }: RecoveryEntry) =>
      !hasSameValues(
        type.declaration,
        comparable(start),
        comparable(formValues(type.declaration, values, new Date())),
      )
    const entries = await recovery.readEarlier()
    for (const entry of entries) if (!differs(entry)) void recovery.remove(entry)
    return entries.filter(differs)
  }, [recovery, type, start])
  useEffect(() => void read().then(setStored), [read])
  const [offer] = stored
  const drop = (entry: RecoveryEntry) => {
    setStored((entries) => entries.filter(({ id }) => id !== entry.id))
    void recovery.remove(entry)
  }
  return {
    offer,
    refresh: async () => setStored(await read()),
    isStale: offer !== undefined && offer.version < attempt.baseVersion(),
    discard: () => offer && drop(offer),
    /** Restores the values with their base revision, so that a later edit causes a conflict. */
    restore: () => {
      if (!offer) return
      attempt.setBaseVersion(offer.version)
      form.setValues(formValues(type.declaration, offer.values, new Date()))
      // stored under this form's id before the old entry is removed
      recovery.save(() => ({ version: offer.version, values: offer.values }))
      void recovery.flush()
      drop(offer)
    },
  }
}
export type RecoveredWork = ReturnType<typeof useRecoveredWork>
