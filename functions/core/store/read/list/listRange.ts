import type { ContentType } from '@flou/shared/content/define.ts'
import { hasSchedule, type ListState } from '@flou/shared/content/visibility.ts'
import { partitions } from '../../partitions.ts'

/** A range of an index partition. */
export interface Range {
  partition: string
  atMost?: string
  greaterThan?: string
}

interface RangeQuery {
  state: ListState
  parentId?: number | undefined
  today: string
}

export function rangeOf(type: ContentType, { state, parentId, today }: RangeQuery): Range {
  if (state === 'trashed') return { partition: partitions.trash(type.key, parentId) }
  const isDated = hasSchedule(type) && (state === 'published' || state === 'scheduled')
  const listState = state === 'scheduled' ? 'published' : state
  // the sort key is date and id; `~` sorts after every id
  const bound = `${today}#~`
  return {
    partition: partitions.inListState(type.key, listState, parentId),
    ...(isDated && (state === 'scheduled' ? { greaterThan: bound } : { atMost: bound })),
  }
}

export function rangeCondition({ partition, atMost, greaterThan }: Range) {
  const isOpen = atMost === undefined && greaterThan === undefined
  const [comparison, bound] = atMost === undefined ? ['>', greaterThan] : ['<=', atMost]
  return {
    KeyConditionExpression: isOpen ? 'gsi1pk = :list' : `gsi1pk = :list AND gsi1sk ${comparison} :edge`,
    ExpressionAttributeValues: { ':list': partition, ...(!isOpen && { ':edge': bound }) },
  }
}
