import { createHmac } from 'node:crypto'

const tokenOf = (secret: string, ...parts: readonly string[]): string => {
  const key = createHmac('sha256', secret).update('newsletter.links').digest()
  return createHmac('sha256', key).update(parts.join(' ')).digest('base64url')
}

/** The link that confirms a request: the same all day, so that a second request of a day needs no second mail. */
export const confirmToken = (secret: string, person: string, at: string): string =>
  tokenOf(secret, 'confirm', person, at.slice(0, 10))

/** The link that proves who asked about their data: the same all hour, so that several requests need one mail. */
export const requestToken = (secret: string, person: string, at: string): string =>
  tokenOf(secret, 'dataRequest', person, at.slice(0, 13))

/** The link in every mail to a subscriber. Its hash is stored: another secret later leaves old links as they are. */
export const unsubscribeToken = (secret: string, person: string): string =>
  tokenOf(secret, 'unsubscribe', person)
