import { cutText } from '@flou/shared/text/cutText.ts'
import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import { mailKeys } from './keys/mailKeys.ts'
import { padded } from './keys/padded.ts'
import { publishKeys } from './keys/publishKeys.ts'
import { submissionKeys } from './keys/submissionKeys.ts'
import { visitKeys } from './keys/visitKeys.ts'
import { workflowKeys } from './keys/workflowKeys.ts'

/** A key of the table. */
export interface Key {
  pk: string
  sk: string
}
/** A key as one text, to find items by. */
export const keyName = ({ pk, sk }: Key): string => `${pk} ${sk}`

export const GSI1 = 'gsi1'
export const GSI2 = 'gsi2'

/** Partitions over which what is searched in a week is spread. */
export const SEARCH_SHARDS = 8
export const SEARCH_WEEKS = 'search-weeks'

/** A section's key is `area.name`; one Query reads all sections of an area, or all of one area below a record. */
const sectionPk = (key: string, id: number) => `section#${key.split('.')[0] ?? ''}${id === 0 ? '' : `#${id}`}`
const sectionName = (key: string) => key.slice(key.indexOf('.') + 1)

/** The list of the records with a value, in an order. */
export interface FacetPlace {
  type: string
  name: string
  value: string
  order: string
}

/** A part of what is searched in a week, in a language. */
interface SearchPlace {
  week: string
  shard: number
  language: string
}

/**
 * Every key of the table (design §5). Attributes: `pk`, `sk`; `gsi1pk`, `gsi1sk` list a type and project `row`;
 * `gsi2pk`, `gsi2sk` invert references and page dependencies. TTL attribute `ttl`, epoch seconds.
 */
