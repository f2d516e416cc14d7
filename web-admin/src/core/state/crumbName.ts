import type { Route } from '@flou/shared/content/routing/routes.ts'
import type { Text } from '@flou/shared/locale.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { createStore } from './store.ts'

interface CrumbName {
  url: string
  titles: Text
  /** Route of a content record; absent for personal data, whose names are not stored. */
  route?: Route | undefined
}

/** Name of the shown item, displayed in the breadcrumb in place of its id. */
export const crumbName = createStore<CrumbName | undefined>(undefined)

export function useCrumbName({ en, id }: Text, route?: Route): void {
  const { pathname: url } = useLocation()
  useEffect(() => {
    crumbName.set({ url, titles: { en, id }, route })
    return () => crumbName.set(undefined)
  }, [url, en, id, route])
}
