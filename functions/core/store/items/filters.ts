import type { ContentType } from '@flou/shared/content/define.ts'
import { filtersOf, type ListFilter } from '@flou/shared/content/values/filters.ts'
import { textProblems } from '@flou/shared/translation/textProblems.ts'
import { keys, padded, sortKey, type Key } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { parentIdOf, type Snapshot } from '../writeContext.ts'
import { lastEdit } from './draft.ts'
import { targetsIn } from './memberships.ts'
import { sortValueOf } from './row.ts'

/** A range of an index partition that contains the records of a filter. */
export interface FilterIndex {
  partition: string
  entryOf: (id: number) => Key
  /** True if the partition has the order of the list. */
  isInOrder: boolean
  hasRows?: boolean
}

const isIndexedByField = ({ list }: ContentType, { name, kind }: ListFilter, parentId: number | undefined) =>
  parentId === undefined && kind === 'relation' && list.by?.includes(name) === true

/** Index of one value of a relation, choice, toggle or language. */
export function valueIndex(
  type: ContentType,
  filter: ListFilter,
  { value, parentId }: { value: string; parentId: number | undefined },
): FilterIndex {
  const { name, field } = filter
  const hasSeveral = Array.isArray(field?.initial) || filter.kind === 'language'
  const entry = hasSeveral ? `${name}=${value}` : name
  const isMember = isIndexedByField(type, filter, parentId)
  return {
    partition: partitions.filtered(type.key, { name, value, parentId }),
    entryOf: (id) => (isMember ? keys.member(type.key, id, entry) : keys.filter(type.key, id, entry)),
    isInOrder: true,
  }
}

const AUTHOR = 'updatedBy'

/** Index of all authors; `authorPrefix` selects one. */
export const authorIndex = (type: ContentType, parentId: number | undefined): FilterIndex => ({
  partition: partitions.listBy(type.key, AUTHOR, parentId),
  entryOf: (id) => keys.filter(type.key, id, AUTHOR),
  isInOrder: true,
})
export const authorPrefix = (id: number): string => `${padded(id)}#`

const hasOwnIndex = ({ list }: ContentType, name: string) =>
  name !== list.sortBy && list.sortable?.includes(name) !== true

/** Index by a date: the list's own, one of its orders, or one for the filter. */
export function dayIndex(type: ContentType, name: string, parentId: number | undefined): FilterIndex {
  if (name === type.list.sortBy) {
    return {
      partition: partitions.list(type.key, parentId),
      entryOf: (id) => keys.live(type.key, id),
      isInOrder: true,
      hasRows: true,
    }
  }
  const isOwn = hasOwnIndex(type, name)
  return {
    partition: partitions.listBy(type.key, name, parentId),
    entryOf: (id) => (isOwn ? keys.filter(type.key, id, name) : keys.sortEntry(type.key, id, name)),
    isInOrder: false,
    hasRows: !isOwn,
  }
}

const languageProblems = ({ declaration }: ContentType, snapshot: Snapshot): string[] => [
  ...new Set(textProblems(declaration, snapshot).map(({ state, language }) => `${state}.${language}`)),
]

function valuesIn(type: ContentType, { name, kind }: ListFilter, snapshot: Snapshot): string[] {
  const value = snapshot.fields[name]
  if (kind === 'language') return languageProblems(type, snapshot)
  if (kind === 'relation') return targetsIn(value).map(String)
  if (kind === 'toggle') return [String(value === true)]
  return kind === 'choice' ? [...new Set([value ?? []].flat().map(String))] : []
}

/** Returns the index entries of list filters that no other entry serves. Only the author's has a row: the name. */
export function filterItems(type: ContentType, snapshot: Snapshot) {
  const { id } = snapshot
  const parentId = parentIdOf(type, snapshot.fields)
  const order = sortKey(sortValueOf(type, snapshot, type.list.sortBy), id)
  const { updatedBy } = lastEdit(snapshot)
  const author = authorIndex(type, parentId)
  const ofFilter = (filter: ListFilter) => {
    const { name, kind } = filter
    if (kind === 'day') {
      if (!hasOwnIndex(type, name)) return []
      const { partition, entryOf } = dayIndex(type, name, parentId)
      return [{ ...entryOf(id), gsi1pk: partition, gsi1sk: sortKey(sortValueOf(type, snapshot, name), id) }]
    }
    if (isIndexedByField(type, filter, parentId)) return []
    return valuesIn(type, filter, snapshot).map((value) => {
      const { partition, entryOf } = valueIndex(type, filter, { value, parentId })
      return { ...entryOf(id), gsi1pk: partition, gsi1sk: order }
    })
  }
  return [
    {
      ...author.entryOf(id),
      gsi1pk: author.partition,
      gsi1sk: authorPrefix(updatedBy.id) + order,
      row: updatedBy.name,
    },
    ...filtersOf(type).flatMap(ofFilter),
  ]
}