export const keys = {
  live: (type: string, id: number): Key => ({ pk: `${type}#${id}`, sk: 'live' }),
  draft: (type: string, id: number): Key => ({ pk: `${type}#${id}`, sk: 'draft' }),
  version: (type: string, id: number, version: number): Key => ({
    pk: `${type}#${id}`,
    sk: `v#${padded(version)}`,
  }),
  /** `id`: of the record that has the section, 0 for a section of an area. */
  sectionLive: (key: string, id = 0): Key => ({ pk: sectionPk(key, id), sk: `${sectionName(key)}#live` }),
  sectionDraft: (key: string, id = 0): Key => ({ pk: sectionPk(key, id), sk: `${sectionName(key)}#draft` }),
  sectionVersion: (key: string, id: number, version: number): Key => ({
    pk: sectionPk(key, id),
    sk: `${sectionName(key)}#v#${padded(version)}`,
  }),
  /** A further order of a list: `sort#title`. */
  sortEntry: (type: string, id: number, column: string): Key => ({
    pk: `${type}#${id}`,
    sk: `sort#${column}`,
  }),
  /** A state in which a list can be narrowed to the record: `mark#drift`. */
  mark: (type: string, id: number, mark: string): Key => ({ pk: `${type}#${id}`, sk: `mark#${mark}` }),
  /** Where a record stands among those that point at the same target by `field`, or by `field=7` where that holds several. */
  member: (type: string, id: number, field: string): Key => ({ pk: `${type}#${id}`, sk: `by#${field}` }),
  /** A record's place in the list of a value it has: `facet#tag=brand@name`. */
  facetEntry: ({ type, id, name, value, order }: FacetPlace & { id: number }): Key => ({
    pk: `${type}#${id}`,
    sk: `facet#${name}=${value}@${order}`,
  }),
  /** How many records a value has, and what they weigh. */
  facetCount: (type: string, { name, value }: { name: string; value: string }): Key => ({
    pk: `facet-count#${type}`,
    sk: `${name}=${value}`,
  }),
  /** A word that finds a record. */
  word: (type: string, id: number, word: string): Key => ({ pk: `${type}#${id}`, sk: `word#${word}` }),
  /** `holder` points at `target`; inverted in gsi2. `holder` is a record's or section's pk#… */
  reference: (holder: Key, target: ReferenceKey): Key => ({
    pk: holder.pk,
    sk: `${holder.sk}#ref#${target}`,
  }),
  guard: (type: string, field: string, value: string): Key => ({
    pk: `unique#${type}.${field}#${value}`,
    sk: '-',
  }),
  /** `next` id of a type; `total` and `trashed` of a list. Children of a parent have a list, so totals, each. */
  counter: (type: string, parentId?: number): Key => ({
    pk: parentId === undefined ? `counter#${type}` : `counter#${type}#${parentId}`,
    sk: '-',
  }),
  /** When the record becomes visible by itself. */
  due: (type: string, id: number): Key => ({ pk: `${type}#${id}`, sk: 'due' }),
  /** A draft among those of the person who changed it last. */
  ownDraft: (holder: Key): Key => ({ pk: holder.pk, sk: `${holder.sk}#own-draft` }),
  audit: (ulid: string, month: string): Key => ({ pk: `audit#${month}`, sk: ulid }),
  /** How far the audit trail has been chained. */
  auditHead: (): Key => ({ pk: 'audit-trail', sk: 'head' }),
  /** A link of a day's chain of audit entries, by its number. */
  auditLink: (day: string, number: number): Key => ({ pk: `audit-links#${day}`, sk: padded(number) }),
  /** The seal of a day's chain, as it was written to the bucket. */
  auditSeal: (day: string): Key => ({ pk: 'audit-seals', sk: day }),
  idempotency: (person: number, key: string): Key => ({ pk: `idempotency#${person}#${key}`, sk: '-' }),
  session: (id: string): Key => ({ pk: `session#${id}`, sk: '-' }),
  /** A person's saved views of one list. */
  views: (person: number, list: string): Key => ({ pk: `views#${person}`, sk: list }),
  /** A browser that somebody has logged in from, by the hash of its secret. */
  device: (hash: string): Key => ({ pk: `device#${hash}`, sk: '-' }),
  /** Attempts to sign in as a person from devices that are not known, and the lock that follows from them. */
  signIn: (person: number): Key => ({ pk: `user#${person}`, sk: 'sign-in' }),
  /** A form that is open: `form` names the person and the tab. */
  presence: (type: string, id: number, form: string): Key => ({ pk: `presence#${type}#${id}`, sk: form }),
  /** The language in which somebody last signed in: mails that nobody asked for are written in it. */
  personLanguage: (person: number): Key => ({ pk: `user#${person}`, sk: 'language' }),
  /** Changes that an approver is told of in one mail, a while after the last one. */
  approvalDigest: (person: number): Key => ({ pk: `digest#${person}`, sk: '-' }),
  /** A shared preview, by the hash of its token. */
  previewLink: (hash: string): Key => ({ pk: `preview#${hash}`, sk: '-' }),
  resetToken: (hash: string): Key => ({ pk: `reset#${hash}`, sk: '-' }),
  rate: (name: string, window: number): Key => ({ pk: `rate#${name}#${window}`, sk: '-' }),
  jwks: (): Key => ({ pk: 'config#jwks', sk: '-' }),
  /** Where site and back-office are reached, as publishing was told. */
  site: (): Key => ({ pk: 'config#site', sk: '-' }),
  /** Up to which day pages were looked for that change with the day. */
  daysSeen: (): Key => ({ pk: 'schedule#days', sk: '-' }),
  /** Up to when pages were looked for that an index may have kept from a change. */
  lookedAgain: (): Key => ({ pk: 'schedule#looked', sk: '-' }),
  /** A task of the bot check that has been handed in. */
  proof: (challenge: string): Key => ({ pk: `proof#${challenge}`, sk: '-' }),
  /** How often something was searched for in a week; how often a page was chosen among the results. */
  searchCount: ({ week, shard, language, query }: SearchPlace & { query: string }): Key => ({
    pk: keys.searchShard(week, shard),
    sk: `${language}#query#${query}`,
  }),
  searchClick: ({ week, shard, language, path }: SearchPlace & { path: string }): Key => ({
    pk: keys.searchShard(week, shard),
    sk: `${language}#page#${path}`,
  }),
  searchShard: (week: string, shard: number): string => `search-counts#${week}#${shard}`,
  /** The sums of a week that is over. */
  searchWeek: (week: string): Key => ({ pk: SEARCH_WEEKS, sk: week }),
  /** How far the words of records have been made anew. */
  wordRules: (): Key => ({ pk: 'word-rules', sk: '-' }),
  /** The words that find a record; each is an item. */
  words: (type: string, id: number): { pk: string; start: string } => ({
    pk: `${type}#${id}`,
    start: 'word#',
  }),
  /** How often pages are opened, as the order of search results takes it into account. */
  popularity: (): Key => ({ pk: 'popularity', sk: '-' }),
  /** What a visitor chose about cookies, by an id that only their browser knows. */
  consentReceipt: (id: string): Key => ({ pk: `consent#${id}`, sk: '-' }),
  /** An estimate that a visitor has saved. */
  estimate: (id: string): Key => ({ pk: `estimate#${id}`, sk: '-' }),
  page: (path: string): Key => ({ pk: `page#${path}`, sk: '-' }),
  /** A link of the page that leads nowhere. */
  brokenLink: (path: string, target: string): Key => ({ pk: `page#${path}`, sk: `broken#${target}` }),
  pageDependency: (path: string, dependency: string): Key => ({
    pk: `page#${path}`,
    sk: `dep#${dependency}`,
  }),
  ...mailKeys,
  ...submissionKeys,
  ...workflowKeys,
  ...publishKeys,
  ...visitKeys,
} as const

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''

/** A value as it sorts: numbers padded, texts folded. */
export function sortText(value: unknown): string {
  if (typeof value === 'number') return padded(Math.round(value), 16)
  const folded = textOf(value)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return cutText(folded, 80)
}

/** A sort value that sorts as people expect, then the id. */
export const sortKey = (value: unknown, id: number): string => `${sortText(value)}#${padded(id)}`

/** Values that count as the same: letter case and outer space do not distinguish e-mail addresses or role names. */
export const foldedUnique = (value: unknown): string => String(value).trim().toLowerCase()
