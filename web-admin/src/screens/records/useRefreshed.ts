import { useQueryClient } from '@tanstack/react-query'
import type { StoredRecord } from '@flou/shared/api.ts'
import { isTakenOff, type Effect } from '../../content/standing/saved.ts'
import { followed, followReceipt } from '../../content/receipt/followed.ts'

/** Tells everything that shows a record that it has changed; nothing follows from a draft. `list` is its list's API address. */
export function useRefreshed(address: string, list = address) {
  const queries = useQueryClient()
  return (record: StoredRecord, effect?: Effect) => {
    queries.setQueryData(['record', address], record)
    if (record.live || effect?.is === 'draftUnseen') followed.set(undefined)
    else followReceipt(address, record.recordVersion, isTakenOff(effect))
    for (const queryKey of [
      ['list', list],
      ['options'],
      ['start'],
      ['versions', address],
      ['sidebar'],
      ['sidebar-logo'],
    ]) {
      void queries.invalidateQueries({ queryKey })
    }
  }
}
