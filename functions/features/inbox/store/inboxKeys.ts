export const inboxKeys = {
  inboxDay: (form: string, day: string) => ({ pk: `inbox#${form}`, sk: `day#${day}` }),
  inboxPage: (form: string, month: string, page: string) => ({
    pk: `inbox#${form}`,
    sk: `page#${month}#${page}`,
  }),
  inboxStates: (form: string) => ({ pk: `inbox#${form}`, sk: 'states' }),
  inboxCounted: (second: number) => ({ pk: `inbox-counted#${second}`, sk: '-' }),
  erasure: (ulid: string) => ({ pk: `erasure#${ulid}`, sk: '-' }),
  erasureRequest: (person: string) => ({ pk: `erasure-request#${person}`, sk: '-' }),
  formDigest: (form: string) => ({ pk: `form-digest#${form}`, sk: '-' }),
} as const

export const inboxPartitions = {
  erasures: () => 'erasures',
  erasureRequests: () => 'erasure-requests',
  formDigests: () => 'form-digests',
} as const
