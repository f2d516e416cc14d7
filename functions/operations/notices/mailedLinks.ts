import type { StoredChange } from '../../store/changes/changeItems.ts'
import type { Item } from '../../store/dynamo/table.ts'
import type { Key } from '../../store/keys.ts'
import { isDecidedByMail, newDecisionLink } from '../decisions/decisionLink.ts'
import type { ClockContext } from './settleByClock.ts'

/** The link of a mail that decides, and what is stored of it. */
interface MailedLink {
  token?: string
  along: readonly (Key & Item)[]
}

const NONE: MailedLink = { along: [] }

/** Makes a link to a change for each approver; links to nothing where it is decided in the back-office only. */
export async function mailedLinks(
  context: ClockContext,
  change: StoredChange,
): Promise<(person: number) => MailedLink> {
  if (!(await isDecidedByMail(context, change))) return () => NONE
  return (person) => {
    const { token, item } = newDecisionLink(change, person, context.now)
    return { token, along: [item] }
  }
}
