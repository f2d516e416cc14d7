import { padded } from '../../../core/store/keys.ts'

/** Items that the mailer handles; its stream filter depends on it (mailer/manifest.ts). */
export const NOTIFICATIONS = 'notification#'

export const mailKeys = {
  mail: (ulid: string) => ({ pk: `mail#${ulid}`, sk: '-' }),
  suppression: (person: string) => ({ pk: `suppressed#${person}`, sk: '-' }),
  /** Tokens of links in mails, by hash. */
  mailToken: (hash: string) => ({ pk: `mail-token#${hash}`, sk: '-' }),
  resetToken: (hash: string) => ({ pk: `reset#${hash}`, sk: '-' }),
  decisionLink: (changeRequest: string, person: number) => ({
    pk: `decision-link#${changeRequest}`,
    sk: padded(person),
  }),
  subscriber: (person: string) => ({ pk: `subscriber#${person}`, sk: '-' }),
  subscriberRequest: (person: string) => ({ pk: `subscriber#${person}`, sk: 'request' }),
  subscriberConsent: (person: string, id: string) => ({
    pk: `subscriber#${person}`,
    sk: `receipt#${id}`,
  }),
} as const

export const mailPartitions = {
  waitingMails: () => 'mails#waiting',
  failedMails: () => 'mails#failed',
  suppressions: () => 'suppressed',
  subscribers: (state: string) => `subscribers#${state}`,
} as const
