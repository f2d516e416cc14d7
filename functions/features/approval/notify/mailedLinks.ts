import type { StoredChangeRequest } from '../request/changeRequestItems.ts'
import type { UnmintedToken } from '../../mail/index.ts'
import { decisionToken, isDecidedByMail } from '../decide/decisionLink.ts'
import type { HooksByType } from '../../../core/operations/hooks/typeHooks.ts'
import type { ScheduleContext } from '../decide/closeBySchedule.ts'

/** Returns decision tokens per approver; undefined if mail links cannot decide. */
export async function mailedLinks(
  context: ScheduleContext & { hooks: HooksByType },
  changeRequest: StoredChangeRequest,
): Promise<(person: number) => UnmintedToken | undefined> {
  const isByMail = await isDecidedByMail(context, changeRequest)
  return (person) => (isByMail ? decisionToken(changeRequest, person) : undefined)
}
