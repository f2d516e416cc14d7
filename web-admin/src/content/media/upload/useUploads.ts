import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { MediaRecord } from '../../useMedia.ts'
import { useLibraryRefresh } from '../library/useLibrary.ts'
import { uploadQueue } from './queue.ts'

/** Shows what has been uploaded at once; `onUploaded` is told of each file. */
export function useUploads(onUploaded?: (record: MediaRecord) => void): void {
  const queries = useQueryClient()
  const refresh = useLibraryRefresh()
  const tell = useRef(onUploaded)
  useEffect(() => {
    tell.current = onUploaded
  }, [onUploaded])
  useEffect(
    () =>
      uploadQueue.onUploaded((record) => {
        queries.setQueryData(['media', record.id], record)
        refresh()
        tell.current?.(record)
      }),
    [queries, refresh],
  )
}
