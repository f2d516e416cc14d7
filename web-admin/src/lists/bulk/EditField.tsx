import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useRights } from '../../core/session/rights.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { editableFields } from './editableFields.ts'

const EditFieldDialog = lazyPart(async () => (await import('./EditFieldDialog.tsx')).EditFieldDialog)

interface Props {
  type: ContentType
  apiUrl: string
  rows: readonly ListRow[]
  onFinished: () => void
}

export function EditField({ type, apiUrl, rows, onFinished }: Props) {
  const t = useTextsOf(listTexts)
  const { canEdit } = useRights()
  const language = useLanguage()
  const [edited, setEdited] = useState<readonly ListRow[]>()
  if (!canEdit || editableFields(type, language).length === 0) return null
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        {...EditFieldDialog.onIntent}
        onClick={() => setEdited(rows)}
      >
        {t('bulk.edit')}
      </Button>
      {edited && (
        <EditFieldDialog
          type={type}
          apiUrl={apiUrl}
          rows={edited}
          onClose={() => setEdited(undefined)}
          onFinished={() => {
            setEdited(undefined)
            onFinished()
          }}
        />
      )}
    </>
  )
}
