import type { Field, Shape } from '../shape.ts'
import { mediaIdsIn } from './richTextMedia.ts'
import { recordsLinkedIn } from './richTextLinks.ts'
import { visitorOf } from './walk.ts'

/** A record that another one points at, as `type#id`. */
export type ReferenceKey = `${string}#${number}`

export interface ReferencePlace {
  readonly key: ReferenceKey
  readonly path: readonly (string | number)[]
}

const visitPointing = visitorOf((leaf) => leaf.kind === 'richText' || 'to' in leaf)

const idsOf = (field: Field, value: unknown): number[] =>
  field.kind === 'richText'
    ? mediaIdsIn(String(value))
    : 'to' in field
      ? [value].flat().filter((id): id is number => typeof id === 'number' && id > 0)
      : []

/** Every record and picture that `record` points at, pictures in rich text included, with the field that does; repeated ones repeated. */
export function referencesOf(shape: Shape, record: Record<string, unknown>): ReferencePlace[] {
  const found: ReferencePlace[] = []
  visitPointing(shape, record, (field, value, { path }) => {
    const target = 'to' in field ? String(field.to) : 'media'
    for (const id of idsOf(field, value)) found.push({ key: `${target}#${id}`, path })
  })
  return found
}

/** Tells of every record that the public form of `record` shows something of, and where: those it points at, and those its rich texts link to. */
export function visitShownRecords(
  shape: Shape,
  record: Record<string, unknown>,
  tell: (key: ReferenceKey, path: ReferencePlace['path']) => void,
): void {
  visitPointing(shape, record, (field, value, { path }) => {
    const target = 'to' in field ? String(field.to) : 'media'
    for (const id of idsOf(field, value)) tell(`${target}#${id}`, path)
    if (field.kind === 'richText') for (const key of recordsLinkedIn(String(value))) tell(key, path)
  })
}

/** The same records, each once. */
export function shownRecordsOf(shape: Shape, record: Record<string, unknown>): Set<ReferenceKey> {
  const found = new Set<ReferenceKey>()
  visitShownRecords(shape, record, (key) => found.add(key))
  return found
}
