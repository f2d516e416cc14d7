import type { SubscriberState } from '@flou/shared/forms/newsletter.ts'
import type { Language } from '@flou/shared/locale.ts'
import { padded, type Key } from '../../../core/store/keys.ts'

/** Items that the mailer handles; its stream filter depends on it (mailer/manifest.ts). */
export const NOTIFICATIONS = 'notification#'

export interface NewsletterRequest {
  email: string
  language: Language
  page: string
  at: string
}

export interface MailItem {
  to: string
  template: string
  language: string
  sent?: string
  /** Time and reason. */
  failed?: string
}

export type TokenPurpose = 'confirm' | 'dataRequest' | 'registration' | 'unsubscribe'

interface MailTokenItem {
  purpose: TokenPurpose
  person: string
  /** Epoch seconds; without it the link does not expire. */
  ttl?: number
  requests?: ReadonlySet<string>
}

export interface SubscriberItem extends NewsletterRequest {
  state: SubscriberState
}

interface RequestItem extends NewsletterRequest {
  ttl: number
}

export const mailKeys = {
  mail: (ulid: string): Key<MailItem> => ({ pk: `mail#${ulid}`, sk: '-' }),
  suppression: (person: string) => ({ pk: `suppressed#${person}`, sk: '-' }),
  /** Tokens of links in mails, by hash. */
  mailToken: (hash: string): Key<MailTokenItem> => ({ pk: `mail-token#${hash}`, sk: '-' }),
  resetToken: (hash: string) => ({ pk: `reset#${hash}`, sk: '-' }),
  decisionLink: (changeRequest: string, person: number) => ({
    pk: `decision-link#${changeRequest}`,
    sk: padded(person),
  }),
  subscriber: (person: string): Key<SubscriberItem> => ({ pk: `subscriber#${person}`, sk: '-' }),
  subscriberRequest: (person: string): Key<RequestItem> => ({ pk: `subscriber#${person}`, sk: 'request' }),
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
