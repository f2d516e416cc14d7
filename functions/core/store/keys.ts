import type { PlannedAction } from '@flou/shared/api.ts'
import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import { cutText } from '@flou/shared/strings/letters.ts'
import type {
  ApiTokenItem,
  AuditItem,
  BatchRowsItem,
  CounterItem,
  FacetCountItem,
  GuardItem,
  IdempotencyItem,
  JwksItem,
  ListBlockItem,
  NotificationItem,
  PresenceItem,
  RateItem,
  RecordItem,
  RecordTextItem,
  RevisionItem,
  SessionItem,
  TextWordItem,
  UnindexedItem,
} from './storedItems.ts'

declare const stored: unique symbol

/** Key of an item. The parameter declares the item's attributes, which `Table` returns for the key. */
export interface Key<T = unknown> {
  pk: string
  sk: string
  readonly [stored]?: T
}
export const keyName = ({ pk, sk }: Key): string => `${pk} ${sk}`

export const GSI1 = 'gsi1'
export const GSI2 = 'gsi2'

export const BATCH_DONE = 'batch-done'
export const UNINDEXED = 'unindexed'

export const padded = (value: number, width = 10): string => String(value).padStart(width, '0')

/** Sections of an area share a partition, so one query reads all. */
const sectionPk = (key: string, id: number) => `section#${key.split('.')[0] ?? ''}${id === 0 ? '' : `#${id}`}`
const sectionName = (key: string) => key.slice(key.indexOf('.') + 1)

export interface FacetList {
  type: string
  name: string
  value: string
  order: string
}

/**
 * Table keys of the core; features have their own. gsi1 lists rows by type; gsi2 inverts references and page
 * dependencies. TTL attribute `ttl` in epoch seconds.
 */
