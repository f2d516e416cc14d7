import { useEffect, useState } from 'react'

/** Lazily loaded module; undefined until loaded, or if loading fails. */
export function useLazyModule<T extends object>(shouldLoad: boolean, load: () => Promise<T>): T | undefined {
  const [lazyModule, setLazyModule] = useState<T>()
  useEffect(() => {
    if (!shouldLoad || lazyModule) return undefined
    // separate task, because hydration already blocks slow phones
    const timer = setTimeout(() => void load().then(setLazyModule, () => undefined))
    return () => clearTimeout(timer)
  }, [shouldLoad, lazyModule, load])
  return lazyModule
}
