import { useState } from 'react'
import type { NewReleaseItem } from '@flou/shared/releases/release.ts'
import type { ReleaseSubject } from '../../core/records/releaseItems.ts'
import { lazyPart } from '../lazyPart.tsx'
import { ReleaseMenu } from './ReleaseMenu.tsx'
import { useCollect } from './useCollect.ts'

const ReleaseChoiceDialog = lazyPart(
  async () => (await import('./ReleaseChoiceDialog.tsx')).ReleaseChoiceDialog,
)

interface Props {
  /** Absent for rows: each batch is an item. */
  subject?: ReleaseSubject
  isDisabled: boolean
  /** Calls back with valid content. */
  onAdd: (choose: (item: NewReleaseItem) => void) => void
  onCollected: () => void
}

/** Adds the unsaved order or rows of a list to a release. */
export function CollectMenu({ subject, isDisabled, onAdd, onCollected }: Props) {
  const [item, setItem] = useState<NewReleaseItem>()
  const close = () => setItem(undefined)
  const collect = useCollect(() => {
    close()
    onCollected()
  })
  return (
    <>
      <ReleaseMenu isDisabled={isDisabled} onAdd={() => onAdd(setItem)} />
      {item && (
        <ReleaseChoiceDialog
          subject={subject}
          isBusy={collect.isPending}
          onChoose={(release) => collect.mutate({ release, item })}
          onClose={close}
        />
      )}
    </>
  )
}
