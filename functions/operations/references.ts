import type { MissingReference } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { partsOf } from '@flou/shared/content/fields/reference.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import {
  referencesOf,
  type ReferenceKey,
  type ReferencePlace,
} from '@flou/shared/content/values/references.ts'
import { AppError, invalidFields, type FieldErrors } from '../appError.ts'
import type { Item, Table } from '../store/dynamo/table.ts'
import { keyOfReference } from '../store/items/target.ts'
import { dataOf } from '../store/liveItem.ts'
import { titleOf } from '../store/texts.ts'
import type { Values } from '../store/writeContext.ts'
import type { OperationContext } from './operation.ts'

type Reader = Pick<OperationContext, 'table' | 'registry' | 'language'>

/** A reference that content may not go live with. */
interface Problem extends ReferencePlace {
  /** `missing`: deleted. `inTrash`: in the trash. `notPartOf`: of another category than the record's. */
  code: 'missing' | 'inTrash' | 'notPartOf'
}

/** Records and files that content names; of a type below another one its parent, too. */
function namedBy(type: AnyType, fields: Values): ReferencePlace[] {
  const named = referencesOf(type.shape, fields)
  const parent = type.single ? undefined : type.parent
  const id = parent ? Number(fields[parent.field]) : 0
  const isNamed = named.some(({ key }) => key === `${parent?.type}#${id}`)
  if (!parent || isNamed || id === 0) return named
  return [...named, { key: `${parent.type}#${id}`, path: [parent.field] }]
}

/** The records among some that are deleted or in the trash. */
export async function goneAmong(
  table: Table,
  targets: readonly ReferenceKey[],
): Promise<Map<ReferenceKey, 'missing' | 'inTrash'>> {
  const unique = [...new Set(targets)]
  const items = await table.getAll(unique.map(keyOfReference), { consistent: true, attributes: ['state'] })
  return new Map(
    unique.flatMap((target, index) => {
      const item = items[index]
      const code = item === undefined ? 'missing' : item['state'] === 'trashed' ? 'inTrash' : undefined
      return code ? [[target, code] as const] : []
    }),
  )
}

/** References to parts of another category, product group and so on than the record itself has. */
async function foreignParts(table: Table, type: AnyType, fields: Values): Promise<Problem[]> {
  const parts = partsOf(type.shape, fields)
  if (parts.length === 0) return []
  const items = await table.getAll(
    parts.map(({ key }) => keyOfReference(key)),
    { consistent: true, attributes: ['data'] },
  )
  const isForeign = (item: Item | undefined, within: readonly string[]): boolean => {
    const part = item && dataOf(item)
    return part !== undefined && within.some((name) => part[name] !== fields[name])
  }
  return parts
    .filter(({ within }, index) => isForeign(items[index], within))
    .map(({ key, path }) => ({ key, path, code: 'notPartOf' }))
}

async function problemsOf(table: Table, type: AnyType, fields: Values): Promise<Problem[]> {
  const places = namedBy(type, fields)
  if (places.length === 0) return []
  const [gone, foreign] = await Promise.all([
    goneAmong(
      table,
      places.map(({ key }) => key),
    ),
    foreignParts(table, type, fields),
  ])
  const missing = places.flatMap((place): Problem[] => {
    const code = gone.get(place.key)
    return code ? [{ ...place, code }] : []
  })
  return [...missing, ...foreign.filter(({ key }) => !gone.has(key))]
}

/** A colon separates the parameters of a message. */
const asParameter = (text: string) => text.replaceAll(':', ' ')

/** The records of some problems, with their titles as far as they are still there. */
async function described(
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
 * Checks every record and file that content is about to show or store, unchanged ones included.
 * @throws AppError `validation_failed` at the fields of what is deleted, in the trash, or part of another category
 */
export async function requireReferences(reader: Reader, type: AnyType, fields: Values): Promise<void> {
  const problems = await problemsOf(reader.table, type, fields)
  if (problems.length > 0) throw invalidFields(fieldErrorsOf(await described(reader, problems)))
}

/**
 * The same for a record that comes back as it was, without a form to correct it in.
 * @throws AppError `references_missing` with what is missing
 */
export async function requireRestorable(reader: Reader, type: AnyType, fields: Values): Promise<void> {
  const problems = await problemsOf(reader.table, type, fields)
  if (problems.length === 0) return
  const data = await described(reader, problems)
  throw new AppError('references_missing', { data, fields: fieldErrorsOf(data) })
}
