export const mailKeys = {
  subscriber: (person: string) => ({ pk: `subscriber#${person}`, sk: '-' }),
  subscriberRequest: (person: string) => ({ pk: `subscriber#${person}`, sk: 'request' }),
  subscriberConsent: (person: string, id: string) => ({
    pk: `subscriber#${person}`,
    sk: `receipt#${id}`,
  }),
  mailToken: (hash: string) => ({ pk: `mail-token#${hash}`, sk: '-' }),
  suppression: (person: string) => ({ pk: `suppressed#${person}`, sk: '-' }),
  mail: (ulid: string) => ({ pk: `mail#${ulid}`, sk: '-' }),
} as const
