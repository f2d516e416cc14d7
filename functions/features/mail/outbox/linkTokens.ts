import { createHmac } from 'node:crypto'

const tokenOf = (secret: string, ...values: readonly string[]): string => {
  const key = createHmac('sha256', secret).update('newsletter.links').digest()
  return createHmac('sha256', key).update(values.join(' ')).digest('base64url')
}

const DAY = 10
const HOUR = 13

export type LinkToken =
  | { purpose: 'confirm' | 'dataRequest'; person: string; at: string }
  | { purpose: 'unsubscribe'; person: string }

/**
 * Derives the secret of a link, so requests of the same day or hour share one mail and the outbox stores no
 * secret. Only its hash is stored.
 */
export const linkToken = (secret: string, link: LinkToken): string =>
  link.purpose === 'unsubscribe'
    ? tokenOf(secret, link.purpose, link.person)
    : tokenOf(secret, link.purpose, link.person, link.at.slice(0, link.purpose === 'confirm' ? DAY : HOUR))
