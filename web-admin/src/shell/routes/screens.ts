import type { CustomScreenName } from '@flou/shared/content/offices.ts'
import type { DerivedKind, Route, ScreenKind } from '@flou/shared/content/routing/routes.ts'
import type { Screen } from '../../core/offices/office.ts'

type Loader = () => Promise<Screen>

/** Custom screens, for data that is no record or needs its own view. */
const CUSTOM_SCREENS = {
  apiTokens: async () =>
    (await import('../../features/accounts/apiTokens/ApiTokensScreen.tsx')).ApiTokensScreen,
  publishing: async () => (await import('../../features/publishing/PublishingScreen.tsx')).PublishingScreen,
  webhooks: async () => (await import('../../features/webhooks/WebhooksScreen.tsx')).WebhooksScreen,
  releaseList: async () => (await import('../../features/releases/ReleaseListScreen.tsx')).ReleaseListScreen,
  releaseDetail: async () =>
    (await import('../../features/releases/ReleaseDetailScreen.tsx')).ReleaseDetailScreen,
  translationQueue: async () =>
    (await import('../../features/translation/TranslationQueueScreen.tsx')).TranslationQueueScreen,
  translationExchange: async () =>
    (await import('../../features/translation/exchange/ExchangeScreen.tsx')).ExchangeScreen,
  visits: async () => (await import('../../features/visits/VisitsScreen.tsx')).VisitsScreen,
  searchFigures: async () => (await import('../../features/search/SearchesScreen.tsx')).SearchesScreen,
  estimates: async () => (await import('../../features/pricing/EstimatesScreen.tsx')).EstimatesScreen,
  brokenLinks: async () =>
    (await import('../../features/publishing/BrokenLinksScreen.tsx')).BrokenLinksScreen,
  mediaLibrary: async () => (await import('../../features/media/MediaLibraryScreen.tsx')).MediaLibraryScreen,
  auditList: async () => (await import('../../features/audit/AuditListScreen.tsx')).AuditListScreen,
  auditDetail: async () =>
    (await import('../../features/audit/detail/AuditDetailScreen.tsx')).AuditDetailScreen,
  workflowQueue: async () =>
    (await import('../../features/approval/queue/WorkflowQueueScreen.tsx')).WorkflowQueueScreen,
  workflowLog: async () =>
    (await import('../../features/approval/log/WorkflowLogScreen.tsx')).WorkflowLogScreen,
  workflowDetail: async () =>
    (await import('../../features/approval/detail/WorkflowDetailScreen.tsx')).WorkflowDetailScreen,
  inboxList: async () => (await import('../../features/inbox/InboxListScreen.tsx')).InboxListScreen,
  inboxDetail: async () => (await import('../../features/inbox/InboxDetailScreen.tsx')).InboxDetailScreen,
  mailList: async () => (await import('../../features/mail/MailListScreen.tsx')).MailListScreen,
  participants: async () => (await import('../../features/inbox/ParticipantsScreen.tsx')).ParticipantsScreen,
  personalData: async () => (await import('../../features/inbox/PersonalDataScreen.tsx')).PersonalDataScreen,
  subscribers: async () =>
    (await import('../../features/inbox/newsletter/SubscribersScreen.tsx')).SubscribersScreen,
  undelivered: async () =>
    (await import('../../features/inbox/newsletter/UndeliveredScreen.tsx')).UndeliveredScreen,
  parentChoice: async () =>
    (await import('../../features/records/ParentChoiceScreen.tsx')).ParentChoiceScreen,
} as const satisfies Record<CustomScreenName, Loader>

const DERIVED_SCREENS = {
  list: async () => (await import('../../features/records/ListScreen.tsx')).ListScreen,
  add: async () => (await import('../../features/records/AddScreen.tsx')).AddScreen,
  edit: async () => (await import('../../features/records/EditScreen.tsx')).EditScreen,
  grid: async () => (await import('../../features/records/GridScreen.tsx')).GridScreen,
  section: async () => (await import('../../features/records/SectionScreen.tsx')).SectionScreen,
} as const satisfies Record<DerivedKind, Loader>

const FORMS: ReadonlySet<ScreenKind> = new Set(['add', 'edit', 'section'])

const loaderOf = (route: Route): Loader =>
  route.kind === 'custom' ? CUSTOM_SCREENS[route.custom] : DERIVED_SCREENS[route.kind]

/** Loads a screen's chunk and, for forms, the input chunks. */
export async function loadScreen(route: Route): Promise<Screen> {
  const screen = await loaderOf(route)()
  if (route.type && FORMS.has(route.kind)) {
    const { preloadInputs } = await import('../../fields/preloadInputs.ts')
    await preloadInputs(route.type.declaration)
  }
  return screen
}
