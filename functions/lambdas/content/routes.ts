import { apiScreens } from '@flou/shared/content/routing/apiRoutes.ts'
import { REGISTRY, type Registry } from '@flou/shared/content/registry.ts'
import { apiHandler } from '../../core/http/apiHandler.ts'
import type { Services } from '../../core/http/call.ts'
import type { Route } from '../../core/http/router.ts'
import { confirmingBatch, confirmingPrices } from '../../features/pricing/confirmedPrices.ts'
import { effectRoutes } from '../../features/pricing/effectRoutes.ts'
import { previewLinkRoutes } from '../../features/publishing/preview/previewLinkRoutes.ts'
import { batchRoutes } from '../../core/content/batchRoutes.ts'
import { auditRoutes } from '../../features/audit/routes/auditRoutes.ts'
import { recentEntries } from '../../features/audit/routes/recentEntries.ts'
import type { OpenSeals } from '../../features/audit/routes/auditLogEndpoints.ts'
import { calendarFeedRoutes } from '../../features/calendar/feedRoutes.ts'
import { bellRoutes } from '../../features/comments/bellRoutes.ts'
import { commentRoutes } from '../../features/comments/commentRoutes.ts'
import { brokenLinkRoutes } from '../../features/publishing/links/brokenLinkRoutes.ts'
import { estimateRoutes } from '../../features/pricing/staffEstimateRoutes.ts'
import { publishingRoutes } from '../../features/publishing/publishingRoutes.ts'
import { answerPublishStatus, renderAgain } from '../../features/publishing/publishStatusAnswers.ts'
import { navigationRoutes } from '../../core/content/navigationRoutes.ts'
import { optionRoutes } from '../../core/content/optionRoutes.ts'
import { searchRoutes } from '../../core/content/searchRoutes.ts'
import { presenceRoutes } from '../../core/content/presenceRoutes.ts'
import { recordRoutes } from '../../core/content/recordRoutes.ts'
import { sectionRoutes } from '../../core/content/sectionRoutes.ts'
import { sectionStart } from './sectionStart.ts'
import { startRoutes } from '../../core/content/startRoutes.ts'
import { expiringRequests } from '../../features/approval/routes/expiringRequests.ts'
import { workflowRoutes } from '../../features/approval/routes/workflowRoutes.ts'
import { viewRoutes } from '../../core/content/viewRoutes.ts'

export interface ContentEnvironment {
  siteOrigin?: string
  openSeals?: OpenSeals
}

const FEATURES = { confirmingPrices, confirmingBatch, answerPublishStatus, renderAgain }

export const contentRoutes = (
  registry: Registry = REGISTRY,
  { siteOrigin = '', openSeals }: ContentEnvironment = {},
): Route[] => [
  ...navigationRoutes(registry),
  ...optionRoutes(registry),
  ...auditRoutes(registry, openSeals),
  ...searchRoutes(registry),
  ...startRoutes(registry, { recentEntries, expiringRequests }),
  ...calendarFeedRoutes({ registry, expiringRequests }),
  ...viewRoutes(registry),
  ...publishingRoutes(registry),
  ...brokenLinkRoutes(registry),
  ...estimateRoutes(siteOrigin),
  ...previewLinkRoutes(registry, siteOrigin),
  ...presenceRoutes(registry),
  ...commentRoutes(registry),
  ...bellRoutes(registry),
  ...batchRoutes(registry),
  ...effectRoutes(registry),
  ...workflowRoutes(registry),
  ...apiScreens(registry).flatMap((screen) =>
    screen.type.single
      ? sectionRoutes(screen, screen.type, { registry, sectionStart, features: FEATURES })
      : recordRoutes(screen, screen.type, { registry, features: FEATURES }),
  ),
]

export const contentHandler = (
  services: Services,
  registry: Registry = REGISTRY,
  environment: ContentEnvironment = {},
) => apiHandler(contentRoutes(registry, environment), services)

export const routes = () => contentRoutes()
