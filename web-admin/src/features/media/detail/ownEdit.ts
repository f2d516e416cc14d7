import { isApiError } from '../../../core/api/apiError.ts'
import type { MediaRecord } from '../../../core/media/useMedia.ts'
import type { Description } from '../fileCalls.ts'

/** Returns the current file if an edit conflict was caused by the same user. */
export function ownEditIn(error: unknown, person: number): MediaRecord | undefined {
  if (!isApiError(error, 'record_changed')) return undefined
  const current = error.data as MediaRecord
  return current.updatedBy.id === person ? current : undefined
}

type Tags = readonly { name: string }[]

/** Merges typed values over the same user's other edit; tags are united. */
export function mergedOver(
  base: Pick<MediaRecord, 'tags'>,
  current: Pick<MediaRecord, 'tags'>,
  edits: Description,
): Description {
  if (!edits.tags) return edits
  const names = (tags: Tags = []) => tags.map(({ name }) => name)
  const [before, typed] = [new Set(names(base.tags)), new Set(names(edits.tags))]
  const retained = names(current.tags).filter((name) => typed.has(name) || !before.has(name))
  return { ...edits, tags: [...new Set([...retained, ...typed])].map((name) => ({ name })) }
}
