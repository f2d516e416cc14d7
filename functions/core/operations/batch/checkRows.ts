import type { ContentType } from '@flou/shared/content/define.ts'
import { changedFields } from '@flou/shared/content/values/changedFields.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { referencesOf } from '@flou/shared/content/values/references.ts'
import pMap from 'p-map'
import { AppError, type FieldErrors } from '../../errors.ts'
import type { BatchEntry } from '../../store/batch/batchItems.ts'
import { liveKey, snapshotOf } from '../../store/items/recordItem.ts'
import { titleOf } from '../../store/texts.ts'
import type { Snapshot, Values } from '../../store/writeContext.ts'
import type { HookContext } from '../hooks/typeHooks.ts'
import { prepare } from '../input/prepare.ts'
import { findMissing } from '../references.ts'
import { withParentId, type ContentTarget } from '../records/contentTarget.ts'

const CONCURRENCY = 50

export interface CheckedRow {
  action: 'create' | 'update' | 'keep'
  errors: FieldErrors
  change?: BatchEntry
}

const integerIn = (row: Values, name: 'id' | 'recordVersion'): number => {
  const value = row[name]
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
}

interface Context {
  target: ContentTarget<ContentType>
  hooks: HookContext
}

async function storedOf({ target: { type }, hooks: { table } }: Context, rows: readonly Values[]) {
  const ids = [...new Set(rows.map((row) => integerIn(row, 'id')).filter((id) => id > 0))]
  const items = await table.getAll(
    ids.map((id) => liveKey(type, id)),
    { consistent: true },
  )
  return new Map(
    items.flatMap((item, index) =>
      item && item.state !== 'trashed' ? [[ids[index] ?? 0, snapshotOf(item)] as const] : [],
    ),
  )
}

const wrong = (errors: FieldErrors, action: CheckedRow['action'] = 'update'): CheckedRow => ({
  action,
  errors,
})

async function checkRow(
  { target, hooks }: Context,
  row: Values,
  before: Snapshot | undefined,
): Promise<CheckedRow> {
  const { type, parentId } = target
  const { parent } = type
  const isNew = integerIn(row, 'id') === 0
  if (!isNew && (!before || (parent && before.fields[parent.field] !== parentId)))
    return wrong({ Id: 'missing' })
  if (before && before.version !== integerIn(row, 'recordVersion'))
    return wrong({ RecordVersion: 'recordChanged' })
  const body = withParentId(target, row)
  try {
    const { fields } = await prepare({ type, body, before, areReferencesChecked: true }, hooks)
    const action = isNew ? 'create' : isSame(type.declaration, before, fields) ? 'keep' : 'update'
    if (action === 'keep') return { action, errors: {} }
    const titles = titleOf(type, fields)
    const change: BatchEntry = { id: before?.id ?? 0, action, from: before?.version ?? 0, fields, titles }
    return { action, errors: {}, change }
  } catch (error) {
    if (error instanceof AppError && error.fields) return wrong(error.fields, isNew ? 'create' : 'update')
    throw error
  }
}

function isSame(
  declaration: ContentType['declaration'],
  before: Snapshot | undefined,
  fields: Values,
): boolean {
  if (!before) return false
  return Object.values(changedFields(declaration, before.fields, fields)).every((names) => names.length === 0)
}

async function checkReferences(
  { target: { type }, hooks: { table } }: Context,
  rows: readonly CheckedRow[],
): Promise<CheckedRow[]> {
  const references = rows.map(({ change }) => (change ? referencesOf(type.declaration, change.fields) : []))
  const missing = await findMissing(
    table,
    references.flat().map(({ key }) => key),
  )
  return rows.map((row, index) => {
    const absent = (references[index] ?? []).filter(({ key }) => missing.has(key))
    const errors = Object.fromEntries(absent.map(({ path }) => [errorKey(path), 'missing']))
    return { ...row, errors: { ...row.errors, ...errors } }
  })
}

/**
 * Validates batch rows like single saves: schema, rules over several fields, hooks, version, references. A
 * record may occur once.
 */
export async function checkRows(
  hooks: HookContext,
  target: ContentTarget<ContentType>,
  rows: readonly Values[],
): Promise<CheckedRow[]> {
  const context: Context = { target, hooks }
  const stored = await storedOf(context, rows)
  const ids = rows.map((row) => integerIn(row, 'id'))
  const isRepeated = (index: number) => ids[index] !== 0 && ids.indexOf(ids[index] ?? 0) < index
  const check = async (row: Values, index: number): Promise<CheckedRow> =>
    isRepeated(index) ? wrong({ Id: 'taken' }) : checkRow(context, row, stored.get(ids[index] ?? 0))
  const checked = await pMap(rows, check, { concurrency: CONCURRENCY })
  return checkReferences(context, checked)
}
