import type { TextAuthorsItem } from '../../../core/operations/approvalGate.ts'
import { padded, type Key } from '../../../core/store/keys.ts'
import { NOTIFICATIONS } from '../../mail/index.ts'

export interface ChangeRequestItem {
  /** `StoredChangeRequest` as JSON, without the task token. */
  row: string
  taskToken?: string
  gsi1sk: string
}

export interface ContentItem {
  data: string
}

export interface EventItem {
  row: string
}

export interface LockItem {
  changeRequest: string
  row: string
}

export interface WaitingTextItem extends ContentItem {
  changeRequest: string
  version: number
  updated: string
}

export interface StoredAbsence {
  /** Days in Jakarta, inclusive. */
  from: string
  to: string
  /** User id of the deputy, or 0. */
  delegate: number
}

export interface DigestItem {
  until: string
  waiting?: ReadonlySet<string>
}

export const approvalKeys = {
  /** Change request, its content by hash, its events. */
  changeRequest: (id: string): Key<ChangeRequestItem> => ({ pk: `changeRequest#${id}`, sk: '-' }),
  changeRequestContent: (id: string, hash: string): Key<ContentItem> => ({
    pk: `changeRequest#${id}`,
    sk: `content#${hash}`,
  }),
  changeRequestEvent: (id: string, ulid: string): Key<EventItem> => ({
    pk: `changeRequest#${id}`,
    sk: `event#${ulid}`,
  }),
  /** Lock of a record, section or list: at most one open change request. */
  changeRequestLock: (lockKey: string): Key<LockItem> => ({ pk: `pending#${lockKey}`, sk: '-' }),
  waitingAuthors: (lockKey: string): Key<TextAuthorsItem> => ({ pk: `pending#${lockKey}`, sk: 'authors' }),
  waitingText: (lockKey: string, person: number): Key<WaitingTextItem> => ({
    pk: `pending#${lockKey}`,
    sk: `text#${padded(person)}`,
  }),
  absence: (person: number): Key<StoredAbsence> => ({ pk: `absence#${person}`, sk: '-' }),
  notification: (changeRequest: string, round: number, kind: string) => ({
    pk: `${NOTIFICATIONS}${changeRequest}`,
    sk: `${padded(round, 4)}#${kind}`,
  }),
  approvalDigest: (person: number): Key<DigestItem> => ({ pk: `digest#${person}`, sk: '-' }),
} as const

export const approvalPartitions = {
  openChangeRequests: () => 'changes#open',
  closedChangeRequests: () => 'changes#closed',
  changeRequestLocksOf: (type: string) => `pending-of#${type}`,
  approvalDigests: () => 'digests',
} as const
