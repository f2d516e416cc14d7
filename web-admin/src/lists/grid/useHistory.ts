import { useState } from 'react'

const MAX_UNDO = 100

interface History<T> {
  past: readonly T[]
  now: T
  future: readonly T[]
}

function afterEdit<T>({ past, now }: History<T>, next: T): History<T> {
  return next === now
    ? { past, now, future: [] }
    : { past: [...past, now].slice(-MAX_UNDO), now: next, future: [] }
}

function undone<T>(one: History<T>): History<T> {
  const last = one.past.at(-1)
  return last === undefined
    ? one
    : { past: one.past.slice(0, -1), now: last, future: [one.now, ...one.future] }
}

function redone<T>(one: History<T>): History<T> {
  const [next, ...future] = one.future
  return next === undefined ? one : { past: [...one.past, one.now], now: next, future }
}

export function useHistory<T>(start: T) {
  const [history, setHistory] = useState<History<T>>({ past: [], now: start, future: [] })
  return {
    now: history.now,
    edit: (update: (now: T) => T) => setHistory((one) => afterEdit(one, update(one.now))),
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    reset: (update: (now: T) => T) => setHistory(({ now }) => ({ past: [], now: update(now), future: [] })),
  }
}
