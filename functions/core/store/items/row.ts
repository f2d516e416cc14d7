import type { ContentType } from '@flou/shared/content/define.ts'
import { isPageless } from '@flou/shared/content/values/localize.ts'
import { recordPathOf } from '@flou/shared/paths.ts'
import { textsOf, titleOf } from '../texts.ts'
import type { Snapshot } from '../writeContext.ts'
import { lastEdit } from './draft.ts'
import { rowStates } from './listStates.ts'
import { cutText } from '@flou/shared/strings/letters.ts'

const MAX_TEXT = 200

const shortened = (value: unknown): unknown =>
  typeof value === 'string' && value.length > MAX_TEXT ? `${cutText(value, MAX_TEXT - 1)}…` : value

const META_COLUMNS: ReadonlySet<string> = new Set(['created', 'updated'])

function columnOf(type: ContentType, snapshot: Snapshot, name: string): unknown {
  if (META_COLUMNS.has(name)) return name === 'created' ? snapshot.created : lastEdit(snapshot).updated
  if (!(name in type.declaration.localized)) return shortened(snapshot.fields[name])
  const { en, id } = textsOf(type.declaration, snapshot.fields, name)
  return { en: shortened(en), id: shortened(id) }
}

const slugIn = (type: ContentType, { fields }: Snapshot, { slug } = fields) =>
  recordPathOf(type.key) !== undefined && !isPageless(type, fields) && typeof slug === 'string' && slug !== ''
    ? { slug }
    : {}

/** Returns the list row as JSON: declared columns and metadata only. */
export function rowOf(type: ContentType, snapshot: Snapshot): string {
  const { updated, updatedBy } = lastEdit(snapshot)
  const columns = type.list.columns.map((name) => [name, columnOf(type, snapshot, name)] as const)
  return JSON.stringify({
    ...Object.fromEntries(columns.map(([name, value]) => [name, value ?? null])),
    id: snapshot.id,
    titles: titleOf(type, snapshot.fields),
    ...slugIn(type, snapshot),
    state: snapshot.state,
    recordVersion: snapshot.version,
    updated,
    updatedBy: updatedBy.name,
    listStates: rowStates(type, snapshot),
  })
}

/** Localized fields sort by their English text. */
export function sortValueOf(type: ContentType, snapshot: Snapshot, column: string): unknown {
  if (META_COLUMNS.has(column)) return columnOf(type, snapshot, column)
  const field = type.declaration.fields[column]
  if (field && typeof snapshot.fields[column] !== 'string') return Number(snapshot.fields[column])
  return textsOf(type.declaration, snapshot.fields, column).en
}
