import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { MediaRecord } from './useMedia.ts'
import { useLibraryRefresh } from './useLibraryRefresh.ts'
import { uploadQueue } from './queue.ts'

export function useUploads(onUploaded?: (record: MediaRecord) => void): void {
  const queries = useQueryClient()
  const refresh = useLibraryRefresh()
  const latestOnUploaded = useRef(onUploaded)
  useEffect(() => {
    latestOnUploaded.current = onUploaded
  }, [onUploaded])
  useEffect(
    () =>
      uploadQueue.onUploaded((record) => {
        queries.setQueryData(['media', record.id], record)
        refresh()
        latestOnUploaded.current?.(record)
      }),
    [queries, refresh],
  )
}
