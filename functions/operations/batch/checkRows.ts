import type { ContentType } from '@flou/shared/content/define.ts'
import { changedFields } from '@flou/shared/content/values/changedFields.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { referencesOf } from '@flou/shared/content/values/references.ts'
import { AppError, type FieldErrors } from '../../appError.ts'
import type { BatchChange } from '../../store/batch/batchItems.ts'
import { liveKey, snapshotOf } from '../../store/items/recordItem.ts'
import { titleOf } from '../../store/texts.ts'
import type { Snapshot, Values } from '../../store/writeContext.ts'
import type { HookContext } from '../hooks/typeHooks.ts'
import { prepare } from '../input/prepare.ts'
import { goneAmong } from '../references.ts'
import { bodyAt, type Place } from '../records/place.ts'

/** Rows checked at the same time: each may read what its parent hides. */
const AT_ONCE = 50

/** A submitted row as it was understood: what it changes, and what is wrong with it. */
export interface CheckedRow {
  action: 'create' | 'update' | 'keep'
  errors: FieldErrors
  change?: BatchChange
}

const integerIn = (row: Values, name: 'id' | 'recordVersion'): number => {
  const value = row[name]
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
}

interface Context {
  place: Place<ContentType>
  hooks: HookContext
}

/** The records that the rows name, as they are stored. */
async function storedOf({ place: { type }, hooks: { table } }: Context, rows: readonly Values[]) {
  const ids = [...new Set(rows.map((row) => integerIn(row, 'id')).filter((id) => id > 0))]
  const items = await table.getAll(
    ids.map((id) => liveKey(type, id)),
    { consistent: true },
  )
  return new Map(
    items.flatMap((item, index) =>
      item && item['state'] !== 'trashed' ? [[ids[index] ?? 0, snapshotOf(item)] as const] : [],
    ),
  )
}

const wrong = (errors: FieldErrors, action: CheckedRow['action'] = 'update'): CheckedRow => ({
  action,
  errors,
})

async function checkRow(
  { place, hooks }: Context,
  row: Values,
  before: Snapshot | undefined,
): Promise<CheckedRow> {
  const { type, parentId } = place
  const { parent } = type
  const isNew = integerIn(row, 'id') === 0
  if (!isNew && (!before || (parent && before.fields[parent.field] !== parentId)))
    return wrong({ Id: 'missing' })
  if (before && before.version !== integerIn(row, 'recordVersion'))
    return wrong({ RecordVersion: 'recordChanged' })
  const body = bodyAt(place, row)
  try {
    const { fields } = await prepare({ type, body, before, areReferencesChecked: true }, hooks)
    const action = isNew ? 'create' : isSame(type.shape, before, fields) ? 'keep' : 'update'
    if (action === 'keep') return { action, errors: {} }
    const titles = titleOf(type, fields)
    const change: BatchChange = { id: before?.id ?? 0, action, from: before?.version ?? 0, fields, titles }
    return { action, errors: {}, change }
  } catch (error) {
    if (error instanceof AppError && error.fields) return wrong(error.fields, isNew ? 'create' : 'update')
    throw error
  }
}

function isSame(shape: ContentType['shape'], before: Snapshot | undefined, fields: Values): boolean {
  if (!before) return false
  return Object.values(changedFields(shape, before.fields, fields)).every((names) => names.length === 0)
}

/** Marks the rows that point at records which are not there, all of them read together. */
async function checkReferences(
  { place: { type }, hooks: { table } }: Context,
  rows: readonly CheckedRow[],
): Promise<CheckedRow[]> {
  const places = rows.map(({ change }) => (change ? referencesOf(type.shape, change.fields) : []))
  const missing = await goneAmong(
    table,
    places.flat().map(({ key }) => key),
  )
  return rows.map((row, index) => {
    const gone = (places[index] ?? []).filter(({ key }) => missing.has(key))
    const errors = Object.fromEntries(gone.map(({ path }) => [errorKey(path), 'missing']))
    return { ...row, errors: { ...row.errors, ...errors } }
  })
}

/**
 * Checks the rows of a batch as single saves are checked: schema, rule over several fields, hooks, version, references. A record may be
 * named once.
 */
export async function checkRows(
  hooks: HookContext,
  place: Place<ContentType>,
  rows: readonly Values[],
): Promise<CheckedRow[]> {
  const context: Context = { place, hooks }
  const stored = await storedOf(context, rows)
  const ids = rows.map((row) => integerIn(row, 'id'))
  const isRepeated = (index: number) => ids[index] !== 0 && ids.indexOf(ids[index] ?? 0) < index
  const checked: CheckedRow[] = []
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const some = rows.slice(start, start + AT_ONCE).map(async (row, offset) => {
      const index = start + offset
      if (isRepeated(index)) return wrong({ Id: 'taken' })
      return checkRow(context, row, stored.get(ids[index] ?? 0))
    })
    checked.push(...(await Promise.all(some)))
  }
  return checkReferences(context, checked)
}
