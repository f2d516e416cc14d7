import { useEffect } from 'react'
import { createStore } from './store.ts'

/** Name of the shown item, displayed in the breadcrumb in place of its id. */
export const crumbName = createStore<string>('')

export function useCrumbName(name: string): void {
  useEffect(() => {
    crumbName.set(name)
    return () => crumbName.set('')
  }, [name])
}
