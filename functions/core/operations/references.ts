import type { AnyType } from '@flou/shared/content/define.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import {
  findDependentReferences,
  findPlayerFiles,
  referencesOf,
  type ReferenceKey,
  type FieldReference,
} from '@flou/shared/content/values/references.ts'
import { mediaKindOf } from '@flou/shared/media/media.ts'
import { AppError, invalidFields, type FieldErrors } from '../errors.ts'
import type { Table } from '../store/dynamo/table.ts'
import type { RecordItem } from '../store/storedItems.ts'
import { dataOf } from '../store/liveItem.ts'
import { titleOf } from '../store/texts.ts'
import type { Values } from '../store/writeContext.ts'
import type { OperationContext } from './operation.ts'
import { keyOfReference } from '../store/keys.ts'

export interface MissingReference {
  field: string
  code: 'missing' | 'inTrash' | 'notPartOf' | 'notVideo' | 'notCaptions'
  type: string
  label: string
  id: number
  title: string
}

type Reader = Pick<OperationContext, 'table' | 'registry' | 'language' | 'isRestored'>

interface Problem extends FieldReference {
  /** `notPartOf`: the reference belongs to another category than the record. */
  code: MissingReference['code']
}

function referencesWithParent(type: AnyType, fields: Values): FieldReference[] {
  const found = referencesOf(type.declaration, fields)
  const parent = type.single ? undefined : type.parent
  const id = parent ? Number(fields[parent.field]) : 0
  const isNamed = found.some(({ key }) => key === `${parent?.type}#${id}`)
  if (!parent || isNamed || id === 0) return found
  return [...found, { key: `${parent.type}#${id}`, path: [parent.field] }]
}

export async function findMissing(
  table: Table,
  targets: readonly ReferenceKey[],
): Promise<Map<ReferenceKey, 'missing' | 'inTrash'>> {
  const unique = [...new Set(targets)]
  const items = await table.getAll(unique.map(keyOfReference), { consistent: true, attributes: ['state'] })
  return new Map(
    unique.flatMap((target, index) => {
      const item = items[index]
      const code = item === undefined ? 'missing' : item.state === 'trashed' ? 'inTrash' : undefined
      return code ? [[target, code] as const] : []
    }),
  )
}

async function findForeignReferences(table: Table, type: AnyType, fields: Values): Promise<Problem[]> {
  const parts = findDependentReferences(type.declaration, fields)
  if (parts.length === 0) return []
  const items = await table.getAll(
    parts.map(({ key }) => keyOfReference(key)),
    { consistent: true, attributes: ['data'] },
  )
  const isForeign = (item: Pick<RecordItem, 'data'> | undefined, within: readonly string[]): boolean => {
    const part = item && dataOf(item)
    return part !== undefined && within.some((name) => part[name] !== fields[name])
  }
  return parts
    .filter(({ within }, index) => isForeign(items[index], within))
    .map(({ key, path }) => ({ key, path, code: 'notPartOf' }))
}

async function findOtherFiles(table: Table, type: AnyType, fields: Values): Promise<Problem[]> {
  const files = findPlayerFiles(type.declaration, fields)
  if (files.length === 0) return []
  const items = await table.getAll(
    files.map(({ key }) => keyOfReference(key)),
    { consistent: true, attributes: ['data'] },
  )
  return files.flatMap(({ key, path, accepts }, index): Problem[] => {
    const file = items[index] && dataOf(items[index])
    if (!file || mediaKindOf(String(file['mime'])) === accepts) return []
    return [{ key, path, code: accepts === 'video' ? 'notVideo' : 'notCaptions' }]
  })
}

async function findProblems(table: Table, type: AnyType, fields: Values): Promise<Problem[]> {
  const references = referencesWithParent(type, fields)
  if (references.length === 0) return []
  const [absent, foreign, other] = await Promise.all([
    findMissing(
      table,
      references.map(({ key }) => key),
    ),
    findForeignReferences(table, type, fields),
    findOtherFiles(table, type, fields),
  ])
  const missing = references.flatMap((reference): Problem[] => {
    const code = absent.get(reference.key)
    return code ? [{ ...reference, code }] : []
  })
  return [...missing, ...[...foreign, ...other].filter(({ key }) => !absent.has(key))]
}

const asParameter = (text: string) => text.replaceAll(':', ' ')

async function describeProblems(
  { table, registry, language }: Reader,
  problems: readonly Problem[],
): Promise<MissingReference[]> {
  const items = await table.getAll(
    problems.map(({ key }) => keyOfReference(key)),
    { attributes: ['data'] },
  )
  return problems.map(({ key, path, code }, index): MissingReference => {
    const [typeKey = '', id] = key.split('#')
    const type = registry.types.get(typeKey)
    const item = items[index]
    const title = item && type && !type.single ? titleOf(type, dataOf(item))[language] : ''
    return {
      field: errorKey(path),
      code,
      type: typeKey,
      label: type?.label[language] ?? typeKey,
      id: Number(id),
      title,
    }
  })
}

const fieldErrorsOf = (missing: readonly MissingReference[]): FieldErrors =>
  Object.fromEntries(
    missing.map(({ field, code, title }) => [
      field,
      code === 'missing' ? code : `${code}:${asParameter(title)}`,
    ]),
  )

/**
 * Checks all references, unchanged ones included.
 * @throws AppError `validation_failed` at fields with deleted, trashed or foreign records
 */
export async function requireReferences(reader: Reader, type: AnyType, fields: Values): Promise<void> {
  const problems = await findProblems(reader.table, type, fields)
  if (problems.length > 0) throw invalidFields(fieldErrorsOf(await describeProblems(reader, problems)))
}

/**
 * Checks references of a record restored without a form.
 * @throws AppError `references_missing` with the list
 */
export async function requireRestorable(reader: Reader, type: AnyType, fields: Values): Promise<void> {
  const { table, isRestored = () => false } = reader
  const problems = (await findProblems(table, type, fields)).filter(
    ({ key, code }) => code !== 'inTrash' || !isRestored(key),
  )
  if (problems.length === 0) return
  const data = await describeProblems(reader, problems)
  throw new AppError('references_missing', { data, fields: fieldErrorsOf(data) })
}
