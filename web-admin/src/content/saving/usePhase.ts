import { useState } from 'react'

export type Reason = { readonly wrongFields: number } | { readonly error: unknown }

/** Save phase; `waiting` means offline, saved once online. */
export type Phase =
  | { is: 'new' | 'dirty' | 'saving' | 'waiting' }
  | { is: 'clean'; at?: string }
  | { is: 'failed'; reason: Reason }

export interface PhaseTracker {
  /** Current phase, ahead of the rendered state. */
  now: () => Phase
  set: (next: Phase) => void
  markDirty: () => void
}

/** Returns the rendered phase and its tracker; only phase changes cause a re-render. */
export function usePhase(start: Phase): [Phase, PhaseTracker] {
  const [phase, setPhase] = useState(start)
  const [phaseTracker] = useState<PhaseTracker>(() => {
    let now = start
    const set = (next: Phase) => {
      if (now.is === next.is && next.is !== 'failed') return
      now = next
      setPhase(next)
    }
    return { now: () => now, set, markDirty: () => set({ is: 'dirty' }) }
  })
  return [phase, phaseTracker]
}
