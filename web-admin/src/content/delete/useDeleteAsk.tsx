import { useState } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import { useLanguage } from '../../texts/useText.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { localizedText } from '../localizedText.ts'
import type { useDelete } from './useDelete.ts'

/** Asks before a row of a list is deleted. `ask` opens the dialog for a row. */
export function useDeleteAsk({ remove }: Pick<ReturnType<typeof useDelete>, 'remove'>) {
  const language = useLanguage()
  const [doomed, setDoomed] = useState<ListRow>()
  const dialog = doomed && (
    <DeleteDialog
      title={localizedText(doomed.titles, language).text}
      isBusy={remove.isPending}
      onCancel={() => setDoomed(undefined)}
      onConfirm={() => remove.mutate(doomed.id, { onSettled: () => setDoomed(undefined) })}
    />
  )
  return { ask: setDoomed, dialog }
}
