import type { BrokenLinkPlace } from '@flou/shared/publishing.ts'
import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import type { FacetPlace } from './keys.ts'

/** Partitions of gsi1 and gsi2. */
export const partitions = {
  list: (type: string, parentId?: number) =>
    parentId === undefined ? `list#${type}` : `list#${type}#${parentId}`,
  listBy: (type: string, column: string, parentId?: number) =>
    parentId === undefined ? `list#${type}@${column}` : `list#${type}#${parentId}@${column}`,
  /** The records of a list that carry a mark. */
  marked: (type: string, mark: string, parentId?: number) =>
    parentId === undefined ? `list#${type}:${mark}` : `list#${type}#${parentId}:${mark}`,
  /** The records that point at one target by `field`, or at two by two fields, in the type's order. */
  members: (type: string, field: string, target: number | string) => `list#${type}@${field}=${target}`,
  facet: ({ type, name, value, order }: FacetPlace) => `facet#${type}#${name}=${value}@${order}`,
  trash: (type: string, parentId?: number) =>
    parentId === undefined ? `trash#${type}` : `trash#${type}#${parentId}`,
  words: (type: string, parentId?: number) =>
    parentId === undefined ? `words#${type}` : `words#${type}#${parentId}`,
  trashedWords: (type: string, parentId?: number) => `trash-${partitions.words(type, parentId)}`,
  /** The words of all types that begin with a letter: the search over everything. */
  anyWords: (word: string) => `words#~${String.fromCodePoint(word.codePointAt(0) ?? 0)}`,
  /** Records whose visibility changes by itself, by instant. */
  due: () => 'due',
  /** Changes that wait for somebody, by when they were submitted; the others, by when they were decided. */
  openChanges: () => 'changes#open',
  closedChanges: () => 'changes#closed',
  /** Records of a type, or sections of an area, that have an open change. */
  pendingOf: (type: string) => `pending-of#${type}`,
  /** Collected mails to approvers, by when they may be sent. */
  approvalDigests: () => 'digests',
  /** Forms with new submissions, by when staff may be told of them. */
  formDigests: () => 'form-digests',
  /** Mails that are being sent or wait for another attempt, by when that is; mails that nobody will get, by when they failed. */
  waitingMails: () => 'mails#waiting',
  failedMails: () => 'mails#failed',
  /** Who waits for a place at an event, by when they asked; offered places, by when the offer ends; events with a place given up. */
  waitingFor: (event: number) => `waiting-for#${event}`,
  offers: () => 'place-offers',
  freedPlaces: () => 'places-freed',
  /** Subscribers of the newsletter in a state, by when they came to it. */
  subscribers: (state: string) => `subscribers#${state}`,
  /** Addresses that get no mail, by when that was found out. */
  suppressions: () => 'suppressed',
  /** Batches that are not done, by when they last moved. */
  openBatches: () => 'batches',
  /** What was sent by a form in a month. A month is spread over several, so that none of them takes every write. */
  submissions: (form: string, month: string, shard: number) => `submissions#${form}#${month}#${shard}`,
  /** What nobody has read yet. */
  newSubmissions: (form: string, shard: number) => `submissions-new#${form}#${shard}`,
  /** What somebody sent, by the hash of their e-mail address. */
  sentBy: (hash: string) => `sent-by#${hash}`,
  /** Who has a place at an event, by when they asked for it. */
  participants: (event: number) => `participants#${event}`,
  /** Proofs of erasures, by when. */
  erasures: () => 'erasures',
  /** Erasures that wait for a second person, by when they were asked for. */
  erasureRequests: () => 'erasure-requests',
  /** Published pages, by path. */
  pages: () => 'pages',
  /** Links that lead nowhere, by target and page. */
  brokenLinks: (place: BrokenLinkPlace) => `broken-links#${place}`,
  /** The links to one target, by since when they lead nowhere. */
  brokenLinksTo: (place: BrokenLinkPlace, target: string) => `broken-links#${place}#${target}`,
  references: (target: ReferenceKey) => `ref#${target}`,
  dependents: (dependency: string) => `dep#${dependency}`,
  /** Shared previews of a record (or section, id 0), by when they were made. */
  previewLinksOf: (type: string, id: number) => `previews-of#${type}#${id}`,
  /** The drafts that a person changed last, by when. */
  draftsOf: (person: number) => `drafts-of#${person}`,
  auditOf: (entity: string, id: number) => `audit-of#${entity}#${id}`,
  auditBy: (person: number) => `audit-by#${person}`,
  /** Saved estimates, by when they were made. */
  estimates: () => 'estimates',
  sessionsOf: (person: number) => `sessions#${person}`,
} as const
