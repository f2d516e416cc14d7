import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { Answer, StaffCall } from '../../../core/http/call.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import type { Route } from '../../../core/http/router.ts'
import { APPROVE, SIGNED_IN } from '../../../core/operations/permission.ts'
import { absenceRoutes } from './absenceRoutes.ts'
import { answerApprovers, answerChangeRequest } from './changeRequestDetail.ts'
import { answerFigures } from './changeRequestFigures.ts'
import {
  answerChangeRequests,
  answerChoices,
  answerCounts,
  answerLog,
  answerPendingRecords,
} from './changeRequestLists.ts'
import { decisionLinkRoutes } from './decisionLinkRoutes.ts'
import { decisionRoutes, ownRequestRoutes } from './decisionRoutes.ts'
import { exportRoute } from './exportRoute.ts'
import { answerUnchecked } from './uncheckedChangeRequests.ts'

export function workflowRoutes(registry: Registry): Route[] {
  const get = (
    path: Route['path'],
    handle: (call: StaffCall, registry: Registry) => Promise<Answer>,
    permission: typeof SIGNED_IN | typeof APPROVE = SIGNED_IN,
  ): Route => ({
    method: 'GET',
    path,
    endpoint: endpoint({ permission, handle: (call) => handle(call, registry) }),
  })
  return [
    get(STAFF_PATHS.changeRequests, answerChangeRequests),
    get(STAFF_PATHS.changeRequestCounts, answerCounts),
    get(STAFF_PATHS.changeRequestFacets, answerChoices),
    get(STAFF_PATHS.approvers, answerApprovers),
    get(STAFF_PATHS.changeRequestLog, answerLog, APPROVE),
    get(STAFF_PATHS.changeRequestStatistics, answerFigures, APPROVE),
    get(STAFF_PATHS.uncheckedChangeRequests, answerUnchecked, APPROVE),
    exportRoute,
    get(STAFF_PATHS.openChangeRequests, answerPendingRecords),
    ...absenceRoutes(),
    ...decisionLinkRoutes(registry),
    get(STAFF_PATHS.changeRequest('{id}'), answerChangeRequest),
    ...decisionRoutes(registry),
    ...ownRequestRoutes(registry),
  ]
}
