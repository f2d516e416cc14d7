import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Query keys of the media library. */
export const LIBRARY = 'library'
export const OVERVIEW = 'library-overview'

export function useLibraryRefresh(): () => void {
  const queries = useQueryClient()
  return useCallback(() => {
    for (const key of [LIBRARY, OVERVIEW]) void queries.invalidateQueries({ queryKey: [key] })
  }, [queries])
}
