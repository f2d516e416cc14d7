import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { Answer, StaffCall } from '../../../core/http/call.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import type { Route } from '../../../core/http/router.ts'
import { APPROVE, SIGNED_IN } from '../../../core/operations/permission.ts'
import { absenceRoutes } from './absenceRoutes.ts'
import { decisionLinkRoutes } from './decisionLinkRoutes.ts'
import { decisionRoutes, ownRequestRoutes } from './decisionRoutes.ts'
import { exportRoute } from './exportRoute.ts'

type Handle = (call: StaffCall, registry: Registry) => Promise<Answer>

/** Handlers load on their first call, because every call of the back-office starts this function. */
const handlers = {
  lists: () => import('./changeRequestLists.ts'),
  detail: () => import('./changeRequestDetail.ts'),
  figures: () => import('./changeRequestFigures.ts'),
  unchecked: () => import('./uncheckedChangeRequests.ts'),
}

export function workflowRoutes(registry: Registry): Route[] {
  const get = (
    path: Route['path'],
    open: () => Promise<Handle>,
    permission: typeof SIGNED_IN | typeof APPROVE = SIGNED_IN,
  ): Route => ({
    method: 'GET',
    path,
    endpoint: endpoint({ permission, handle: async (call) => (await open())(call, registry) }),
  })
  return [
    get(STAFF_PATHS.changeRequests, async () => (await handlers.lists()).answerChangeRequests),
    get(STAFF_PATHS.changeRequestCounts, async () => (await handlers.lists()).answerCounts),
    get(STAFF_PATHS.changeRequestFacets, async () => (await handlers.lists()).answerChoices),
    get(STAFF_PATHS.approvers, async () => (await handlers.detail()).answerApprovers),
    get(STAFF_PATHS.changeRequestLog, async () => (await handlers.lists()).answerLog, APPROVE),
    get(STAFF_PATHS.changeRequestStatistics, async () => (await handlers.figures()).answerFigures, APPROVE),
    get(
      STAFF_PATHS.uncheckedChangeRequests,
      async () => (await handlers.unchecked()).answerUnchecked,
      APPROVE,
    ),
    exportRoute,
    get(STAFF_PATHS.openChangeRequests, async () => (await handlers.lists()).answerPendingRecords),
    ...absenceRoutes(),
    ...decisionLinkRoutes(registry),
    get(STAFF_PATHS.changeRequest('{id}'), async () => (await handlers.detail()).answerChangeRequest),
    ...decisionRoutes(registry),
    ...ownRequestRoutes(registry),
  ]
}
