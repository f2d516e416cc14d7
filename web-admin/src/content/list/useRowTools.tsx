import { useMemo, useState } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { isCopyable, statesOf } from '@flou/shared/content/release.ts'
import type { Route } from '@flou/shared/content/routes.ts'
import { useOffice } from '../../offices/OfficeContext.ts'
import { useLanguage } from '../../texts/useText.ts'
import { childLists } from '../address.ts'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { localizedText } from '../localizedText.ts'
import { useDelete } from '../useDelete.ts'
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
  const { remove, restore } = useDelete(address)
  const { mutate: bringBack } = restore
  const { ask } = bulk
  const [doomed, setDoomed] = useState<ListRow>()
  const tools = useMemo(
    (): RowTools => ({
      list,
      isTrash,
      hasState: statesOf(type).some((state) => state !== 'trashed'),
      isPublic: !type.internal,
      isCopyable: isCopyable(type),
      children: childLists(route, office, language),
      onDelete: setDoomed,
      onRestore: ({ id }) => bringBack(id),
      onPurge: (row) => ask('purge', [row]),
      onStep: (step, row) => take({ step, row }),
    }),
    [list, isTrash, type, route, office, language, bringBack, ask, take],
  )
  const dialog = doomed && (
    <DeleteDialog
      title={localizedText(doomed.titles, language).text}
      isBusy={remove.isPending}
      onCancel={() => setDoomed(undefined)}
      onConfirm={() => remove.mutate(doomed.id, { onSettled: () => setDoomed(undefined) })}
    />
  )
  return { tools, dialog }
}
