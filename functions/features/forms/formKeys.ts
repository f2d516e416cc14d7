import type { Key } from '../../core/store/keys.ts'
export const SUBMISSIONS = 'submission#'

/** Reserved seats that are not confirmed yet: person hash, time and number. */
interface SeatsItem {
  taken?: number
  doubts?: ReadonlySet<string>
}

export interface DataItem {
  data: string
}

export interface SubmissionItem extends DataItem {
  row: string
}

export const formKeys = {
  /** Counter of taken seats, and the registration of an email. The stream ignores the counter. */
  eventSeats: (event: number): Key<SeatsItem> => ({ pk: `places#${event}`, sk: '-' }),
  registration: (event: number, person: string) => ({ pk: `registrations#${event}`, sk: person }),
  submission: (id: string): Key<SubmissionItem> => ({ pk: `${SUBMISSIONS}${id}`, sk: '-' }),
  assignment: (id: string) => ({ pk: `${SUBMISSIONS}${id}`, sk: 'assigned' }),
  submitter: (id: string) => ({ pk: `${SUBMISSIONS}${id}`, sk: 'person' }),
  submissionEvent: (id: string, ulid: string): Key<DataItem> => ({
    pk: `${SUBMISSIONS}${id}`,
    sk: `event#${ulid}`,
  }),
  /** Marks a view per user and day, so that it is audited once. */
  submissionView: (id: string, person: number, day: string) => ({
    pk: `${SUBMISSIONS}${id}`,
    sk: `view#${day}#${person}`,
  }),
} as const

export const formPartitions = {
  waitingFor: (event: number) => `waiting-for#${event}`,
  offers: () => 'place-offers',
  freedSeats: () => 'places-freed',
  /** Submissions of a month, sharded against hot partitions. */
  submissions: (form: string, month: string, shard: number) => `submissions#${form}#${month}#${shard}`,
  newSubmissions: (form: string, shard: number) => `submissions-new#${form}#${shard}`,
  readSubmissions: (form: string, shard: number) => `submissions-read#${form}#${shard}`,
  assignedTo: (person: number, form: string) => `assigned-to#${person}#${form}`,
  sentBy: (hash: string) => `sent-by#${hash}`,
  participants: (event: number) => `participants#${event}`,
} as const
