import { useCallback, useEffect, useState } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { ContentForm } from '../form/FormContext.ts'
import type { FormValues } from '../form/formErrors.ts'
import { formValues, saysTheSame } from '../form/recordValues.ts'
import type { Journal, JournalEntry } from './journal.ts'
import { journalValues } from './journalValues.ts'

interface Options {
  journal: Journal
  type: AnyType
  form: ContentForm
  /** The version that the form's next save rests on. */
  attempt: { version: () => number; restOn: (version: number) => void }
}

/** What an earlier visit left unsaved, offered until a person decides. */
export function useLeftWork({ journal, type, form, attempt }: Options) {
  const [left, setLeft] = useState<readonly JournalEntry[]>([])
  const [start] = useState(form.getValues)
  const read = useCallback(async () => {
    const comparable = (values: FormValues) => journalValues(type.shape, values)
    const differs = ({ values }: JournalEntry) =>
      !saysTheSame(type.shape, comparable(start), comparable(formValues(type.shape, values, new Date())))
    const entries = await journal.left()
    for (const entry of entries) if (!differs(entry)) void journal.remove(entry)
    return entries.filter(differs)
  }, [journal, type, start])
  useEffect(() => void read().then(setLeft), [read])
  const [offer] = left
  const drop = (entry: JournalEntry) => {
    setLeft((entries) => entries.filter(({ id }) => id !== entry.id))
    void journal.remove(entry)
  }
  return {
    offer,
    /** Looks again for what is to be offered. */
    look: async () => setLeft(await read()),
    isStale: offer !== undefined && offer.version < attempt.version(),
    discard: () => offer && drop(offer),
    /** Back into the form, on the version it was typed over: a save over someone else's asks first. */
    restore: () => {
      if (!offer) return
      attempt.restOn(offer.version)
      form.setValues(formValues(type.shape, offer.values, new Date()))
      // written under this form's own name before the old one goes, whenever the form gets round to telling of its change
      journal.note(() => ({ version: offer.version, values: offer.values }))
      void journal.flush()
      drop(offer)
    },
  }
}
export type LeftWork = ReturnType<typeof useLeftWork>
