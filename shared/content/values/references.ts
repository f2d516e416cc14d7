import type { Field, Shape } from '../shape.ts'
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

/** Every record that the public form of `record` shows something of: those it points at, and those its rich texts link to. */
export function shownRecordsOf(shape: Shape, record: Record<string, unknown>): Set<ReferenceKey> {
  const found = new Set<ReferenceKey>()
  visitRecord(shape, record, (field, value) => {
    const target = 'to' in field ? String(field.to) : 'media'
    for (const id of idsOf(field, value)) found.add(`${target}#${id}`)
    if (field.kind === 'richText') for (const key of recordsLinkedIn(String(value))) found.add(key)
  })
  return found
}
