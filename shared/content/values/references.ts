import type { Field, Declaration } from '../declaration.ts'
import { kindOf } from '../fields/kinds.ts'
import type { RecordKey } from '../fields/richTextReferences.ts'
import { visitorOf } from './walk.ts'

export type ReferenceKey = RecordKey

export interface FieldReference {
  readonly key: ReferenceKey
  readonly path: readonly (string | number)[]
}

const visitReferences = visitorOf((leaf) => kindOf(leaf).references !== undefined)

/** Returns all references with their field path, including pictures in rich text; may contain duplicates. */
export function referencesOf(declaration: Declaration, record: Record<string, unknown>): FieldReference[] {
  const found: FieldReference[] = []
  visitReferences(declaration, record, (field, value, { path }) => {
    for (const key of kindOf(field).references?.(field, value) ?? []) found.push({ key, path })
  })
  return found
}

/** Returns the records that rich texts link to, with their field path; may contain duplicates. */
export function linksOf(declaration: Declaration, record: Record<string, unknown>): FieldReference[] {
  const found: FieldReference[] = []
  visitReferences(declaration, record, (field, value, { path }) => {
    for (const key of kindOf(field).links?.(value) ?? []) found.push({ key, path })
  })
  return found
}

type PlayerFile = FieldReference & { readonly accepts: 'video' | 'captions' }

/** Returns references of fields that accept videos or captions only. */
export function findPlayerFiles(declaration: Declaration, record: Record<string, unknown>): PlayerFile[] {
  const found: PlayerFile[] = []
  visitReferences(declaration, record, (field, value, { path }) => {
    const accepts = 'accepts' in field ? field.accepts : undefined
    if (accepts !== 'video' && accepts !== 'captions') return
    for (const key of kindOf(field).references?.(field, value) ?? []) found.push({ key, path, accepts })
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
    const { references, links } = kindOf(field)
    for (const key of references?.(field, value) ?? []) visit(key, path)
    for (const key of links?.(value) ?? []) visit(key, path)
  })
}

export function dependenciesOf(declaration: Declaration, record: Record<string, unknown>): Set<ReferenceKey> {
  const found = new Set<ReferenceKey>()
  visitDependencies(declaration, record, (key) => found.add(key))
  return found
}

const withinOf = (field: Field): readonly string[] =>
  'within' in field ? (field.within as readonly string[]) : []

/** Returns references that must match other fields of the record, with those fields. */
export const findDependentReferences = (
  { fields }: Declaration,
  record: Readonly<Record<string, unknown>>,
): (FieldReference & { within: readonly string[] })[] =>
  Object.entries(fields).flatMap(([name, one]) => {
    const within = withinOf(one)
    const id = Number(record[name] ?? 0)
    if (within.length === 0 || id === 0 || !('to' in one)) return []
    return [{ key: `${String(one.to)}#${id}` as const, path: [name], within }]
  })

export const hasDependentReferences = ({ fields }: Declaration): boolean =>
  Object.values(fields).some((one) => withinOf(one).length > 0)
