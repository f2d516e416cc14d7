import type { ComponentType } from 'react'
import type { Route, ScreenKind } from '@flou/shared/content/routing/routes.ts'

export interface ScreenProps {
  route: Route
}
export type Screen = ComponentType<ScreenProps>
type Loader = () => Promise<Screen>

/** Hand-written screens, by the key their declaration names, each with the reason why none is derived. */
const CUSTOM_SCREENS: Readonly<Record<string, Loader>> = {
  // runs and pages are no records: they are started, watched and stopped
  publishing: async () => (await import('./publishing/PublishingScreen.tsx')).PublishingScreen,
  // files are seen as pictures, uploaded, sorted into folders and tagged many at once
  mediaLibrary: async () => (await import('./media/MediaLibraryScreen.tsx')).MediaLibraryScreen,
  // entries are read by filter and cursor, exported, and never changed
  auditList: async () => (await import('./audit/list/AuditListScreen.tsx')).AuditListScreen,
  // shows what one change did, before and after
  auditDetail: async () => (await import('./audit/detail/AuditDetailScreen.tsx')).AuditDetailScreen,
  // the older office asks for the product before it shows its packages
  parentChoice: async () => (await import('./parents/ParentChoiceScreen.tsx')).ParentChoiceScreen,
}

/** The screens of declared types, by what the address opens. */
const DERIVED_SCREENS = {
  list: async () => (await import('../content/list/ListScreen.tsx')).ListScreen,
  add: async () => (await import('../content/recordScreens/AddScreen.tsx')).AddScreen,
  edit: async () => (await import('../content/recordScreens/EditScreen.tsx')).EditScreen,
  grid: async () => (await import('../content/grid/GridScreen.tsx')).GridScreen,
  section: async () => (await import('../content/recordScreens/SectionScreen.tsx')).SectionScreen,
} as const satisfies Record<Exclude<ScreenKind, 'custom'>, Loader>

/** Screens that show the inputs of their type's fields. */
const FORMS: ReadonlySet<ScreenKind> = new Set(['add', 'edit', 'section'])

/** The loader of an address's screen; undefined for a hand-written one that nobody registered. */
export const screenLoader = ({ kind, screen }: Route): Loader | undefined =>
  kind === 'custom' ? CUSTOM_SCREENS[screen.custom ?? ''] : DERIVED_SCREENS[kind]

/** Fetches a route's screen, and with a form the inputs that its fields need. Throws where no screen is registered. */
export async function loadScreen(route: Route): Promise<Screen> {
  const load = screenLoader(route)
  if (!load) throw new Error(`No screen is registered as ${route.screen.custom}`)
  const screen = await load()
  if (route.type && FORMS.has(route.kind)) {
    const { inputsAhead } = await import('../content/fields/inputsAhead.ts')
    await inputsAhead(route.type.shape)
  }
  return screen
}
