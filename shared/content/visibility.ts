import type { AnyType, ContentType } from './define.ts'
import { NEWS_STATUS } from './types/news.ts'

type Values = Readonly<Record<string, unknown>>

/** Visibility for visitors, ignoring its date: derived from state, `status` and `isActive`. */
const VISIBILITIES = ['published', 'unpublished', 'archived'] as const
export type Visibility = (typeof VISIBILITIES)[number]

export const hasSchedule = ({ declaration }: Pick<ContentType, 'declaration'>): boolean =>
  'publishDate' in declaration.fields
export const hasStatus = (type: Pick<ContentType, 'declaration'>): boolean =>
  hasSchedule(type) && 'status' in type.declaration.fields

const VISIBILITY_BY_STATUS: Readonly<Record<string, Visibility>> = {
  [NEWS_STATUS.published]: 'published',
  [NEWS_STATUS.scheduled]: 'published',
  [NEWS_STATUS.archived]: 'archived',
}

/** Derives the visibility from `state`, `status` and `isActive`. Trashed records are unpublished. */
export function visibilityOf(type: ContentType, record: Values): Visibility {
  if (record['state'] === 'archived') return 'archived'
  if (record['state'] !== 'published') return 'unpublished'
  if (hasStatus(type)) return VISIBILITY_BY_STATUS[String(record['status'])] ?? 'unpublished'
  return record['isActive'] === false ? 'unpublished' : 'published'
}

/** True if hidden by its `status` until the schedule publishes it, independent of its date. */
export const isScheduled = (type: Pick<ContentType, 'declaration'>, { status }: Values): boolean =>
  hasStatus(type) && status === NEWS_STATUS.scheduled

export const plannedTime = (type: Pick<ContentType, 'declaration'>, fields: Values): string | undefined =>
  isScheduled(type, fields) && typeof fields['publishDate'] === 'string' ? fields['publishDate'] : undefined

export const afterSchedule = (fields: Values): Record<string, unknown> =>
  fields['status'] === NEWS_STATUS.scheduled ? { ...fields, status: NEWS_STATUS.published } : { ...fields }

/** Returns the fields with `status` and `isActive` set to published or unpublished. */
export function withVisibility({ declaration }: ContentType, fields: Values, isPublished: boolean): Values {
  const { published, draft, scheduled } = NEWS_STATUS
  const isVisible = fields['status'] === published || fields['status'] === scheduled
  return {
    ...fields,
    ...(hasStatus({ declaration }) &&
      isVisible !== isPublished && { status: isPublished ? published : draft }),
    ...('isActive' in declaration.fields && { isActive: isPublished }),
  }
}

/** True for public types edited one record at a time. Grid types are saved directly. */
export const isDraftable = (type: AnyType): boolean => !type.internal && (type.single || !type.grid)

/** List filters. `changed` means published with a draft. */
export const LIST_STATES = [
  'published',
  'changed',
  'scheduled',
  'unpublished',
  'archived',
  'staleTranslation',
  'trashed',
] as const
export type ListState = (typeof LIST_STATES)[number]

export function possibleListStates(type: ContentType): ListState[] {
  const absent = new Set<ListState>([
    ...(type.internal ? (['published', 'scheduled', 'unpublished', 'archived'] as const) : []),
    ...(isDraftable(type) ? [] : (['changed'] as const)),
    ...(hasSchedule(type) ? [] : (['scheduled'] as const)),
    ...(hasStatus(type) ? [] : (['archived'] as const)),
    ...(Object.keys(type.declaration.localized).length > 0 ? [] : (['staleTranslation'] as const)),
  ])
  return LIST_STATES.filter((state) => !absent.has(state))
}

export const isCopyable = ({ internal, unique }: ContentType): boolean => !internal && unique.length === 0
