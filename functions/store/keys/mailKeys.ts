/** Subscribers of the newsletter, and mails. */
export const mailKeys = {
  /** A subscriber of the newsletter, what they asked for and have not confirmed, and a proof of what they agreed to. */
  subscriber: (person: string) => ({ pk: `subscriber#${person}`, sk: '-' }),
  subscriberRequest: (person: string) => ({ pk: `subscriber#${person}`, sk: 'request' }),
  subscriberReceipt: (person: string, id: string) => ({
    pk: `subscriber#${person}`,
    sk: `receipt#${id}`,
  }),
  /** A link of a mail, by the hash of its token. */
  mailToken: (hash: string) => ({ pk: `mail-token#${hash}`, sk: '-' }),
  /** An address that gets no mail any more, by the hash of it (`personHash`). */
  suppression: (person: string) => ({ pk: `suppressed#${person}`, sk: '-' }),
  /** A mail that waits to be sent. */
  mail: (ulid: string) => ({ pk: `mail#${ulid}`, sk: '-' }),
} as const
