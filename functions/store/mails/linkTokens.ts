import { createHmac } from 'node:crypto'

const tokenOf = (secret: string, ...parts: readonly string[]): string => {
  const key = createHmac('sha256', secret).update('newsletter.links').digest()
  return createHmac('sha256', key).update(parts.join(' ')).digest('base64url')
}

/** Lengths of an ISO instant: the links of a day, and of an hour, are the same. */
const DAY = 10
const HOUR = 13

/** A link in a mail to a person, named by the hash of the address; `at` is when it was asked for, ISO 8601. */
export type LinkToken =
  | { purpose: 'confirm' | 'dataRequest'; person: string; at: string }
  | { purpose: 'unsubscribe'; person: string }

/**
 * The secret of a link. It is derived, so that a second request of the same day (confirm) or hour (dataRequest) needs no second mail, and
 * the outbox holds none. Only its hash is stored: a later origin secret leaves old links as they are.
 */
export const linkToken = (secret: string, link: LinkToken): string =>
  link.purpose === 'unsubscribe'
    ? tokenOf(secret, link.purpose, link.person)
    : tokenOf(secret, link.purpose, link.person, link.at.slice(0, link.purpose === 'confirm' ? DAY : HOUR))
