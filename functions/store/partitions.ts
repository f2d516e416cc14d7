import type { BrokenLinkLocation } from '@flou/shared/publishing.ts'
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
  facet: ({ type, name, value, order }: FacetList) => `facet#${type}#${name}=${value}@${order}`,
  trash: (type: string, parentId?: number) =>
    parentId === undefined ? `trash#${type}` : `trash#${type}#${parentId}`,
  words: (type: string, parentId?: number) =>
    parentId === undefined ? `words#${type}` : `words#${type}#${parentId}`,
  trashedWords: (type: string, parentId?: number) => `trash-${partitions.words(type, parentId)}`,
  /** Search words of all types, partitioned by first letter. */
  anyWords: (word: string) => `words#~${String.fromCodePoint(word.codePointAt(0) ?? 0)}`,
  due: () => 'due',
  openChangeRequests: () => 'changes#open',
  closedChangeRequests: () => 'changes#closed',
  changeRequestLocksOf: (type: string) => `pending-of#${type}`,
  approvalDigests: () => 'digests',
  formDigests: () => 'form-digests',
  waitingMails: () => 'mails#waiting',
  failedMails: () => 'mails#failed',
  waitingFor: (event: number) => `waiting-for#${event}`,
  offers: () => 'place-offers',
  freedSeats: () => 'places-freed',
  subscribers: (state: string) => `subscribers#${state}`,
  suppressions: () => 'suppressed',
  openBatches: () => 'batches',
  /** Submissions of a month, sharded against hot partitions. */
  submissions: (form: string, month: string, shard: number) => `submissions#${form}#${month}#${shard}`,
  newSubmissions: (form: string, shard: number) => `submissions-new#${form}#${shard}`,
  sentBy: (hash: string) => `sent-by#${hash}`,
  participants: (event: number) => `participants#${event}`,
  erasures: () => 'erasures',
  erasureRequests: () => 'erasure-requests',
  pages: () => 'pages',
  brokenLinks: (source: BrokenLinkLocation) => `broken-links#${source}`,
  brokenLinksTo: (source: BrokenLinkLocation, target: string) => `broken-links#${source}#${target}`,
  references: (target: ReferenceKey) => `ref#${target}`,
  dependents: (dependency: string) => `dep#${dependency}`,
  previewLinksOf: (type: string, id: number) => `previews-of#${type}#${id}`,
  draftsOf: (person: number) => `drafts-of#${person}`,
  auditOf: (entity: string, id: number) => `audit-of#${entity}#${id}`,
  auditBy: (person: number) => `audit-by#${person}`,
  estimates: () => 'estimates',
  sessionsOf: (person: number) => `sessions#${person}`,
} as const
