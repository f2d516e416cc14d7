import { useState } from 'react'

/** Why a form was not saved: so many fields are wrong, or its call failed. In words only where it is read, in the language of then. */
export type Reason = { readonly wrongFields: number } | { readonly error: unknown }

/** Where a form is between the keyboard and the store; `waiting` for the network, to be saved then. */
export type Phase =
  | { is: 'new' | 'dirty' | 'saving' | 'waiting' }
  /** `at`: when what stands in the form was stored, where it ever was. */
  | { is: 'clean'; at?: string }
  | { is: 'failed'; reason: Reason }

export interface PhaseKeeper {
  /** The phase at this moment, before the screen has caught up with it. */
  now: () => Phase
  set: (next: Phase) => void
  markDirty: () => void
}

/** The phase on the screen, and its keeper. Every keystroke marks the form as dirty; only the first renders anything. */
export function usePhase(start: Phase): [Phase, PhaseKeeper] {
  const [phase, setPhase] = useState(start)
  const [keeper] = useState<PhaseKeeper>(() => {
    let now = start
    const set = (next: Phase) => {
      if (now.is === next.is && next.is !== 'failed') return
      now = next
      setPhase(next)
    }
    return { now: () => now, set, markDirty: () => set({ is: 'dirty' }) }
  })
  return [phase, keeper]
}
