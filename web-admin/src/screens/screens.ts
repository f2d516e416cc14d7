import type { ComponentType } from 'react'
import type { Route, ScreenKind } from '@flou/shared/content/routes.ts'

export interface ScreenProps {
  route: Route
}
type Screen = ComponentType<ScreenProps>
type Loader = () => Promise<Screen>

/** Hand-written screens, by the key their declaration names. */
const CUSTOM_SCREENS: Readonly<Record<string, Loader>> = {
  publishing: async () => (await import('./publishing/PublishingScreen.tsx')).PublishingScreen,
  mediaLibrary: async () => (await import('./media/MediaLibraryScreen.tsx')).MediaLibraryScreen,
  auditList: async () => (await import('./audit/list/AuditListScreen.tsx')).AuditListScreen,
  auditDetail: async () => (await import('./audit/detail/AuditDetailScreen.tsx')).AuditDetailScreen,
  parentChoice: async () => (await import('./parents/ParentChoiceScreen.tsx')).ParentChoiceScreen,
}

/** The screens of declared types, by what the address opens. */
const DERIVED_SCREENS = {
  list: async () => (await import('../content/list/ListScreen.tsx')).ListScreen,
  add: async () => (await import('../content/recordScreens/AddScreen.tsx')).AddScreen,
  edit: async () => (await import('../content/recordScreens/EditScreen.tsx')).EditScreen,
  section: async () => (await import('../content/recordScreens/SectionScreen.tsx')).SectionScreen,
} as const satisfies Record<Exclude<ScreenKind, 'custom'>, Loader>

/** The loader of an address's screen; undefined for a hand-written one that nobody registered. */
export const screenLoader = ({ kind, screen }: Route): Loader | undefined =>
  kind === 'custom' ? CUSTOM_SCREENS[screen.custom ?? ''] : DERIVED_SCREENS[kind]

export async function loadScreen(route: Route): Promise<Screen> {
  const load = screenLoader(route)
  if (!load) throw new Error(`No screen is registered as ${route.screen.custom}`)
  return load()
}
