import { useQueryClient } from '@tanstack/react-query'
import type { StoredRecord } from '@flou/shared/api.ts'
import { followReceipt } from '../receipt/followed.ts'

/** Tells everything that shows a record that it has changed. `list` is its list's API address. */
export function useRefreshed(address: string, list = address) {
  const queries = useQueryClient()
  return (record: StoredRecord) => {
    queries.setQueryData(['record', address], record)
    followReceipt(address, record.version)
    for (const queryKey of [
      ['list', list],
      ['options'],
      ['versions', address],
      ['sidebar'],
      ['sidebar-logo'],
    ]) {
      void queries.invalidateQueries({ queryKey })
    }
  }
}
