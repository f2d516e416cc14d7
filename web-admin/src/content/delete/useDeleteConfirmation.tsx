import { useState } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import { useLanguage } from '../../texts/useText.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { localizedText } from '../localizedText.ts'
import type { useDelete } from './useDelete.ts'

export function useDeleteConfirmation({ remove }: Pick<ReturnType<typeof useDelete>, 'remove'>) {
  const language = useLanguage()
  const [rowToDelete, setRowToDelete] = useState<ListRow>()
  const dialog = rowToDelete && (
    <DeleteDialog
      title={localizedText(rowToDelete.titles, language).text}
      isBusy={remove.isPending}
      onCancel={() => setRowToDelete(undefined)}
      onConfirm={() => remove.mutate(rowToDelete.id, { onSettled: () => setRowToDelete(undefined) })}
    />
  )
  return { confirmDelete: setRowToDelete, dialog }
}
