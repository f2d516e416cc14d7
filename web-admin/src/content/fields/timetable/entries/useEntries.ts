import { useState } from 'react'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { useFormView } from '../../../form/FormContext.ts'
import { useWatched } from '../../../form/useWatched.ts'
import { useItems } from '../../nested/useItems.ts'
import { useListLimit } from '../../nested/limit/useListLimit.ts'
import { factsOf, listAt } from '../entryFacts.ts'
import { timetableTexts } from '../timetableTexts.ts'
import type { Days } from '../useDays.ts'

/** Names and warnings beside the inputs follow once typing rests: the whole row, and whoever names it, would be drawn with each key. */
const REST_MS = 150

/** Which entries show their details, by key. */
function useOpenEntries() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (key: string) =>
    setOpen((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key]))
  return { open, toggle }
}

/** The entries of the open day, at `path`, and what is said of each as it is edited. */
export function useEntries({ parts }: Days, path: string) {
  const t = useTextsOf(timetableTexts)
  const { language } = useFormView()
  const list = useItems(path, parts.entry.of)
  const limit = useListLimit(parts.entry.max, list.items.length)
  const details = useOpenEntries()
  const facts = useWatched(
    (values) => listAt(values, path).map((entry) => factsOf(parts, entry, language)),
    REST_MS,
  )
  const nameOf = (index: number) => t('item', { number: index + 1, name: facts[index]?.name || t('unnamed') })
  return { path, list, details, facts, nameOf, limit }
}
export type Entries = ReturnType<typeof useEntries>
