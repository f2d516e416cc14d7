import type { Params } from 'react-router'
import type { Route } from '@flou/shared/content/routing/routes.ts'

export function parentValues({ type, parentName }: Route, params: Params): Record<string, unknown> {
  if (!type || type.single || !type.parent || parentName === undefined) return {}
  return { [type.parent.field]: Number(params[parentName]) }
}
