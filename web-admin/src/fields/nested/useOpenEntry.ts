import { useEffect, useRef, useState } from 'react'
import { useFormView } from '../form/FormContext.ts'

export function useEntryErrors(path: string, count: number): number[] {
  const { errors } = useFormView()
  const counts = Array.from({ length: count }, () => 0)
  for (const key of Object.keys(errors)) {
    const at = key.startsWith(`${path}.`) ? Number(key.slice(path.length + 1).split('.')[0]) : -1
    if (counts[at] !== undefined) counts[at] += 1
  }
  return counts
}

interface OpenEntry {
  key: string
  /** Increments to remount the entry after its values were set from outside. */
  drawn: number
  focus?: number
}

/** The open entry. A failed save opens one with errors; fixing errors keeps the current one. */
export function useOpenEntry(keys: readonly string[], errors: readonly number[]) {
  const firstFaulty = () => errors.findIndex((count) => count > 0)
  const [openEntry, setOpenEntry] = useState<OpenEntry>(() => ({
    key: keys[Math.max(firstFaulty(), 0)] ?? '',
    drawn: 0,
  }))
  const open = Math.max(keys.indexOf(openEntry.key), 0)
  const total = errors.reduce((sum, count) => sum + count, 0)
  const lastTotal = useRef(total)
  useEffect(() => {
    const isWorse = total > lastTotal.current
    lastTotal.current = total
    if (!isWorse || (errors[open] ?? 0) > 0) return
    const faulty = errors.findIndex((count) => count > 0)
    setOpenEntry(({ drawn }) => ({ key: keys[faulty] ?? '', drawn }))
  }, [total, errors, open, keys])
  return {
    open,
    openEntry,
    show: (key: string) => setOpenEntry(({ drawn }) => ({ key, drawn })),
    redraw: (key: string, focus?: number) =>
      setOpenEntry(({ drawn }) => ({ key, drawn: drawn + 1, ...(focus !== undefined && { focus }) })),
  }
}
