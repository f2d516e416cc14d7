export const SUBMISSIONS = 'submission#'

export const submissionKeys = {
  /** Counter of taken seats, and the registration of an email. The stream ignores the counter. */
  eventSeats: (event: number) => ({ pk: `places#${event}`, sk: '-' }),
  registration: (event: number, person: string) => ({ pk: `registrations#${event}`, sk: person }),
  submission: (id: string) => ({ pk: `${SUBMISSIONS}${id}`, sk: '-' }),
  submitter: (id: string) => ({ pk: `${SUBMISSIONS}${id}`, sk: 'person' }),
  submissionEvent: (id: string, ulid: string) => ({ pk: `${SUBMISSIONS}${id}`, sk: `event#${ulid}` }),
  /** Marks a view per user and day, so that it is audited once. */
  submissionView: (id: string, person: number, day: string) => ({
    pk: `${SUBMISSIONS}${id}`,
    sk: `view#${day}#${person}`,
  }),
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
