import type { Field, Declaration } from '../declaration.ts'
import { mediaIdsIn } from './richTextMedia.ts'
import { recordsLinkedIn } from './richTextLinks.ts'
import { visitorOf } from './walk.ts'

/** Referenced record as `type#id`. */
export type ReferenceKey = `${string}#${number}`

export interface FieldReference {
  readonly key: ReferenceKey
  readonly path: readonly (string | number)[]
}

const visitReferences = visitorOf((leaf) => leaf.kind === 'richText' || 'to' in leaf)

const idsOf = (field: Field, value: unknown): number[] =>
  field.kind === 'richText'
    ? mediaIdsIn(String(value))
    : 'to' in field
      ? [value].flat().filter((id): id is number => typeof id === 'number' && id > 0)
      : []

/** Returns all references with their field path, including pictures in rich text; may contain duplicates. */
export function referencesOf(declaration: Declaration, record: Record<string, unknown>): FieldReference[] {
  const found: FieldReference[] = []
  visitReferences(declaration, record, (field, value, { path }) => {
    const target = 'to' in field ? String(field.to) : 'media'
    for (const id of idsOf(field, value)) found.push({ key: `${target}#${id}`, path })
  })
  return found
}

/** Visits every record that the public version depends on: references and rich-text links. */
export function visitDependencies(
  declaration: Declaration,
  record: Record<string, unknown>,
  visit: (key: ReferenceKey, path: FieldReference['path']) => void,
): void {
  visitReferences(declaration, record, (field, value, { path }) => {
    const target = 'to' in field ? String(field.to) : 'media'
    for (const id of idsOf(field, value)) visit(`${target}#${id}`, path)
    if (field.kind === 'richText') for (const key of recordsLinkedIn(String(value))) visit(key, path)
  })
}

export function dependenciesOf(declaration: Declaration, record: Record<string, unknown>): Set<ReferenceKey> {
  const found = new Set<ReferenceKey>()
  visitDependencies(declaration, record, (key) => found.add(key))
  return found
}
