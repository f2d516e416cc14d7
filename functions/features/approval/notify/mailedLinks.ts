import type { StoredChangeRequest } from '../request/changeRequestItems.ts'
import type { UnmintedToken } from '../../mail/index.ts'
import { activeCaller } from '../../../core/operations/caller.ts'
import { canDecideByMail, decisionToken, isDecidedByMail } from '../decide/decisionLink.ts'
import type { HooksByType } from '../../../core/operations/hooks/typeHooks.ts'
import type { ScheduleContext } from '../decide/closeBySchedule.ts'

/** Returns decision tokens per approver; undefined if mail links cannot decide, or not for that approver. */
export async function mailedLinks(
  context: ScheduleContext & { hooks: HooksByType },
  changeRequest: StoredChangeRequest,
): Promise<(person: number) => Promise<UnmintedToken | undefined>> {
  const isByMail = await isDecidedByMail(context, changeRequest)
  return async (person) => {
    const caller = isByMail ? await activeCaller(context.table, person) : undefined
    return caller && (await canDecideByMail(context.table, caller))
      ? decisionToken(changeRequest, person)
      : undefined
  }
}
