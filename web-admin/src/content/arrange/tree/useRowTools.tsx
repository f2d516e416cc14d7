import { useState } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useLanguage } from '../../../texts/useText.ts'
import type { TreeBelow } from '../../address.ts'
import { DeleteDialog } from '../../DeleteDialog.tsx'
import { useRowSteps } from '../../list/useRowSteps.ts'
import { localizedText } from '../../localizedText.ts'
import { useDelete } from '../../useDelete.ts'
import type { RowTools } from './TreeCells.tsx'

interface Options {
  type: ContentType
  list: string
  address: string
  addTo?: TreeBelow
}

/** The tools of one list's lines, and the dialog that asks before a delete. */
export function useRowTools({ type, list, address, addTo }: Options) {
  const language = useLanguage()
  const { mutate: take } = useRowSteps(address, list)
  const { remove } = useDelete(address)
  const [doomed, setDoomed] = useState<ListRow>()
  const tools: RowTools = {
    type,
    list,
    addTo,
    onDelete: setDoomed,
    onRelease: (row, isPublished) => take({ step: isPublished ? 'publish' : 'unpublish', row }),
  }
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
