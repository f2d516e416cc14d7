import type { Field, Shape } from '../shape.ts'
import { publicName } from './localize.ts'
import { mediaIdsIn } from './richTextMedia.ts'
import { recordsLinkedIn } from './richTextLinks.ts'
import { visitRecord } from './walk.ts'

/** A record that another one points at, as `type#id`. */
export type ReferenceKey = `${string}#${number}`

export interface ReferencePlace {
  readonly key: ReferenceKey
  readonly path: readonly (string | number)[]
}

const idsOf = (field: Field, value: unknown): number[] =>
  field.kind === 'richText'
    ? mediaIdsIn(String(value))
    : 'to' in field
      ? [value].flat().filter((id): id is number => typeof id === 'number' && id > 0)
      : []

/** Every record and picture that `record` points at, pictures in rich text included, with the field that does; repeated ones repeated. */
export function referencesOf(shape: Shape, record: Record<string, unknown>): ReferencePlace[] {
  const found: ReferencePlace[] = []
  visitRecord(shape, record, (field, value, { path }) => {
    const target = 'to' in field ? String(field.to) : 'media'
    for (const id of idsOf(field, value)) found.push({ key: `${target}#${id}`, path })
  })
  return found
}

/** The name of the record's field that a value is in, however deep: names of languages' entries are passed over. */
const fieldNameOf = ({ localizedName }: Shape, [first, , text]: ReferencePlace['path']) =>
  String(first === localizedName ? text : first)

/**
 * The records that the public form of `record` shows something of, by the public name of the field that does: those it points at, and
 * those its rich texts link to. Fields that show none are absent.
 */
export function shownRecordsByField(
  shape: Shape,
  record: Record<string, unknown>,
): Map<string, Set<ReferenceKey>> {
  const found = new Map<string, Set<ReferenceKey>>()
  visitRecord(shape, record, (field, value, { path }) => {
    const target = 'to' in field ? String(field.to) : 'media'
    const keys: ReferenceKey[] = idsOf(field, value).map((id): ReferenceKey => `${target}#${id}`)
    if (field.kind === 'richText') keys.push(...recordsLinkedIn(String(value)))
    if (keys.length === 0) return
    const name = fieldNameOf(shape, path)
    const top = shape.fields[name] ?? shape.localized[name] ?? field
    const shown = publicName(name, top)
    found.set(shown, new Set([...(found.get(shown) ?? []), ...keys]))
  })
  return found
}

/** Every record that the public form of `record` shows something of. */
export const shownRecordsOf = (shape: Shape, record: Record<string, unknown>): Set<ReferenceKey> =>
  new Set([...shownRecordsByField(shape, record).values()].flatMap((keys) => [...keys]))
