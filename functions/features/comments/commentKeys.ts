import type { Comment } from '@flou/shared/comments.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Key } from '../../core/store/keys.ts'

export interface CommentItem {
  comment: string
  version: number
  gsi1pk?: string
  gsi1sk?: string
  /** Task of the assignee's list. */
  row?: string
}

/** Comments are in their record's partition, so a purge deletes them; a section's partition is read as a whole. */
type Partitioned = Pick<AnyType, 'key' | 'single'>

const partitionOf = ({ key, single }: Partitioned, id: number) =>
  single ? `comments#${key}#${id}` : `${key}#${id}`

export const commentKeys = {
  comment: (type: Partitioned, id: number, comment: string): Key<CommentItem> => ({
    pk: partitionOf(type, id),
    sk: `comment#${comment}`,
  }),
} as const

export const commentPartitions = { tasksOf: (person: number) => `tasks-of#${person}` } as const

export const commentOf = ({ comment, version }: CommentItem): Comment => ({
  ...(JSON.parse(comment) as Omit<Comment, 'version'>),
  version,
})
