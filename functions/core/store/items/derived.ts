import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { linksOf, referencesOf, type FieldReference } from '@flou/shared/content/values/references.ts'
import { keys, sortKey, type Key } from '../keys.ts'
import { partitions } from '../partitions.ts'
import type { Item } from '../dynamo/table.ts'
import { dueTime } from '../visible.ts'
import { type Snapshot, type Values, parentIdOf } from '../writeContext.ts'
import { draftKey } from './draft.ts'
import { facetItems } from './facets.ts'
import { filterItems } from './filters.ts'
import { membershipsOf } from './memberships.ts'
import { liveKey } from './recordItem.ts'
import { sortColumnOf, listStatesOf } from './listStates.ts'
import { plannedItems } from './planned.ts'
import { ownDraftItems } from './ownDraft.ts'
import { rowOf, sortValueOf } from './row.ts'
import { wordsOf } from './words.ts'

export type DerivedItem = Key & Item

const MAX_WORDS = 32
const MAX_LINKS = 20

/**
 * Returns the index items derived from a record: references, links, sort orders, list states, memberships, list
 * filters, own draft, due and planned times. Trashed records have none.
 */
export function derivedItems(type: AnyType, snapshot: Snapshot, now: Date): DerivedItem[] {
  if (snapshot.state === 'trashed') return []
  const { id, fields, drafted } = snapshot
  const references = [
    ...referenceItems(type, liveKey(type, id), fields),
    ...(drafted ? referenceItems(type, draftKey(type, id), drafted.fields) : []),
  ]
  const drafts = [...ownDraftItems(type, snapshot, liveKey(type, id)), ...plannedItems(type, snapshot)]
  if (type.single) return [...references, ...drafts]
  return [
    ...references,
    ...drafts,
    ...sortItems(type, snapshot),
    ...listStateItems(type, snapshot),
    ...memberItems(type, snapshot),
    ...facetItems(type, snapshot),
    ...filterItems(type, snapshot),
    ...dueItems(type, snapshot, now),
  ]
}

const inverted = (key: Key, gsi2pk: string): DerivedItem => ({
  ...key,
  gsi2pk,
  gsi2sk: `${key.pk}#${key.sk}`,
})

/** Returns the items of the links in the texts of a live or draft item, whose key is `source`. */
export const linkItems = ({ declaration }: AnyType, source: Key, fields: Values): DerivedItem[] =>
  keysOf(linksOf(declaration, fields))
    .slice(0, MAX_LINKS)
    .map((target) => inverted(keys.link(source, target), partitions.links(target)))

const referenceItems = (type: AnyType, source: Key, fields: Values): DerivedItem[] => [
  ...keysOf(referencesOf(type.declaration, fields)).map((target) =>
    inverted(keys.reference(source, target), partitions.references(target)),
  ),
  ...linkItems(type, source, fields),
]

const keysOf = (found: readonly FieldReference[]) => [...new Set(found.map(({ key }) => key))]

function sortItems(type: ContentType, snapshot: Snapshot): DerivedItem[] {
  const row = rowOf(type, snapshot)
  const columns = (type.list.sortable ?? []).filter((column) => column !== type.list.sortBy)
  return columns.map((column) => ({
    ...keys.sortEntry(type.key, snapshot.id, column),
    gsi1pk: partitions.listBy(type.key, column, parentIdOf(type, snapshot.fields)),
    gsi1sk: sortKey(sortValueOf(type, snapshot, column), snapshot.id),
    row,
  }))
}

function listStateItems(type: ContentType, snapshot: Snapshot): DerivedItem[] {
  const listStates = listStatesOf(type, snapshot)
  if (listStates.length === 0) return []
  const row = rowOf(type, snapshot)
  return listStates.map((listState) => ({
    ...keys.listState(type.key, snapshot.id, listState),
    gsi1pk: partitions.inListState(type.key, listState, parentIdOf(type, snapshot.fields)),
    gsi1sk: sortKey(sortValueOf(type, snapshot, sortColumnOf(type, listState)), snapshot.id),
    row,
  }))
}

function memberItems(type: ContentType, snapshot: Snapshot): DerivedItem[] {
  return membershipsOf(type, snapshot.fields).map(({ name, value, entry }) => ({
    ...keys.member(type.key, snapshot.id, entry),
    gsi1pk: partitions.members(type.key, name, value),
    gsi1sk: sortKey(sortValueOf(type, snapshot, type.list.sortBy), snapshot.id),
  }))
}

function dueItems(type: ContentType, snapshot: Snapshot, now: Date): DerivedItem[] {
  const due = dueTime(type, { ...snapshot.fields, state: snapshot.state }, now)
  if (!due) return []
  return [{ ...keys.due(type.key, snapshot.id), gsi1pk: partitions.due(), gsi1sk: due.toISOString() }]
}

const searchWordsOf = (type: ContentType, { fields }: Snapshot) => wordsOf(type, fields).slice(0, MAX_WORDS)

export function wordPartition(type: ContentType, { state, fields }: Snapshot): string {
  const parentId = parentIdOf(type, fields)
  return state === 'trashed'
    ? partitions.trashedWords(type.key, parentId)
    : partitions.words(type.key, parentId)
}

/** Returns the search word items, most important first. */
export function wordItems(type: AnyType, snapshot: Snapshot): DerivedItem[] {
  if (type.single) return []
  const partition = wordPartition(type, snapshot)
  return searchWordsOf(type, snapshot).map((word) => ({
    ...keys.word(type.key, snapshot.id, word),
    gsi1pk: partition,
    gsi1sk: sortKey(word, snapshot.id),
    ...(snapshot.state !== 'trashed' && {
      gsi2pk: partitions.anyWords(word),
      gsi2sk: `${word}#${type.key}#${snapshot.id}`,
    }),
  }))
}

/** Returns the item that searches read until the words are indexed. */
export function unindexedItem(type: AnyType, snapshot: Snapshot) {
  if (type.single) return undefined
  return {
    ...keys.unindexed(type.key, snapshot.id),
    partition: wordPartition(type, snapshot),
    words: searchWordsOf(type, snapshot).join(' '),
  }
}
