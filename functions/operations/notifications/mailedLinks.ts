import type { StoredChangeRequest } from '../../store/changes/changeRequestItems.ts'
import type { UnmintedToken } from '../../store/mails/mintedTokens.ts'
import { decisionToken, isDecidedByMail } from '../decisions/decisionLink.ts'
import type { HooksByType } from '../hooks/typeHooks.ts'
import type { ScheduleContext } from './closeBySchedule.ts'

/** Returns decision tokens per approver; undefined if mail links cannot decide. */
export async function mailedLinks(
  context: ScheduleContext & { hooks: HooksByType },
  changeRequest: StoredChangeRequest,
): Promise<(person: number) => UnmintedToken | undefined> {
  const isByMail = await isDecidedByMail(context, changeRequest)
  return (person) => (isByMail ? decisionToken(changeRequest, person) : undefined)
}
