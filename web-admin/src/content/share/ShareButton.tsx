import { ActionIcon } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '../../elements/Icon.tsx'
import { useText } from '../../texts/useText.ts'
import { later } from '../../elements/later.tsx'

/** Loaded when it is first opened. */
const ShareDialog = later(async () => (await import('./ShareDialog.tsx')).ShareDialog)

/** Opens the links to previews of the record in the form. */
export function ShareButton() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionIcon
        variant="default"
        size={34}
        aria-label={t('share.open')}
        title={t('share.open')}
        {...ShareDialog.onIntent}
        onClick={() => setOpen(true)}
      >
        <Icon name="link" />
      </ActionIcon>
      {isOpen && <ShareDialog onClose={() => setOpen(false)} />}
    </>
  )
}
