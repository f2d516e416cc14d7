import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { editorTexts } from '../../../core/texts/editor.ts'
import { previewLinkTexts } from '../../../core/texts/editorDialogs.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Sheet } from '../../../ui/Dialog.tsx'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import { LinkRow } from './LinkRow.tsx'
import { NewLink } from './NewLink.tsx'
import { usePreviewLinks, type LinkedPreview } from './usePreviewLinks.ts'
import classes from './PreviewLink.module.css'

interface Props extends LinkedPreview {
  hint?: string
  onClose: () => void
}

export function PreviewLinkDialog({ hint, onClose, ...preview }: Props) {
  const t = useTextsOf(previewLinkTexts)
  const editorText = useTextsOf(editorTexts)
  const failureText = useFailureText()
  const { list, create, revoke } = usePreviewLinks(preview)
  const [now] = useState(Date.now)
  return (
    <Sheet title={editorText('share.open')} onClose={onClose}>
      <FieldHint>{hint ?? t('share.hint')}</FieldHint>
      <NewLink made={create.data} isMaking={create.isPending} onMake={create.mutate} />
      <h3 className={classes['heading']}>{t('share.links')}</h3>
      {list.isPending && <Skeleton height={40} />}
      {list.isError && <Banner tone="bad">{failureText(list.error)}</Banner>}
      {list.data?.length === 0 && <FieldHint>{t('share.noLinks')}</FieldHint>}
      <ul className={classes['links']}>
        {list.data?.map((link) => (
          <LinkRow key={link.id} link={link} now={now} onRevoke={revoke.mutate} />
        ))}
      </ul>
    </Sheet>
  )
}
