import { padded } from './padded.ts'

/** Stream filters know it (dispatch/manifest.ts). */
export const NOTICES = 'notice#'

/** Changes that wait for approval, and who decides them. */
export const workflowKeys = {
  /** A change that was submitted for approval; what it contains, by its hash; what happened to it. */
  change: (id: string) => ({ pk: `change#${id}`, sk: '-' }),
  changeContent: (id: string, hash: string) => ({ pk: `change#${id}`, sk: `content#${hash}` }),
  changeEvent: (id: string, ulid: string) => ({ pk: `change#${id}`, sk: `event#${ulid}` }),
  /** The open change of a record, section or list: there is one at most. */
  pendingChange: (holder: string) => ({ pk: `pending#${holder}`, sk: '-' }),
  /** The people who have an unapproved text of a record or section. */
  waitingAuthors: (holder: string) => ({ pk: `pending#${holder}`, sk: 'authors' }),
  /** One author's unapproved text of a record or section. */
  waitingText: (holder: string, person: number) => ({
    pk: `pending#${holder}`,
    sk: `text#${padded(person)}`,
  }),
  /** What the link of a mail decides: a change, by one approver. */
  decisionLink: (change: string, person: number) => ({
    pk: `decision-link#${change}`,
    sk: padded(person),
  }),
  /** When somebody who decides is away. */
  absence: (person: number) => ({ pk: `absence#${person}`, sk: '-' }),
  /** What people and the approval's clock are told of a round of a change. */
  notice: (change: string, round: number, kind: string) => ({
    pk: `${NOTICES}${change}`,
    sk: `${padded(round, 4)}#${kind}`,
  }),
  /** A change of rights that managers are told of. */
  rightsNotice: (id: string) => ({ pk: `${NOTICES}rights-${id}`, sk: '-' }),
} as const
