import { useEffect, useRef, useState } from 'react'

type Actions = Readonly<Record<string, (...values: never[]) => unknown>>

/** Stable actions that call the latest render's functions, so that memoised rows do not render. */
export function useLatestActions<T extends Actions>(now: T): T {
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  const [actions] = useState(
    () =>
      Object.fromEntries(
        Object.keys(now).map((name) => [name, (...values: never[]) => latest.current[name]?.(...values)]),
      ) as T,
  )
  return actions
}
