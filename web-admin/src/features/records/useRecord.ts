import { useQuery } from '@tanstack/react-query'
import { readRecord } from './preloadRecord.ts'

/** Never cached between visits, because its version is used for optimistic locking. */
export const useRecord = (path: string) =>
  useQuery({
    queryKey: ['record', path],
    queryFn: ({ signal }) => readRecord(path, signal),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  })
