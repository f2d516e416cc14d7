import { useState } from 'react'
import type { NewReleaseItem } from '@flou/shared/releases/release.ts'
import type { ReleaseSubject } from '../core/records/releaseItems.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { useCollect } from './useCollect.ts'

const ReleaseChoiceDialog = lazyPart(
  async () => (await import('./ReleaseChoiceDialog.tsx')).ReleaseChoiceDialog,
)

interface Chosen {
  item: NewReleaseItem
  /** Absent for rows: each batch is an item. */
  subject?: ReleaseSubject | undefined
}

/** Dialog that adds an item to a release. */
export function useReleaseChoice(onCollected: () => void = () => {}) {
  const [chosen, choose] = useState<Chosen>()
  const close = () => choose(undefined)
  const collect = useCollect(() => {
    close()
    onCollected()
  })
  const dialog = chosen && (
    <ReleaseChoiceDialog
      subject={chosen.subject}
      isBusy={collect.isPending}
      onChoose={(release) => collect.mutate({ release, item: chosen.item })}
      onClose={close}
    />
  )
  return { choose, dialog }
}
