import type { ContentType } from '@flou/shared/content/define.ts'
import type { TreeBelow } from '../../../core/records/routePaths.ts'
import { useRemovalItems } from '../../../collect/useRemovalItems.tsx'
import { useRowActions } from '../../useRowActions.ts'
import { useDelete } from '../../useDelete.ts'
import { useDeleteConfirmation } from '../../DeleteDialog.tsx'
import type { RowTools } from './TreeCells.tsx'

interface Options {
  type: ContentType
  list: string
  apiUrl: string
  addTo?: TreeBelow
}

export function useRowTools({ type, list, apiUrl, addTo }: Options) {
  const { mutate: take } = useRowActions({ type, apiUrl, list })
  const { confirmDelete, dialog } = useDeleteConfirmation({ apiUrl, type: type.key }, useDelete(apiUrl))
  const { itemsOf, dialog: releaseDialog } = useRemovalItems(type)
  const tools: RowTools = {
    type,
    list,
    addTo,
    onDelete: confirmDelete,
    onPublishChange: (row, isPublished) => take({ action: isPublished ? 'publish' : 'unpublish', row }),
    removalItems: ({ id, recordVersion, listStates }) =>
      itemsOf({ id, recordVersion, isPublic: listStates?.visibility === 'published' }),
  }
  return {
    tools,
    dialog: (
      <>
        {dialog}
        {releaseDialog}
      </>
    ),
  }
}
