import { useStore } from '../../../core/state/store.ts'
import { followedSave, isBelow } from '../../../core/records/followedSave.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'

const PublishBadge = lazyPart(async () => (await import('./PublishBadge.tsx')).PublishBadge)

export function PublishBadgeSlot({ path }: { path: string | undefined }) {
  const save = useStore(followedSave)
  if (!save || path === undefined || !isBelow(save, path)) return null
  return <PublishBadge key={`${save.path} ${save.version}`} save={save} />
}
