import type { AnyType, ContentType } from './define.ts'
import { NEWS_STATUS } from './types/news.ts'

type Values = Readonly<Record<string, unknown>>

/** Where a record stands towards visitors, apart from its date: decisions 15 and 16, or switched off by `isActive`. */
export const RELEASES = ['published', 'unpublished', 'archived'] as const
export type Release = (typeof RELEASES)[number]

/** Rules by field: a type has those whose fields it declares (decisions 16 and 17 keep statuses apart). */
export const hasSchedule = ({ shape }: Pick<ContentType, 'shape'>): boolean => 'publishDate' in shape.fields
export const hasStatus = (type: Pick<ContentType, 'shape'>): boolean =>
  hasSchedule(type) && 'status' in type.shape.fields

const BY_STATUS: Readonly<Record<string, Release>> = {
  [NEWS_STATUS.published]: 'published',
  [NEWS_STATUS.scheduled]: 'published',
  [NEWS_STATUS.archived]: 'archived',
}

/** Where a record stands: by the lifecycle `state` the store keeps, by its `status`, by `isActive`. What is in the trash is unpublished. */
export function releaseOf(type: ContentType, record: Values): Release {
  if (record['state'] === 'archived') return 'archived'
  if (record['state'] !== 'published') return 'unpublished'
  if (hasStatus(type)) return BY_STATUS[String(record['status'])] ?? 'unpublished'
  return record['isActive'] === false ? 'unpublished' : 'published'
}

/** Scheduled by its `status`: visitors do not see it, whatever its date, until the schedule has published it (decision 16). */
export const isScheduled = (type: Pick<ContentType, 'shape'>, { status }: Values): boolean =>
  hasStatus(type) && status === NEWS_STATUS.scheduled

/** The day on which a scheduled record is to be shown; undefined for one that is not scheduled. */
export const plannedTime = (type: Pick<ContentType, 'shape'>, fields: Values): string | undefined =>
  isScheduled(type, fields) && typeof fields['publishDate'] === 'string' ? fields['publishDate'] : undefined

/** The fields of a scheduled record once the schedule has published it; others stay. */
export const afterSchedule = (fields: Values): Record<string, unknown> =>
  fields['status'] === NEWS_STATUS.scheduled ? { ...fields, status: NEWS_STATUS.published } : { ...fields }

/** The fields of a record with what makes it published, or not, among them; other fields stay. */
export function withRelease({ shape }: ContentType, fields: Values, isPublished: boolean): Values {
  const { published, draft, scheduled } = NEWS_STATUS
  const isShown = fields['status'] === published || fields['status'] === scheduled
  return {
    ...fields,
    ...(hasStatus({ shape }) && isShown !== isPublished && { status: isPublished ? published : draft }),
    ...('isActive' in shape.fields && { isActive: isPublished }),
  }
}

/**
 * A type whose published records can be changed in a draft: visitors see them, and each is edited on its own. Those of a grid are
 * changed many at once, straight away.
 */
export const isDraftable = (type: AnyType): boolean => !type.internal && (type.single || !type.grid)

/**
 * The states by which a list of a type can be narrowed; `changed`: published, with a draft that visitors do not see yet; `drift`: one
 * language changed later than the other.
 */
export const LIST_STATES = [
  'published',
  'changed',
  'scheduled',
  'unpublished',
  'archived',
  'drift',
  'trashed',
] as const
export type ListState = (typeof LIST_STATES)[number]

/** Those that a type's records can be in: what visitors never see is neither published nor scheduled. */
export function statesOf(type: ContentType): ListState[] {
  const absent = new Set<ListState>([
    ...(type.internal ? (['published', 'scheduled', 'unpublished', 'archived'] as const) : []),
    ...(isDraftable(type) ? [] : (['changed'] as const)),
    ...(hasSchedule(type) ? [] : (['scheduled'] as const)),
    ...(hasStatus(type) ? [] : (['archived'] as const)),
    ...(Object.keys(type.shape.localized).length > 0 ? [] : (['drift'] as const)),
  ])
  return LIST_STATES.filter((state) => !absent.has(state))
}

/** A type whose records may be copied: visitors see them, and no value of theirs has to be their own alone. */
export const isCopyable = ({ internal, unique }: ContentType): boolean => !internal && unique.length === 0
