import type { ComponentType } from 'react'
import type { Route } from '@flou/shared/content/routing/routes.ts'
import { later } from '../../elements/later.tsx'

/** Hand-written panels above lists, by the key their declaration names. */
const PANELS: Readonly<Record<string, ComponentType>> = {
  start: later(async () => (await import('../../screens/start/StartPanel.tsx')).StartPanel),
}

/** The panel that a screen's declaration asks for above its list; mostly none. */
export function AboveList({ route: { screen } }: { route: Route }) {
  const Panel = screen.above === undefined ? undefined : PANELS[screen.above]
  return Panel ? <Panel /> : null
}
