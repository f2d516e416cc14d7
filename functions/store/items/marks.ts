import type { RowMarks } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { hasSchedule, releaseOf, type Release } from '@flou/shared/content/release.ts'
import type { Snapshot } from '../writeContext.ts'

/** What a list is narrowed by through an index of its own. Scheduled ones are published ones with a day to come. */
export type Mark = Release | 'changed' | 'drift'

const isDrifting = ({ drift }: Snapshot): boolean => Object.keys(drift ?? {}).length > 0

/** The marks of a record; what is in the trash has none. */
export function marksOf(type: ContentType, snapshot: Snapshot): Mark[] {
  if (snapshot.state === 'trashed') return []
  const release = type.internal ? [] : [releaseOf(type, { ...snapshot.fields, state: snapshot.state })]
  return [
    ...release,
    ...(snapshot.draft ? (['changed'] as const) : []),
    ...(isDrifting(snapshot) ? (['drift'] as const) : []),
  ]
}

/** The column by which the records of a mark are in order: released ones by their day, so that scheduled ones are a range. */
export const markOrder = (type: ContentType, mark: Mark): string =>
  mark === 'published' && hasSchedule(type) ? 'publishDate' : type.list.sortBy

function driftIn({ drift }: Snapshot): RowMarks['drift'] {
  const [first, ...others] = new Set(Object.values(drift ?? {}))
  return others.length > 0 ? 'both' : first
}

/** A row's status at a glance. */
export function rowMarks(type: ContentType, snapshot: Snapshot): RowMarks {
  const drift = driftIn(snapshot)
  return {
    ...(!type.internal && { release: releaseOf(type, { ...snapshot.fields, state: snapshot.state }) }),
    ...(hasSchedule(type) && { from: String(snapshot.fields['publishDate']) }),
    ...(snapshot.draft && { isChanged: true }),
    ...(drift && { drift }),
    ...(snapshot.purgeAt && { purgeAt: snapshot.purgeAt }),
  }
}
