import { ActionIcon } from '@mantine/core'
import { useState } from 'react'
import { hasCheckedPage } from '@flou/shared/publishing/pageTexts.ts'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle } from '../../../fields/form/FormContext.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'

const PageCheckDialog = lazyPart(async () => (await import('./PageCheckDialog.tsx')).PageCheckDialog)

export function CheckPageButton() {
  const t = useTextsOf(editorTexts)
  const { type } = useFormHandle()
  const [isOpen, setOpen] = useState(false)
  if (!hasCheckedPage(type)) return null
  return (
    <>
      <ActionIcon
        variant="default"
        size={34}
        aria-label={t('preview.check')}
        title={t('preview.check')}
        {...PageCheckDialog.onIntent}
        onClick={() => setOpen(true)}
      >
        <Icon name="check" />
      </ActionIcon>
      {isOpen && <PageCheckDialog onClose={() => setOpen(false)} />}
    </>
  )
}
