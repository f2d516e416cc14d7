import { useQuery } from '@tanstack/react-query'
import type { Envelope, StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { api } from '../../core/session/current.ts'
import { storedRow, type GridRow } from './model/rows.ts'

/** Loads all records of a list in order, 100 per call. */
export const useGridRecords = (type: ContentType, apiUrl: string) =>
  useQuery({
    queryKey: ['grid', apiUrl],
    // never refetched automatically: typed cells depend on the rows as read
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<GridRow[]> => {
      const rows: GridRow[] = []
      let cursor: string | undefined = ''
      while (cursor !== undefined) {
        const answer: Envelope<StoredRecord[]> = await api(
          `${apiUrl}/records?cursor=${encodeURIComponent(cursor)}`,
          { signal },
        )
        rows.push(...answer.data.map((record) => storedRow(type, record)))
        ;({ cursor } = answer)
      }
      return rows
    },
  })
