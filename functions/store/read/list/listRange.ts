import type { ContentType } from '@flou/shared/content/define.ts'
import { hasSchedule, type ListState } from '@flou/shared/content/release.ts'
import { partitions } from '../../partitions.ts'

/** A stretch of an index partition, in the partition's order. */
export interface Range {
  partition: string
  /** Sort keys up to this one only. */
  upTo?: string
  /** Sort keys beyond this one only. */
  beyond?: string
}

interface RangeQuery {
  state: ListState
  parentId?: number | undefined
  /** The day in Jakarta that divides published from scheduled. */
  today: string
}

/** Where the records of a list that are in one state stand in the index. */
export function rangeOf(type: ContentType, { state, parentId, today }: RangeQuery): Range {
  if (state === 'trashed') return { partition: partitions.trash(type.key, parentId) }
  const isDated = hasSchedule(type) && (state === 'published' || state === 'scheduled')
  const mark = state === 'scheduled' ? 'published' : state
  // the sort key is the day and the id; `~` sorts behind every id
  const edge = `${today}#~`
  return {
    partition: partitions.marked(type.key, mark, parentId),
    ...(isDated && (state === 'scheduled' ? { beyond: edge } : { upTo: edge })),
  }
}

/** The part of a query that names a stretch. */
export function rangeCondition({ partition, upTo, beyond }: Range) {
  const isOpen = upTo === undefined && beyond === undefined
  const [comparison, edge] = upTo === undefined ? ['>', beyond] : ['<=', upTo]
  return {
    KeyConditionExpression: isOpen ? 'gsi1pk = :list' : `gsi1pk = :list AND gsi1sk ${comparison} :edge`,
    ExpressionAttributeValues: { ':list': partition, ...(!isOpen && { ':edge': edge }) },
  }
}
