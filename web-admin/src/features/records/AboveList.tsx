import type { ComponentType } from 'react'
import type { PanelName } from '@flou/shared/content/offices.ts'
import type { Route } from '@flou/shared/content/routing/routes.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'

const PANELS = {
  start: lazyPart(async () => (await import('../start/StartPanel.tsx')).StartPanel),
} as const satisfies Record<PanelName, ComponentType>

export function AboveList({ route: { screen } }: { route: Route }) {
  const Panel = screen.above === undefined ? undefined : PANELS[screen.above]
  return Panel ? <Panel /> : null
}
