import { useEffect, useRef, useState } from 'react'
import { useFormView } from '../../form/FormContext.ts'

/** How many errors each entry of the list at `path` has. */
export function useEntryErrors(path: string, count: number): number[] {
  const { errors } = useFormView()
  const counts = Array.from({ length: count }, () => 0)
  for (const key of Object.keys(errors)) {
    const at = key.startsWith(`${path}.`) ? Number(key.slice(path.length + 1).split('.')[0]) : -1
    if (counts[at] !== undefined) counts[at] += 1
  }
  return counts
}

interface Shown {
  key: string
  /** Changes where the entry is drawn anew because what is in it was set from elsewhere. */
  drawn: number
  /** The position in it that gets the focus then. */
  focus?: number
}

/** The one entry that is on the screen. A save that finds errors opens one that has some; correcting them moves nobody away. */
export function useOpenEntry(keys: readonly string[], errors: readonly number[]) {
  const firstFaulty = () => errors.findIndex((count) => count > 0)
  const [shown, setShown] = useState<Shown>(() => ({ key: keys[Math.max(firstFaulty(), 0)] ?? '', drawn: 0 }))
  const open = Math.max(keys.indexOf(shown.key), 0)
  const total = errors.reduce((sum, count) => sum + count, 0)
  const seen = useRef(total)
  useEffect(() => {
    const isWorse = total > seen.current
    seen.current = total
    if (!isWorse || (errors[open] ?? 0) > 0) return
    const faulty = errors.findIndex((count) => count > 0)
    setShown(({ drawn }) => ({ key: keys[faulty] ?? '', drawn }))
  }, [total, errors, open, keys])
  return {
    open,
    shown,
    show: (key: string) => setShown(({ drawn }) => ({ key, drawn })),
    /** Opens an entry and draws it anew. */
    redraw: (key: string, focus?: number) =>
      setShown(({ drawn }) => ({ key, drawn: drawn + 1, ...(focus !== undefined && { focus }) })),
  }
}
