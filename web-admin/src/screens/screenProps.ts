import type { ComponentType } from 'react'
import type { Route } from '@flou/shared/content/routing/routes.ts'

/** What every screen is given: the declared route that it is shown for. */
export interface ScreenProps {
  route: Route
}
export type Screen = ComponentType<ScreenProps>
