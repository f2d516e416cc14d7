import type { ContentType } from '@flou/shared/content/define.ts'
import type { TreeBelow } from '../../routePaths.ts'
import { useRowActions } from '../../list/useRowActions.ts'
import { useDelete } from '../../record/useDelete.ts'
import { useDeleteConfirmation } from '../../record/DeleteDialog.tsx'
import type { RowTools } from './TreeCells.tsx'

interface Options {
  type: ContentType
  list: string
  apiUrl: string
  addTo?: TreeBelow
}

export function useRowTools({ type, list, apiUrl, addTo }: Options) {
  const { mutate: take } = useRowActions(apiUrl, list)
  const { confirmDelete, dialog } = useDeleteConfirmation(useDelete(apiUrl))
  const tools: RowTools = {
    type,
    list,
    addTo,
    onDelete: confirmDelete,
    onPublishChange: (row, isPublished) => take({ action: isPublished ? 'publish' : 'unpublish', row }),
  }
  return { tools, dialog }
}
