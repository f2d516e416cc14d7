import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { Answer } from '../../http/call.ts'
import { endpoint } from '../../http/endpoint.ts'
import type { Route } from '../../http/router.ts'
import { APPROVE, SIGNED_IN } from '../../operations/permission.ts'
import { absenceRoutes } from './absenceRoutes.ts'
import { answerChange } from './changeDetail.ts'
import { answerFigures } from './changeFigures.ts'
import { answerChanges, answerChoices, answerCounts, answerLog, answerPendingMarks } from './changeLists.ts'
import { decisionLinkRoutes } from './decide/decisionLinkRoutes.ts'
import { decisionRoutes, ownChangeRoutes } from './decide/decisionRoutes.ts'
import { exportNoteRoute } from './exportNote.ts'
import type { StaffCall } from './staffCall.ts'

/** Every call about changes that wait for approval: what is to be decided, what was, and deciding it. */
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
    get(STAFF_PATHS.changes, answerChanges),
    get(STAFF_PATHS.changeCounts, answerCounts),
    get(STAFF_PATHS.changeChoices, answerChoices),
    get(STAFF_PATHS.changeLog, answerLog, APPROVE),
    get(STAFF_PATHS.changeFigures, answerFigures, APPROVE),
    exportNoteRoute,
    get(STAFF_PATHS.pendingChanges, answerPendingMarks),
    ...absenceRoutes(),
    ...decisionLinkRoutes(registry),
    get(STAFF_PATHS.change('{id}'), answerChange),
    ...decisionRoutes(registry),
    ...ownChangeRoutes(registry),
  ]
}
