import { useEffect, useRef, useState } from 'react'

type Actions = Readonly<Record<string, (...values: never[]) => unknown>>

/**
 * Actions that stay the same objects and do what the latest render would: rows that get them are not drawn anew, and an undo
 * long after sees the list as it is then.
 */
export function useLatestActions<T extends Actions>(now: T): T {
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  const [actions] = useState(
    () =>
      Object.fromEntries(
        Object.keys(now).map((name) => [name, (...values: never[]) => latest.current[name]?.(...values)]),
      ) as T, // the same names, each with what its namesake takes
  )
  return actions
}
