import { Alert, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useFailureText } from '../../api/useFailureText.ts'
import { Dialog } from '../../elements/Dialog.tsx'
import { editorTexts } from '../../texts/editor.ts'
import { previewLinkTexts } from '../../texts/editorDialogs.ts'
import { useTextsOf } from '../../texts/useText.ts'
import { LinkRow } from './LinkRow.tsx'
import { NewLink } from './NewLink.tsx'
import { useLinks } from './useLinks.ts'
import classes from './PreviewLink.module.css'

export function PreviewLinkDialog({ onClose }: { onClose: () => void }) {
  const t = useTextsOf(previewLinkTexts)
  const editorText = useTextsOf(editorTexts)
  const failureText = useFailureText()
  const { list, create, revoke } = useLinks()
  const [now] = useState(Date.now)
  return (
    <Dialog title={editorText('share.open')} isWide onClose={onClose}>
      <p className={classes['hint']}>{t('share.hint')}</p>
      <NewLink made={create.data} isMaking={create.isPending} onMake={create.mutate} />
      <h3 className={classes['heading']}>{t('share.links')}</h3>
      {list.isPending && <Skeleton height={40} />}
      {list.isError && <Alert color="danger">{failureText(list.error)}</Alert>}
      {list.data?.length === 0 && <p className={classes['hint']}>{t('share.noLinks')}</p>}
      <ul className={classes['links']}>
        {list.data?.map((link) => (
          <LinkRow key={link.id} link={link} now={now} onRevoke={revoke.mutate} />
        ))}
      </ul>
    </Dialog>
  )
}
