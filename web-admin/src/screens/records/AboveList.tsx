import type { ComponentType } from 'react'
import type { PanelName } from '@flou/shared/content/offices.ts'
import type { Route } from '@flou/shared/content/routing/routes.ts'
import { later } from '../../elements/later.tsx'

/** Hand-written panels above lists, by the name their declaration asks for. */
const PANELS = {
  start: later(async () => (await import('../start/StartPanel.tsx')).StartPanel),
} as const satisfies Record<PanelName, ComponentType>

/** The panel that a screen's declaration asks for above its list; mostly none. */
export function AboveList({ route: { screen } }: { route: Route }) {
  const Panel = screen.above === undefined ? undefined : PANELS[screen.above]
  return Panel ? <Panel /> : null
}
