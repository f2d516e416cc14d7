import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import type { FacetList } from './keys.ts'

export const partitions = {
  list: (type: string, parentId?: number) =>
    parentId === undefined ? `list#${type}` : `list#${type}#${parentId}`,
  listBy: (type: string, column: string, parentId?: number) =>
    parentId === undefined ? `list#${type}@${column}` : `list#${type}#${parentId}@${column}`,
  inListState: (type: string, listState: string, parentId?: number) =>
    parentId === undefined ? `list#${type}:${listState}` : `list#${type}#${parentId}:${listState}`,
  members: (type: string, field: string, target: number | string) => `list#${type}@${field}=${target}`,
  /** Equals `members` for lists without parent. */
  filtered: (
    type: string,
    { name, value, parentId }: { name: string; value: string; parentId: number | undefined },
  ) => `${partitions.listBy(type, name, parentId)}=${value}`,
  facet: ({ type, name, value, order }: FacetList) => `facet#${type}#${name}=${value}@${order}`,
  trash: (type: string, parentId?: number) =>
    parentId === undefined ? `trash#${type}` : `trash#${type}#${parentId}`,
  /** All records in the trash, by the time when they are purged (gsi2). */
  purges: () => 'purges',
  words: (type: string, parentId?: number) =>
    parentId === undefined ? `words#${type}` : `words#${type}#${parentId}`,
  trashedWords: (type: string, parentId?: number) => `trash-${partitions.words(type, parentId)}`,
  /** Search words of all types, partitioned by first letter. */
  anyWords: (word: string) => `words#~${String.fromCodePoint(word.codePointAt(0) ?? 0)}`,
  due: () => 'due',
  planned: () => 'planned',
  openBatches: () => 'batches',
  references: (target: ReferenceKey) => `ref#${target}`,
  links: (target: ReferenceKey) => `link#${target}`,
  dependents: (dependency: string) => `dep#${dependency}`,
  draftsOf: (person: number) => `drafts-of#${person}`,
  auditOf: (entity: string, id: number) => `audit-of#${entity}#${id}`,
  auditBy: (person: number) => `audit-by#${person}`,
  apiTokens: () => 'api-tokens',
  sessionsOf: (person: number) => `sessions#${person}`,
} as const
