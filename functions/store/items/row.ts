import type { ContentType } from '@flou/shared/content/define.ts'
import { recordPathOf } from '@flou/shared/paths.ts'
import { cutText } from '@flou/shared/text/cutText.ts'
import { textsOf, titleOf } from '../texts.ts'
import type { Snapshot } from '../writeContext.ts'
import { lastChange } from './draft.ts'
import { rowMarks } from './marks.ts'

/** A row shows the start of a long text; the rest would make lists slow. */
const MAX_TEXT = 200

const shortened = (value: unknown): unknown =>
  typeof value === 'string' && value.length > MAX_TEXT ? `${cutText(value, MAX_TEXT - 1)}…` : value

const META_COLUMNS: ReadonlySet<string> = new Set(['created', 'updated'])

function columnOf(type: ContentType, snapshot: Snapshot, name: string): unknown {
  if (META_COLUMNS.has(name)) return name === 'created' ? snapshot.created : lastChange(snapshot).updated
  if (!(name in type.shape.localized)) return shortened(snapshot.fields[name])
  const { en, id } = textsOf(type.shape, snapshot.fields, name)
  return { en: shortened(en), id: shortened(id) }
}

/** The last part of the path of a record's page, by which others link to it; nothing where it has no page. */
const slugIn = ({ key }: ContentType, { fields: { slug } }: Snapshot) =>
  recordPathOf(key) !== undefined && typeof slug === 'string' && slug !== '' ? { slug } : {}

/** What a list shows of a record, as JSON text: the declared columns and meta, never contents (design §5). */
export function rowOf(type: ContentType, snapshot: Snapshot): string {
  const { updated, updatedBy } = lastChange(snapshot)
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
    marks: rowMarks(type, snapshot),
  })
}

/** The value a list sorts by: the English text of a localized field. */
export function sortValueOf(type: ContentType, snapshot: Snapshot, column: string): unknown {
  if (META_COLUMNS.has(column)) return columnOf(type, snapshot, column)
  const field = type.shape.fields[column]
  if (field && typeof snapshot.fields[column] !== 'string') return Number(snapshot.fields[column])
  return textsOf(type.shape, snapshot.fields, column).en
}