export const keys = {
  live: (type: string, id: number): Key<RecordItem> => ({ pk: `${type}#${id}`, sk: 'live' }),
  draft: (type: string, id: number): Key<RecordItem> => ({ pk: `${type}#${id}`, sk: 'draft' }),
  revision: (type: string, id: number, revision: number): Key<RevisionItem> => ({
    pk: `${type}#${id}`,
    sk: `v#${padded(revision)}`,
  }),
  sectionLive: (key: string, id = 0): Key<RecordItem> => ({
    pk: sectionPk(key, id),
    sk: `${sectionName(key)}#live`,
  }),
  sectionDraft: (key: string, id = 0): Key<RecordItem> => ({
    pk: sectionPk(key, id),
    sk: `${sectionName(key)}#draft`,
  }),
  sectionRevision: (key: string, id: number, revision: number): Key<RevisionItem> => ({
    pk: sectionPk(key, id),
    sk: `${sectionName(key)}#v#${padded(revision)}`,
  }),
  sortEntry: (type: string, id: number, column: string): Key => ({
    pk: `${type}#${id}`,
    sk: `sort#${column}`,
  }),
  listState: (type: string, id: number, listState: string): Key => ({
    pk: `${type}#${id}`,
    sk: `listState#${listState}`,
  }),
  /** Membership in a list by reference: `by#field` or `by#field=7`. */
  member: (type: string, id: number, field: string): Key => ({ pk: `${type}#${id}`, sk: `by#${field}` }),
  /** Entry of a list filter: `filter#field` or `filter#field=value`. */
  filter: (type: string, id: number, entry: string): Key => ({ pk: `${type}#${id}`, sk: `filter#${entry}` }),
  /** Entry in the list of a facet value: `facet#tag=brand@name`. */
  facetEntry: ({ type, id, name, value, order }: FacetList & { id: number }): Key => ({
    pk: `${type}#${id}`,
    sk: `facet#${name}=${value}@${order}`,
  }),
  facetCount: (type: string, { name, value }: { name: string; value: string }): Key<FacetCountItem> => ({
    pk: `facet-count#${type}`,
    sk: `${name}=${value}`,
  }),
  word: (type: string, id: number, word: string): Key => ({ pk: `${type}#${id}`, sk: `word#${word}` }),
  /** A reference or a link from a record or section to `target`; inverted in gsi2. */
  reference: (source: Key, target: ReferenceKey): Key => ({
    pk: source.pk,
    sk: `${source.sk}#ref#${target}`,
  }),
  link: (source: Key, target: ReferenceKey): Key => ({ pk: source.pk, sk: `${source.sk}#link#${target}` }),
  guard: (type: string, field: string, value: string): Key<GuardItem> => ({
    pk: `unique#${type}.${field}#${value}`,
    sk: '-',
  }),
  /** Id counter of a type, and `total` and `trashed` of each list; children are counted per parent. */
  counter: (type: string, parentId?: number): Key<CounterItem> => ({
    pk: parentId === undefined ? `counter#${type}` : `counter#${type}#${parentId}`,
    sk: '-',
  }),
  /** Counts of a list by creates that took their id apart, so that they do not conflict. */
  counterPart: (type: string, part: number): Key => ({ pk: `counter-part#${type}`, sk: String(part) }),
  /** Count of the entries of a list whose sort keys start with `block`. */
  listBlock: (type: string, parentId: number | undefined, block: string): Key<ListBlockItem> => ({
    pk: parentId === undefined ? `list-block#${type}` : `list-block#${type}#${parentId}`,
    sk: block,
  }),
  due: (type: string, id: number): Key => ({ pk: `${type}#${id}`, sk: 'due' }),
  /** A planned time of a record or section, whose live item has the key `source`. */
  planned: (source: Key, action: PlannedAction): Key => ({
    pk: source.pk,
    sk: `${source.sk}#planned#${action}`,
  }),
  notification: (person: number, id: string): Key<NotificationItem> => ({ pk: `bell#${person}`, sk: id }),
  ownDraft: (source: Key): Key => ({ pk: source.pk, sk: `${source.sk}#own-draft` }),
  audit: (ulid: string, month: string): Key<AuditItem> => ({ pk: `audit#${month}`, sk: ulid }),
  idempotency: (person: number, key: string): Key<IdempotencyItem> => ({
    pk: `idempotency#${person}#${key}`,
    sk: '-',
  }),
  session: (id: string): Key<SessionItem> => ({ pk: `session#${id}`, sk: '-' }),
  /** By hash of the token; listed in gsi1. */
  apiToken: (hash: string): Key<ApiTokenItem> => ({ pk: `api-token#${hash}`, sk: '-' }),
  views: (person: number, list: string): Key => ({ pk: `views#${person}`, sk: list }),
  sharedView: (list: string, id: string): Key => ({ pk: 'views#shared', sk: `${list}#${id}` }),
  /** An open form; `form` identifies user and browser tab. */
  presence: (type: string, id: number, form: string): Key<PresenceItem> => ({
    pk: `presence#${type}#${id}`,
    sk: form,
  }),
  rate: (name: string, window: number): Key<RateItem> => ({ pk: `rate#${name}#${window}`, sk: '-' }),
  jwks: (): Key<JwksItem> => ({ pk: 'config#jwks', sk: '-' }),
  proof: (challenge: string): Key => ({ pk: `proof#${challenge}`, sk: '-' }),
  /** A word of all texts of a record, written after the save from the stream. */
  textWord: (word: string, type: string, id: number): Key<TextWordItem> => ({
    pk: keys.textWords(word),
    sk: `${word}#${type}#${id}`,
  }),
  textWords: (word: string): string => `text#${Array.from(word).slice(0, 2).join('')}`,
  /** The words that a record has as `textWord`, and with `+` as `word`. */
  recordText: (type: string, id: number): Key<RecordTextItem> => ({ pk: `${type}#${id}`, sk: 'text' }),
  filters: (type: string, id: number): { pk: string; start: string } => ({
    pk: `${type}#${id}`,
    start: 'filter#',
  }),
  /** The links of a live or draft item. */
  links: ({ pk, sk }: Key): { pk: string; start: string } => ({ pk, start: `${sk}#link#` }),
  words: (type: string, id: number): { pk: string; start: string } => ({
    pk: `${type}#${id}`,
    start: 'word#',
  }),
  /** Record whose search words are not indexed yet. */
  unindexed: (type: string, id: number): Key<UnindexedItem> => ({ pk: UNINDEXED, sk: `${type}#${id}` }),
  page: (path: string) => ({ pk: `page#${path}`, sk: '-' }),
  /** Batch with rows in chunks and an end marker that the stream filter matches (publish/manifest.ts). */
  batch: (id: string) => ({ pk: `batch#${id}`, sk: '-' }),
  batchRows: (id: string, writer: string, chunk: number): Key<BatchRowsItem> => ({
    pk: `batch#${id}`,
    sk: `rows#${writer}#${padded(chunk, 4)}`,
  }),
  batchDone: (id: string): Key => ({ pk: `batch#${id}`, sk: BATCH_DONE }),
} as const

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''

export function sortText(value: unknown): string {
  if (typeof value === 'number') return padded(Math.round(value), 16)
  const folded = textOf(value)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return cutText(folded, 80)
}

/** Returns a sort key with the id as tie-breaker. */
export const sortKey = (value: unknown, id: number): string => `${sortText(value)}#${padded(id)}`

export const foldedUnique = (value: unknown): string => String(value).trim().toLowerCase()

export function keyOfReference(target: ReferenceKey): Key<RecordItem> {
  const [type = '', id] = target.split('#')
  return keys.live(type, Number(id))
}
