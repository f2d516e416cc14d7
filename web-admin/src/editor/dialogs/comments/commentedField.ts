import { innerOf, type Declaration, type Field } from '@flou/shared/content/declaration.ts'
import { textPath } from '@flou/shared/content/values/errorKey.ts'
import { visitRecord } from '@flou/shared/content/values/walk.ts'
import type { Language } from '@flou/shared/locale.ts'
import { fingerprint } from '@flou/shared/strings/fingerprint.ts'
import { below, entryIndex, readProperty, valueAt } from '../../../core/records/entries.ts'
import type { FormValues } from '../../../core/records/formErrors.ts'

const isIndex = (segment: string) => /^\d+$/.test(segment)
const containerOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')))

/** Fields within groups and items by their container: `sessions.1` → `sessions.1.title` …, without languages. */
export function nestedFields(declaration: Declaration, values: FormValues): Map<string, string[]> {
  const paths = new Set<string>()
  visitRecord(declaration, values, (_, __, { path }) => paths.add(textPath(path)))
  return Map.groupBy(
    [...paths].filter((path) => path.includes('.')),
    containerOf,
  )
}

const MARKS = 20
const MARK_LENGTH = 6
/** Excluded from marks: equal in most items, or changed by a move. */
const IGNORED = new Set(['languageId', 'order'])

/** Digests of the values in an item. */
function marksOf(value: unknown, name = ''): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => marksOf(inner, isIndex(key) ? name : key))
  const isFilled = value !== '' && value !== 0 && (typeof value === 'string' || typeof value === 'number')
  return isFilled && !IGNORED.has(name) ? [fingerprint(`${name}:${value}`).slice(0, MARK_LENGTH)] : []
}

const itemMarks = (item: unknown) => [...new Set(marksOf(item))].slice(0, MARKS)

const EDGE = '-'
const SEPARATOR = '|'

/** Digests of the items before and after one. */
const neighbourMarks = (items: readonly unknown[], index: number): string =>
  [items[index - 1], items[index + 1]]
    .map((item) => (item === undefined ? EDGE : fingerprint(marksOf(item).join(' ')).slice(0, MARK_LENGTH)))
    .join(SEPARATOR)

const itemsAt = (values: FormValues, path: string): readonly unknown[] => {
  const list = valueAt(values, path)
  return Array.isArray(list) ? list : []
}

/** Returns marks of each item on a path, by which `currentPath` finds it after it moved or changed. */
export function itemsOn(values: FormValues, field: string): string[] {
  const segments = field.split('.')
  return segments.flatMap((segment, depth) => {
    if (!isIndex(segment)) return []
    const items = itemsAt(values, segments.slice(0, depth).join('.'))
    const index = Number(segment)
    return [`${itemMarks(items[index]).join(' ')}${SEPARATOR}${neighbourMarks(items, index)}`]
  })
}

/** A field with the marks of the items around it. */
export interface CommentedField {
  field: string
  items: readonly string[]
}

export const commentedField = (values: FormValues, field: string): CommentedField => ({
  field,
  items: itemsOn(values, field),
})

/** Text for a stored draft; '' is the record. */
export const serializeField = ({ field, items }: CommentedField): string => [field, ...items].join('\n')

export function parseField(text: string): CommentedField {
  const [field = '', ...items] = text.split('\n')
  return { field, items }
}

/** Items that share a smaller part of the marks are different, unless they have the same neighbours. */
const MIN_SHARE = 1 / 2

function indexOfItem(items: readonly unknown[], stored: string, earlier: number): number | undefined {
  const [own = '', ...neighbours] = stored.split(SEPARATOR)
  const marks = own.split(' ').filter((mark) => mark !== '')
  if (marks.length === 0) return earlier < items.length ? earlier : undefined
  const scores = items.map((item, index) => {
    const present = new Set(itemMarks(item))
    return { index, score: marks.filter((mark) => present.has(mark)).length / marks.length }
  })
  const [best] = scores.toSorted(
    (one, other) =>
      other.score - one.score || Math.abs(one.index - earlier) - Math.abs(other.index - earlier),
  )
  if (best && best.score >= MIN_SHARE) return best.index
  const rewritten = items.findIndex((_, index) => neighbourMarks(items, index) === neighbours.join(SEPARATOR))
  return rewritten < 0 ? undefined : rewritten
}

/** Returns the field's path in the current values; undefined if one of its items is gone. */
export function currentPath(
  values: FormValues,
  field: string,
  items: readonly string[] = [],
): string | undefined {
  const marks = items.values()
  let path = ''
  for (const segment of field.split('.')) {
    if (isIndex(segment)) {
      const index = indexOfItem(itemsAt(values, path), marks.next().value ?? '', Number(segment))
      if (index === undefined) return undefined
      path = below(path, index)
    } else path = below(path, segment)
  }
  return path
}

/** Returns the declaration of a group or item; '' is the record. */
export const declarationAt = (root: Declaration, container: string): Declaration | undefined =>
  container
    .split('.')
    .filter((segment) => segment !== '' && !isIndex(segment))
    .reduce<Declaration | undefined>((inner, segment) => {
      const field: Field | undefined = inner?.fields[segment]
      return field && innerOf(field)
    }, root)

/** Returns the form's path of a field, in one language if it is localized. */
export function formPath(
  root: Declaration,
  values: FormValues,
  { path, language }: { path: string; language: Language },
): string {
  const container = containerOf(path)
  const name = path.slice(path.lastIndexOf('.') + 1)
  const declaration = declarationAt(root, container)
  if (!declaration || !Object.hasOwn(declaration.localized, name)) return path
  const record = container === '' ? values : valueAt(values, container)
  const at = entryIndex(readProperty(record, declaration.translationsKey), language)
  return below(container, declaration.translationsKey, at, name)
}
