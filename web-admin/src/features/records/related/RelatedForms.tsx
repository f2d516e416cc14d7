import { Button } from '@mantine/core'
import type { ContentType } from '@flou/shared/content/define.ts'
import { fieldTexts } from '../../../core/texts/fields.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { RecordForm } from '../../../editor/view/RecordForm.tsx'
import type { EditorOptions } from '../../../editor/view/useSavePorts.ts'
import { RecordGate } from '../RecordGate.tsx'
import { createWrites, updateWrites } from '../recordWrites.ts'
import { useCreated, useRefreshed } from '../useRefreshed.ts'
import { useRecord } from '../useRecord.ts'

interface Props extends Required<Pick<EditorOptions, 'onOpenInSheet'>> {
  type: ContentType
  /** API path of the type's list. */
  apiUrl: string
  onDone: () => void
  onCancel: () => void
}

function CancelButton({ onCancel }: Pick<Props, 'onCancel'>) {
  const t = useTextsOf(fieldTexts)
  return (
    <Button variant="default" onClick={onCancel}>
      {t('shell.cancel')}
    </Button>
  )
}

export function CreateForm({
  type,
  apiUrl,
  onOpenInSheet,
  onDone,
  onCancel,
  onCreated,
}: Props & { onCreated: (id: number, hasMore: boolean) => void }) {
  const created = useCreated(apiUrl)
  return (
    <RecordForm
      type={type}
      mode="create"
      record={{}}
      title=""
      {...createWrites(apiUrl, type, {})}
      onOpenInSheet={onOpenInSheet}
      onAwaitingApproval={onDone}
      onSaved={(record, hasMore) => {
        created(record)
        onCreated(record.id, hasMore)
        if (!hasMore) onDone()
      }}
      tools={<CancelButton onCancel={onCancel} />}
    />
  )
}

export function UpdateForm({ type, apiUrl, onOpenInSheet, onDone, onCancel, id }: Props & { id: number }) {
  const path = `${apiUrl}/${id}`
  const query = useRecord(path)
  const refreshed = useRefreshed(path, apiUrl)
  return (
    <RecordGate query={query}>
      {(record) => (
        <RecordForm
          type={type}
          mode="update"
          record={record}
          title=""
          {...updateWrites(path)}
          onOpenInSheet={onOpenInSheet}
          onAwaitingApproval={onDone}
          onSaved={(stored, hasMore, effect) => {
            refreshed(stored, effect)
            if (!hasMore) onDone()
          }}
          tools={<CancelButton onCancel={onCancel} />}
        />
      )}
    </RecordGate>
  )
}
