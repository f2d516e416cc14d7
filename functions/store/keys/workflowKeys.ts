import { padded } from './padded.ts'

/** Stream filters depend on it (mailer/manifest.ts). */
export const NOTIFICATIONS = 'notification#'

export const workflowKeys = {
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
  decisionLink: (changeRequest: string, person: number) => ({
    pk: `decision-link#${changeRequest}`,
    sk: padded(person),
  }),
  absence: (person: number) => ({ pk: `absence#${person}`, sk: '-' }),
  notification: (changeRequest: string, round: number, kind: string) => ({
    pk: `${NOTIFICATIONS}${changeRequest}`,
    sk: `${padded(round, 4)}#${kind}`,
  }),
  rightsNotification: (id: string) => ({ pk: `${NOTIFICATIONS}rights-${id}`, sk: '-' }),
} as const
