import { useQuery } from '@tanstack/react-query'
import { readRecord } from './recordAhead.ts'

/** A record or section as it is now. Never from an earlier visit: its version decides whether a save is stale. */
export const useRecord = (address: string) =>
  useQuery({
    queryKey: ['record', address],
    queryFn: ({ signal }) => readRecord(address, signal),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  })
