import { padded } from '../../../core/store/keys.ts'
import { NOTIFICATIONS } from '../../mail/index.ts'

export const approvalKeys = {
  /** Change request, its content by hash, its events. */
  changeRequest: (id: string) => ({ pk: `changeRequest#${id}`, sk: '-' }),
  changeRequestContent: (id: string, hash: string) => ({ pk: `changeRequest#${id}`, sk: `content#${hash}` }),
  changeRequestEvent: (id: string, ulid: string) => ({ pk: `changeRequest#${id}`, sk: `event#${ulid}` }),
  /** Lock of a record, section or list: at most one open change request. */
  changeRequestLock: (lockKey: string) => ({ pk: `pending#${lockKey}`, sk: '-' }),
  waitingAuthors: (lockKey: string) => ({ pk: `pending#${lockKey}`, sk: 'authors' }),
  waitingText: (lockKey: string, person: number) => ({
    pk: `pending#${lockKey}`,
    sk: `text#${padded(person)}`,
  }),
  absence: (person: number) => ({ pk: `absence#${person}`, sk: '-' }),
  notification: (changeRequest: string, round: number, kind: string) => ({
    pk: `${NOTIFICATIONS}${changeRequest}`,
    sk: `${padded(round, 4)}#${kind}`,
  }),
  approvalDigest: (person: number) => ({ pk: `digest#${person}`, sk: '-' }),
} as const

export const approvalPartitions = {
  openChangeRequests: () => 'changes#open',
  closedChangeRequests: () => 'changes#closed',
  changeRequestLocksOf: (type: string) => `pending-of#${type}`,
  approvalDigests: () => 'digests',
} as const
