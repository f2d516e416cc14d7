import type { Route } from '@flou/shared/content/routing/routes.ts'
import { useParent } from './useParent.ts'

/** Appends the parent's name to a title: “Instances — Cloud Server”. */
export function useParentTitled(route: Route): (title: string) => string {
  const name = useParent(route)?.name ?? ''
  return (title) => (name === '' ? title : `${title} — ${name}`)
}
