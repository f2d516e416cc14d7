import { apiScreens } from '@flou/shared/content/routing/apiRoutes.ts'
import { REGISTRY, type Registry } from '@flou/shared/content/registry.ts'
import { apiHandler } from '../http/apiHandler.ts'
import type { Services } from '../http/call.ts'
import type { Route } from '../http/router.ts'
import { confirmingBatch, confirmingPrices } from './pricing/confirmedPrices.ts'
import { effectRoutes } from './pricing/effectRoutes.ts'
import { previewLinkRoutes } from './navigation/previewLinkRoutes.ts'
import { batchRoutes } from './batch/batchRoutes.ts'
import { auditRoutes } from './audit/auditRoutes.ts'
import { recentEntries } from './audit/recentEntries.ts'
import type { OpenSeals } from './audit/auditLogEndpoints.ts'
import { brokenLinkRoutes } from './brokenLinkRoutes.ts'
import { estimateRoutes } from './estimateRoutes.ts'
import { publishingRoutes } from './publishingRoutes.ts'
import { answerPublishStatus, renderAgain } from './publishStatusAnswers.ts'
import { navigationRoutes } from './navigation/navigationRoutes.ts'
import { optionRoutes } from './navigation/optionRoutes.ts'
import { searchRoutes } from './navigation/searchRoutes.ts'
import { presenceRoutes } from './navigation/presenceRoutes.ts'
import { recordRoutes } from './records/recordRoutes.ts'
import { sectionRoutes } from './records/sectionRoutes.ts'
import { sectionStart } from './records/sectionStart.ts'
import { startRoutes } from './navigation/startRoutes.ts'
import { workflowRoutes } from './workflow/workflowRoutes.ts'
import { viewRoutes } from './navigation/viewRoutes.ts'

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
  ...startRoutes(registry, recentEntries),
  ...viewRoutes(registry),
  ...publishingRoutes(registry),
  ...brokenLinkRoutes(registry),
  ...estimateRoutes(siteOrigin),
  ...previewLinkRoutes(registry, siteOrigin),
  ...presenceRoutes(registry),
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
