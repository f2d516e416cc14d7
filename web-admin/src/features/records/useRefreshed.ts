import { useQueryClient } from '@tanstack/react-query'
import type { StoredRecord } from '@flou/shared/api.ts'
import { isTakenOff, type Effect } from '../../editor/state/publicState.ts'
import { followedSave, followPublishing } from '../../core/records/followedSave.ts'

/** Follows the publishing of a new record and refetches lists and pickers. */
export function useCreated(list: string) {
  const queries = useQueryClient()
  return ({ id, recordVersion, state }: StoredRecord) => {
    if (state !== 'draft') followPublishing(`${list}/${id}`, recordVersion)
    for (const name of ['list', 'options', 'start']) void queries.invalidateQueries({ queryKey: [name] })
  }
}

/** Invalidates all queries that show the record. `list` is the API path of its list. */
export function useRefreshed(path: string, list = path) {
  const queries = useQueryClient()
  return (record: StoredRecord, effect?: Effect) => {
    queries.setQueryData(['record', path], record)
    if (record.live || effect?.is === 'draftUnseen' || effect?.is === 'planned') followedSave.set(undefined)
    else followPublishing(path, record.recordVersion, isTakenOff(effect))
    for (const queryKey of [
      ['list', list],
      ['options'],
      ['start'],
      ['versions', path],
      ['sidebar'],
      ['sidebar-logo'],
    ]) {
      void queries.invalidateQueries({ queryKey })
    }
  }
}
