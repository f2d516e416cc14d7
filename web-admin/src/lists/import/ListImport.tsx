import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useRights } from '../../core/session/rights.ts'
import { exportTexts } from '../../core/texts/screens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'

const ImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog)

export function ListImport({ type, apiUrl }: { type: ContentType; apiUrl: string }) {
  const t = useTextsOf(exportTexts)
  const { canEdit } = useRights()
  const [isOpen, setOpen] = useState(false)
  if (!canEdit) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name="publishing" size={16} />}
        {...ImportDialog.onIntent}
        onClick={() => setOpen(true)}
      >
        {t('import.csv')}
      </Button>
      {isOpen && <ImportDialog type={type} apiUrl={apiUrl} onClose={() => setOpen(false)} />}
    </>
  )
}
