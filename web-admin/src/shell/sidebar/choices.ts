import { useMemo } from 'react'
import * as z from 'zod/mini'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { useUser } from '../../core/session/useSession.ts'
import { useStore } from '../../core/state/store.ts'
import { storedText } from '../../core/state/storedText.ts'

const choicesSchema = z.object({ pins: z.array(z.string()), closed: z.array(z.string()) })
type Choices = z.infer<typeof choicesSchema>
const NONE: Choices = { pins: [], closed: [] }

function parseChoices(text: string): Choices {
  try {
    return choicesSchema.safeParse(JSON.parse(text || '{}')).data ?? NONE
  } catch {
    return NONE
  }
}

/** URLs of pinned entries and names of closed groups, per person and office, in this browser. */
export function useSidebarChoices() {
  const { office } = useOffice()
  const { id } = useUser()
  const stored = storedText(`flou.sidebar.${id}.${office}`)
  const text = useStore(stored)
  const choices = useMemo(() => parseChoices(text), [text])
  const toggle = (list: keyof Choices, value: string) => {
    const all = choices[list]
    const next = all.includes(value) ? all.filter((one) => one !== value) : [...all, value]
    stored.set(JSON.stringify({ ...choices, [list]: next }))
  }
  return { ...choices, toggle }
}
