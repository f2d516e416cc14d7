export const SUBMISSIONS = 'submission#'

/** What visitors send by forms, what staff do with it, and its sums. */
export const submissionKeys = {
  /** How many places of an event are taken; the registration of an email address. No reader of the stream gets the former. */
  eventPlaces: (event: number) => ({ pk: `places#${event}`, sk: '-' }),
  registration: (event: number, person: string) => ({ pk: `registrations#${event}`, sk: person }),
  /** What a visitor sent by a form, and who sent it, by whom it is found again. */
  submission: (id: string) => ({ pk: `${SUBMISSIONS}${id}`, sk: '-' }),
  submitter: (id: string) => ({ pk: `${SUBMISSIONS}${id}`, sk: 'person' }),
  /** A note of staff, or what they changed. */
  submissionEvent: (id: string, ulid: string) => ({ pk: `${SUBMISSIONS}${id}`, sk: `event#${ulid}` }),
  /** That a person looked at it on a day: the audit log says so once. */
  submissionView: (id: string, person: number, day: string) => ({
    pk: `${SUBMISSIONS}${id}`,
    sk: `view#${day}#${person}`,
  }),
  /** What was sent by a form on a day, summed; by a page in a month; and how many there are in each state. */
  inboxDay: (form: string, day: string) => ({ pk: `inbox#${form}`, sk: `day#${day}` }),
  inboxPage: (form: string, month: string, page: string) => ({
    pk: `inbox#${form}`,
    sk: `page#${month}#${page}`,
  }),
  inboxStates: (form: string) => ({ pk: `inbox#${form}`, sk: 'states' }),
  /** The changes of a second that are in those sums. */
  inboxCounted: (second: number) => ({ pk: `inbox-counted#${second}`, sk: '-' }),
  /** The proof that what was kept of somebody is erased. */
  erasure: (ulid: string) => ({ pk: `erasure#${ulid}`, sk: '-' }),
  /** An erasure that waits for a second person, by the hash of the address. */
  erasureRequest: (person: string) => ({ pk: `erasure-request#${person}`, sk: '-' }),
  /** New submissions of a form that staff are told of in one mail. */
  formDigest: (form: string) => ({ pk: `form-digest#${form}`, sk: '-' }),
} as const
