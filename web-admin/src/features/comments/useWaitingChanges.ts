import { useUser } from '../../core/session/useSession.ts'
import { useStore } from '../../core/state/store.ts'
import { storedText } from '../../core/state/storedText.ts'
import { useChangeRequestCounts } from '../../core/offices/useChangeRequestCounts.ts'
import { changeKey } from './newChanges.ts'

/** Latest changes that the user can decide; read ones are remembered in this browser. */
export function useWaitingChanges() {
  const stored = storedText(`flou.readChanges.${useUser().id}`)
  const read = useStore(stored).split(' ')
  const { newest = [], toDecide = 0 } = useChangeRequestCounts() ?? {}
  const changes = newest.map((change) => ({ change, isRead: read.includes(changeKey(change)) }))
  const markRead = (keys: readonly string[]) =>
    stored.set([...read, ...keys].filter((key) => newest.some((one) => changeKey(one) === key)).join(' '))
  return { changes, unread: changes.filter(({ isRead }) => !isRead), toDecide, markRead }
}
