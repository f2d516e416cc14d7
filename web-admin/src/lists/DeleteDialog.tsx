import { Button, Group, Text } from '@mantine/core'
import { LIMITS } from '@flou/shared/limits.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { listTexts } from '../core/texts/lists.ts'
import { useTextsOf, useLanguage } from '../core/texts/useText.ts'
import { useState } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import { localizedText } from '../core/records/localizedText.ts'
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

interface Props {
  title: string
  isBusy: boolean
  onCancel: () => void
  onConfirm: () => void
}

export function DeleteDialog({ title, isBusy, onCancel, onConfirm }: Props) {
  const t = useTextsOf(listTexts)
  return (
    <Dialog title={t('list.deleteAsk', { title })} onClose={onCancel}>
      <Text size="sm">{t('list.deleteHint', { days: LIMITS.trashDays })}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t('shell.cancel')}
        </Button>
        <Button color="danger" loading={isBusy} onClick={onConfirm}>
          {t('list.delete')}
        </Button>
      </Group>
    </Dialog>
  )
}
