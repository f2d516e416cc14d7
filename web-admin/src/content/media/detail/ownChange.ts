import { isApiError } from '../../../api/apiError.ts'
import type { MediaRecord } from '../../useMedia.ts'
import type { Description } from '../fileCalls.ts'

/** The file as it is now, where a refused save met a change that the same person made; undefined for everything else. */
export function ownChangeIn(error: unknown, person: number): MediaRecord | undefined {
  if (!isApiError(error, 'record_changed')) return undefined
  const current = error.data as MediaRecord // the API's contract
  return current.updatedBy.id === person ? current : undefined
}

type Tags = readonly { name: string }[]

/** What was typed over `base`, laid over what the same person has changed since: tags of both stay. */
export function mergedOver(
  base: Pick<MediaRecord, 'tags'>,
  current: Pick<MediaRecord, 'tags'>,
  edits: Description,
): Description {
  if (!edits.tags) return edits
  const names = (tags: Tags = []) => tags.map(({ name }) => name)
  const [before, typed] = [new Set(names(base.tags)), new Set(names(edits.tags))]
  const kept = names(current.tags).filter((name) => typed.has(name) || !before.has(name))
  return { ...edits, tags: [...new Set([...kept, ...typed])].map((name) => ({ name })) }
}
