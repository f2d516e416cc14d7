import { isOpen } from '@flou/shared/workflow.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { AppError } from '../../appError.ts'
import type { Command, StoredChange } from '../../store/changes/changeItems.ts'
import { contentOfChange, requireChange, typeOfChange } from '../../store/changes/readChanges.ts'
import type { Values } from '../../store/writeContext.ts'
import type { OperationContext } from '../operation.ts'
import { performNoting, type Outcome } from '../perform.ts'
import { updateOperation } from '../records/writeContent.ts'
import { moveOf, placeOfChange, requireList } from './applyCommand.ts'
import { movedChange } from './settle.ts'

interface Renewal {
  id: string
  /** Of the change that the caller looked at. */
  hash: string
  /** The version of the record that it is to rest on. */
  recordVersion: number
  /** What it is to store; absent: what it asks for already. */
  fields?: Values | undefined
}

/** What can rest on another version than it did: content of one record, and moving one. */
function fieldsOf(command: Command, fields: Values | undefined): Values | undefined {
  if (command.name !== 'store') return undefined
  const { state } = command
  // what was to be shown for the first time still is
  return { ...(fields ?? command.fields), ...(state && { state }) }
}

/**
 * Submits an open change once more in the caller's name, over the record as it is now: brought up to date by a merge, or taken over
 * from its author. It has another hash, is shown and decided anew, and whoever did this has a part in it (decision 54).
 * @throws AppError `change_moved`, `record_changed` with the record as it is, `forbidden` without the permission to edit it, and what saving it throws
 */
export async function submitAgain(
  context: OperationContext,
  { id, hash, recordVersion, fields }: Renewal,
): Promise<StoredChange> {
  const change = await requireChange(context.table, id)
  if (change.hash !== hash || !isOpen(change.status)) throw movedChange(change)
  const { command, permission } = await contentOfChange(context.table, change)
  const type = typeOfChange(context.registry, change)
  const place = placeOfChange(change, { type, permission })
  const waiting: OperationContext = {
    ...context,
    service: change.area,
    method: change.method,
    mustWait: true,
    takesOver: true,
  }
  // what was typed is no answer to a change that moves or deletes the record
  if (fields && command.name !== 'store') throw new AppError('bad_request')
  const body = fieldsOf(command, fields)
  const outcome: Outcome<StoredRecord | object> = body
    ? await performNoting(updateOperation(place, { body, version: recordVersion }), waiting)
    : await performNoting(
        moveOf(requireMove(command), { ...place, type: requireList(type) }, recordVersion),
        waiting,
      )
  if (!outcome.isPending || !outcome.change) throw new AppError('bad_request')
  return outcome.change
}

/** Throws `bad_request` for what is submitted from its own screen only: an order, a price list. */
function requireMove(command: Command) {
  if ('request' in command || 'changes' in command || command.name === 'store')
    throw new AppError('bad_request')
  return command.name
}
