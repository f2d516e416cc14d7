import {
  MAX_UNCHECKED,
  type UncheckedRequest,
  type UncheckedResponse,
} from '@flou/shared/publishing/pageCheck.ts'
import { TRANSLATION_PATHS } from '@flou/shared/translation/translationPaths.ts'
import { api } from '../session/current.ts'

/** First part of the keys of cached marks. */
export const MACHINE_KEY = 'machine'

/** Reads the unchecked machine translations of records, and the records that are complete in one language only. */
export async function readUnchecked(type: string, ids: readonly number[]): Promise<UncheckedResponse> {
  const body: UncheckedRequest = { type, ids: ids.slice(0, MAX_UNCHECKED) }
  const { data } = await api<UncheckedResponse>(TRANSLATION_PATHS.machineUnchecked, { method: 'POST', body })
  if (ids.length <= MAX_UNCHECKED) return data
  const more = await readUnchecked(type, ids.slice(MAX_UNCHECKED))
  return {
    ...data,
    records: [...data.records, ...more.records],
    incomplete: [...data.incomplete, ...more.incomplete],
  }
}
