import { ActionIcon } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'

const PreviewLinkDialog = lazyPart(async () => (await import('./PreviewLinkDialog.tsx')).PreviewLinkDialog)

export function PreviewLinkButton() {
  const t = useTextsOf(editorTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionIcon
        variant="default"
        size={34}
        aria-label={t('share.open')}
        title={t('share.open')}
        {...PreviewLinkDialog.onIntent}
        onClick={() => setOpen(true)}
      >
        <Icon name="link" />
      </ActionIcon>
      {isOpen && <PreviewLinkDialog onClose={() => setOpen(false)} />}
    </>
  )
}
