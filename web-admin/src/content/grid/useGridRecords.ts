import { useQuery } from '@tanstack/react-query'
import type { Envelope, StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { api } from '../../session/current.ts'
import { storedRow, type GridRow } from './model/rows.ts'

/** Every record of a list as a row, in the list's order, 100 a call. */
export const useGridRecords = (type: ContentType, address: string) =>
  useQuery({
    queryKey: ['grid', address],
    // what is typed stands over what was read: only a save, or a person, reads anew
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<GridRow[]> => {
      const rows: GridRow[] = []
      let cursor: string | undefined = ''
      while (cursor !== undefined) {
        const answer: Envelope<StoredRecord[]> = await api(
          `${address}/records?cursor=${encodeURIComponent(cursor)}`,
          { signal },
        )
        rows.push(...answer.data.map((record) => storedRow(type, record)))
        ;({ cursor } = answer)
      }
      return rows
    },
  })
