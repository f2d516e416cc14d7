import { useState } from 'react'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useFormView } from '../../form/FormContext.ts'
import { useObserved } from '../../form/useObserved.ts'
import { useItems } from '../../nested/useItems.ts'
import { useListLimit } from '../../nested/limit/useListLimit.ts'
import { factsOf, listAt } from '../entryFacts.ts'
import { timetableTexts } from '../../../core/texts/fieldEditors.ts'
import type { Days } from '../useDays.ts'

/** Delay for names and warnings, so that rows do not render on every key. */
const DEBOUNCE_MS = 150

function useOpenEntries() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (key: string) =>
    setOpen((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key]))
  return { open, toggle }
}

export function useEntries({ schema }: Days, path: string) {
  const t = useTextsOf(timetableTexts)
  const { language } = useFormView()
  const list = useItems(path, schema.entry.of)
  const limit = useListLimit(schema.entry.max, list.items.length)
  const details = useOpenEntries()
  const facts = useObserved(
    (values) => listAt(values, path).map((entry) => factsOf(schema, entry, language)),
    DEBOUNCE_MS,
  )
  const nameOf = (index: number) => t('item', { number: index + 1, name: facts[index]?.name || t('unnamed') })
  return { path, list, details, facts, nameOf, limit }
}
export type Entries = ReturnType<typeof useEntries>
