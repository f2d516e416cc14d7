import type { Route } from '@flou/shared/content/routing/routes.ts'
import { useParent } from './useParent.ts'

/** Adds to a screen's title the name of the record it stands below: “Instances — Cloud Server”. */
export function useParentTitled(route: Route): (title: string) => string {
  const name = useParent(route)?.name ?? ''
  return (title) => (name === '' ? title : `${title} — ${name}`)
}
