import type { NewReleaseItem } from '@flou/shared/releases/release.ts'
import type { ReleaseSubject } from '../core/records/releaseItems.ts'
import { ReleaseMenu } from './ReleaseMenu.tsx'
import { useReleaseChoice } from './useReleaseChoice.tsx'

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
  const { choose, dialog } = useReleaseChoice(onCollected)
  return (
    <>
      <ReleaseMenu isDisabled={isDisabled} onAdd={() => onAdd((item) => choose({ item, subject }))} />
      {dialog}
    </>
  )
}
