import type { CustomScreenName } from '@flou/shared/content/offices.ts'
import type { DerivedKind, Route, ScreenKind } from '@flou/shared/content/routing/routes.ts'
import type { Screen } from './screenProps.ts'

type Loader = () => Promise<Screen>

/** Hand-written screens, by the name their declaration asks for, each with the reason why none is derived. */
const CUSTOM_SCREENS = {
  // runs and pages are no records: they are started, watched and stopped
  publishing: async () => (await import('./publishing/PublishingScreen.tsx')).PublishingScreen,
  // counts are no records: they are summed up by day, page and origin
  visits: async () => (await import('./visits/VisitsScreen.tsx')).VisitsScreen,
  // searches are no records: they are summed up by week, query and page
  searchFigures: async () => (await import('./searches/SearchesScreen.tsx')).SearchesScreen,
  // links are no records: they are read off the pages and mended elsewhere
  estimates: async () => (await import('./estimates/EstimatesScreen.tsx')).EstimatesScreen,
  brokenLinks: async () => (await import('./publishing/BrokenLinksScreen.tsx')).BrokenLinksScreen,
  // files are seen as pictures, uploaded, sorted into folders and tagged many at once
  mediaLibrary: async () => (await import('./MediaLibraryScreen.tsx')).MediaLibraryScreen,
  // entries are read by filter and cursor, exported, and never changed
  auditList: async () => (await import('./audit/list/AuditListScreen.tsx')).AuditListScreen,
  // shows what one change did, before and after
  auditDetail: async () => (await import('./audit/detail/AuditDetailScreen.tsx')).AuditDetailScreen,
  // changes wait for a decision: they are narrowed, selected and decided many at once
  workflowQueue: async () => (await import('./workflow/WorkflowQueueScreen.tsx')).WorkflowQueueScreen,
  // decisions are read by filter and cursor, exported, and counted in figures
  workflowLog: async () => (await import('./workflow/WorkflowLogScreen.tsx')).WorkflowLogScreen,
  // shows what a change would do, and decides about it
  workflowDetail: async () => (await import('./workflow/WorkflowDetailScreen.tsx')).WorkflowDetailScreen,
  // what visitors sent is no record: it is read, answered, assigned and exported
  inboxList: async () => (await import('./inbox/InboxListScreen.tsx')).InboxListScreen,
  // shows what somebody sent, what staff did about it, and their notes
  inboxDetail: async () => (await import('./inbox/InboxDetailScreen.tsx')).InboxDetailScreen,
  // mails are declared, not created: the list leads to the texts of each
  mailList: async () => (await import('./mail/MailListScreen.tsx')).MailListScreen,
  // people are ticked off at an entrance, with or without a network
  participants: async () => (await import('./inbox/ParticipantsScreen.tsx')).ParticipantsScreen,
  // what is kept of a person is found over all forms, exported and erased
  personalData: async () => (await import('./inbox/PersonalDataScreen.tsx')).PersonalDataScreen,
  // subscribers are found, imported, exported and counted
  subscribers: async () => (await import('./newsletter/SubscribersScreen.tsx')).SubscribersScreen,
  // addresses that get no mail, and mails that nobody got
  undelivered: async () => (await import('./newsletter/UndeliveredScreen.tsx')).UndeliveredScreen,
  // the older office asks for the product before it shows its packages
  parentChoice: async () => (await import('./ParentChoiceScreen.tsx')).ParentChoiceScreen,
} as const satisfies Record<CustomScreenName, Loader>

/** The screens of declared types, by what the address opens. */
const DERIVED_SCREENS = {
  list: async () => (await import('./records/ListScreen.tsx')).ListScreen,
  add: async () => (await import('./records/AddScreen.tsx')).AddScreen,
  edit: async () => (await import('./records/EditScreen.tsx')).EditScreen,
  grid: async () => (await import('./records/GridScreen.tsx')).GridScreen,
  section: async () => (await import('./records/SectionScreen.tsx')).SectionScreen,
} as const satisfies Record<DerivedKind, Loader>

/** Screens that show the inputs of their type's fields. */
const FORMS: ReadonlySet<ScreenKind> = new Set(['add', 'edit', 'section'])

const loaderOf = (route: Route): Loader =>
  route.kind === 'custom' ? CUSTOM_SCREENS[route.custom] : DERIVED_SCREENS[route.kind]

/** Fetches a route's screen, and with a form the inputs that its fields need. */
export async function loadScreen(route: Route): Promise<Screen> {
  const screen = await loaderOf(route)()
  if (route.type && FORMS.has(route.kind)) {
    const { inputsAhead } = await import('../content/fields/inputsAhead.ts')
    await inputsAhead(route.type.shape)
  }
  return screen
}
