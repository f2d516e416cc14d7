import { useMemo } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { isCopyable, possibleListStates, isDraftable } from '@flou/shared/content/visibility.ts'
import type { Route } from '@flou/shared/content/routing/routes.ts'
import { useOffice } from '../core/offices/OfficeContext.ts'
import { useLanguage } from '../core/texts/useText.ts'
import { childLists } from '../core/records/routePaths.ts'
import { useRemovalItems } from '../collect/useRemovalItems.tsx'
import { useDelete } from './useDelete.ts'
import { useDeleteConfirmation } from './DeleteDialog.tsx'
import type { Bulk } from './bulk/useBulk.ts'
import type { RowTools } from './table/RowActions.tsx'
import { useRowActions } from './useRowActions.ts'
import { readUnchecked } from '../core/records/unchecked.ts'

interface Options {
  route: Route
  type: ContentType
  list: string
  apiUrl: string
  isTrash: boolean
  bulk: Bulk
}

/** A check that fails does not keep staff from publishing. */
const needsConfirmation = ({ key }: ContentType, { id }: ListRow): Promise<boolean> =>
  readUnchecked(key, [id]).then(
    ({ records, incomplete }) => records.length + incomplete.length > 0,
    () => false,
  )

export function useRowTools({ route, type, list, apiUrl, isTrash, bulk }: Options) {
  const language = useLanguage()
  const { office } = useOffice()
  const { mutate: take } = useRowActions({ type, apiUrl, list })
  const { remove, restore } = useDelete(apiUrl, { hasDrafts: isDraftable(type) })
  const { mutate: bringBack } = restore
  const { openDialog } = bulk
  const { confirmDelete: askToDelete, dialog } = useDeleteConfirmation({ apiUrl, type: type.key }, { remove })
  const { itemsOf, dialog: releaseDialog } = useRemovalItems(type)
  const tools = useMemo(
    (): RowTools => ({
      list,
      type: type.key,
      isTrash,
      hasState: possibleListStates(type).some((state) => state !== 'trashed'),
      isPublic: !type.internal,
      isCopyable: isCopyable(type),
      children: childLists(route, office, language),
      onDelete: askToDelete,
      onRestore: ({ id }) => bringBack({ id }),
      onPurge: (row) => openDialog('purge', [row]),
      onAction: async (action, row) => {
        const isWarned = action === 'publish' && (await needsConfirmation(type, row))
        if (isWarned) openDialog('publish', [row])
        else take({ action, row })
      },
      removalItems: ({ id, recordVersion, listStates }) =>
        itemsOf({ id, recordVersion, isPublic: listStates?.visibility === 'published' }),
    }),
    [itemsOf, list, isTrash, type, route, office, language, bringBack, openDialog, askToDelete, take],
  )
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
