import { ActionIcon } from '@mantine/core'
import { useState } from 'react'
import { PREVIEW_LINK_API } from '@flou/shared/publishing/preview.ts'
import { wireValues } from '../../../core/records/recordValues.ts'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle, useFormView } from '../../../fields/form/FormContext.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'

const PreviewLinkDialog = lazyPart(
  async () => (await import('../../dialogs/previewLink/PreviewLinkDialog.tsx')).PreviewLinkDialog,
)

export function PreviewLinkButton() {
  const t = useTextsOf(editorTexts)
  const { type, id, form } = useFormHandle()
  const { language } = useFormView()
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
      {isOpen && (
        <PreviewLinkDialog
          path={PREVIEW_LINK_API}
          query={`?type=${type.key}&id=${id}`}
          content={() => ({
            type: type.key,
            id,
            values: wireValues(type.declaration, form.getValues()),
            language,
          })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
