import type { ComponentType } from 'react'
import type { Route } from '@flou/shared/content/routing/routes.ts'

export interface ScreenProps {
  route: Route
}
export type Screen = ComponentType<ScreenProps>
