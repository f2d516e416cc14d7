import { ActionIcon } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../elements/Icon.tsx'
import { useText } from '../../texts/useText.ts'

/** Loaded when it is first opened. */
const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }))

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
        onClick={() => setOpen(true)}
      >
        <Icon name="link" />
      </ActionIcon>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
