import type { StoredChange } from '../../store/changes/changeItems.ts'
import type { UnmintedToken } from '../../store/mails/mintedTokens.ts'
import { decisionToken, isDecidedByMail } from '../decisions/decisionLink.ts'
import type { ClockContext } from './settleByClock.ts'

/** The place of a link to a change for each approver; none where it is decided in the back-office only. */
export async function mailedLinks(
  context: ClockContext,
  change: StoredChange,
): Promise<(person: number) => UnmintedToken | undefined> {
  const isByMail = await isDecidedByMail(context, change)
  return (person) => (isByMail ? decisionToken(change, person) : undefined)
}
