import type { ContentType } from '@flou/shared/content/define.ts'
import type { TreeBelow } from '../../address.ts'
import { useRowSteps } from '../../list/useRowSteps.ts'
import { useDelete } from '../../delete/useDelete.ts'
import { useDeleteAsk } from '../../delete/useDeleteAsk.tsx'
import type { RowTools } from './TreeCells.tsx'

interface Options {
  type: ContentType
  list: string
  address: string
  addTo?: TreeBelow
}

/** The tools of one list's lines, and the dialog that asks before a delete. */
export function useRowTools({ type, list, address, addTo }: Options) {
  const { mutate: take } = useRowSteps(address, list)
  const { ask, dialog } = useDeleteAsk(useDelete(address))
  const tools: RowTools = {
    type,
    list,
    addTo,
    onDelete: ask,
    onRelease: (row, isPublished) => take({ step: isPublished ? 'publish' : 'unpublish', row }),
  }
  return { tools, dialog }
}
