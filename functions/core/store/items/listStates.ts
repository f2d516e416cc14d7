import type { ListStates } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { hasSchedule, visibilityOf, type Visibility } from '@flou/shared/content/visibility.ts'
import type { Snapshot } from '../writeContext.ts'

/** List filters with their own index. Scheduled records are published ones with a future date. */
export type ListState = Visibility | 'changed' | 'staleTranslation'

const isTranslationStale = ({ staleTranslation }: Snapshot): boolean =>
  Object.keys(staleTranslation ?? {}).length > 0

export function listStatesOf(type: ContentType, snapshot: Snapshot): ListState[] {
  if (snapshot.state === 'trashed') return []
  const release = type.internal ? [] : [visibilityOf(type, { ...snapshot.fields, state: snapshot.state })]
  return [
    ...release,
    ...(snapshot.draft ? (['changed'] as const) : []),
    ...(isTranslationStale(snapshot) ? (['staleTranslation'] as const) : []),
  ]
}

/** Published records sort by date, so that scheduled ones form a range. */
export const sortColumnOf = (type: ContentType, listState: ListState): string =>
  listState === 'published' && hasSchedule(type) ? 'publishDate' : type.list.sortBy

function staleLanguageOf({ staleTranslation }: Snapshot): ListStates['staleTranslation'] {
  const [first, ...remaining] = new Set(Object.values(staleTranslation ?? {}))
  return remaining.length > 0 ? 'both' : first
}

export function rowStates(type: ContentType, snapshot: Snapshot): ListStates {
  const staleTranslation = staleLanguageOf(snapshot)
  return {
    ...(!type.internal && { visibility: visibilityOf(type, { ...snapshot.fields, state: snapshot.state }) }),
    ...(hasSchedule(type) && { from: String(snapshot.fields.publishDate) }),
    ...(snapshot.draft && { hasDraft: true }),
    ...(snapshot.planned?.publish && { publishAt: snapshot.planned.publish.at }),
    ...(snapshot.planned?.unpublish && { unpublishAt: snapshot.planned.unpublish.at }),
    ...(staleTranslation && { staleTranslation }),
    ...(snapshot.onlyIn && { onlyIn: snapshot.onlyIn }),
    ...(snapshot.purgeAt && { purgeAt: snapshot.purgeAt }),
  }
}
