import { useMemo } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import { isCopyable, statesOf, isDraftable } from '@flou/shared/content/release.ts'
import type { Route } from '@flou/shared/content/routing/routes.ts'
import { useOffice } from '../../offices/OfficeContext.ts'
import { useLanguage } from '../../texts/useText.ts'
import { childLists } from '../address.ts'
import { useDelete } from '../delete/useDelete.ts'
import { useDeleteAsk } from '../delete/useDeleteAsk.tsx'
import type { Bulk } from './bulk/useBulk.ts'
import type { RowTools } from './table/RowActions.tsx'
import { useRowSteps } from './useRowSteps.ts'

interface Options {
  route: Route
  type: ContentType
  list: string
  address: string
  isTrash: boolean
  bulk: Bulk
}

/** What the rows of a list can have done to them, and the dialog that asks before a delete. */
export function useRowTools({ route, type, list, address, isTrash, bulk }: Options) {
  const language = useLanguage()
  const { office } = useOffice()
  const { mutate: take } = useRowSteps(address, list)
  const { remove, restore } = useDelete(address, { hasDrafts: isDraftable(type) })
  const { mutate: bringBack } = restore
  const { ask } = bulk
  const { ask: askToDelete, dialog } = useDeleteAsk({ remove })
  const tools = useMemo(
    (): RowTools => ({
      list,
      type: type.key,
      isTrash,
      hasState: statesOf(type).some((state) => state !== 'trashed'),
      isPublic: !type.internal,
      isCopyable: isCopyable(type),
      children: childLists(route, office, language),
      onDelete: askToDelete,
      onRestore: ({ id }) => bringBack({ id }),
      onPurge: (row) => ask('purge', [row]),
      onStep: (step, row) => take({ step, row }),
    }),
    [list, isTrash, type, route, office, language, bringBack, ask, askToDelete, take],
  )
  return { tools, dialog }
}
