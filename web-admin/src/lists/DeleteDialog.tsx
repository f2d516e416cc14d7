import { Button, Group, Text } from '@mantine/core'
import { LIMITS } from '@flou/shared/limits.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ReplaceButton } from '../fields/replace/ReplaceButton.tsx'
import type { ReplacedRecord } from '../fields/replace/planChange.ts'
import { LoadMore } from '../ui/table/LoadMore.tsx'
import { UsageList } from '../ui/UsageList.tsx'
import { useUsages } from '../core/records/useUsages.ts'
import { listTexts } from '../core/texts/lists.ts'
import { useTextsOf, useLanguage } from '../core/texts/useText.ts'
import { useState } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import { localizedText } from '../core/records/localizedText.ts'
import type { useDelete } from './useDelete.ts'

export function useDeleteConfirmation(
  { apiUrl, type }: { apiUrl: string; type: string },
  { remove }: Pick<ReturnType<typeof useDelete>, 'remove'>,
) {
  const language = useLanguage()
  const [rowToDelete, setRowToDelete] = useState<ListRow>()
  const dialog = rowToDelete && (
    <DeleteDialog
      path={`${apiUrl}/${rowToDelete.id}`}
      type={type}
      id={rowToDelete.id}
      title={localizedText(rowToDelete.titles, language).text}
      isBusy={remove.isPending}
      onCancel={() => setRowToDelete(undefined)}
      onConfirm={() => remove.mutate(rowToDelete.id, { onSettled: () => setRowToDelete(undefined) })}
    />
  )
  return { confirmDelete: setRowToDelete, dialog }
}

interface Props extends ReplacedRecord {
  isBusy: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before a record is deleted, or lists the records that refer to it. */
export function DeleteDialog({ isBusy, onCancel, onConfirm, ...record }: Props) {
  const t = useTextsOf(listTexts)
  const language = useLanguage()
  const query = useUsages(record.path)
  const usages = query.data?.usages ?? []
  const isUsed = usages.length > 0
  return (
    <Dialog title={t('list.deleteAsk', { title: record.title })} onClose={onCancel}>
      <Text size="sm" role="status">
        {isUsed ? messageText('inUse', language) : t('list.deleteHint', { days: LIMITS.trashDays })}
      </Text>
      {isUsed && <UsageList usages={usages} />}
      <LoadMore list={query} />
      <Group justify="flex-end" mt="lg">
        <ReplaceButton replaced={record} usages={usages} />
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t('shell.cancel')}
        </Button>
        <Button color="danger" loading={isBusy} disabled={isUsed} onClick={onConfirm}>
          {t('list.delete')}
        </Button>
      </Group>
    </Dialog>
  )
}
