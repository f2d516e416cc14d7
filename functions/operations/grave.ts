import type { AnyType } from '@flou/shared/content/define.ts'
import type { Shape } from '@flou/shared/content/shape.ts'
import { settingApproval } from '@flou/shared/content/types/setting.ts'
import { role, user } from '@flou/shared/content/types/staff.ts'
import { mapRecord } from '@flou/shared/content/values/walk.ts'
import type { Command, StoredChange } from '../store/changes/changeItems.ts'
import type { Table } from '../store/dynamo/table.ts'
import { dataOf } from '../store/liveItem.ts'
import { getVersion } from '../store/read/versions.ts'
import type { Snapshot, Values } from '../store/writeContext.ts'
import { isEverAskedAbout, needsApprover } from './hooks/runHooks.ts'
import type { Operation, OperationContext } from './operation.ts'
import { requireConfirmed } from './permission.ts'

/** Who may do what: people, roles, and what is settled about approval. */
const ABOUT_RIGHTS: ReadonlySet<string> = new Set([user.key, role.key, settingApproval.key])
export const isAboutRights = ({ key }: Pick<AnyType, 'key'>): boolean => ABOUT_RIGHTS.has(key)

/** Every amount of a record, with its place. */
function amountsIn(shape: Shape, fields: Values): string {
  const amounts: unknown[] = []
  mapRecord(shape, fields, ({ kind }, value, { path }) => {
    if (kind === 'money') amounts.push([path.join('.'), value])
    return value
  })
  return JSON.stringify(amounts)
}

const priced = new WeakMap<Shape, boolean>()

/** True for a type with amounts, in entries below it, too; the others need no look at what visitors see. */
function hasPrices({ shape }: { shape: Shape }): boolean {
  const known = priced.get(shape)
  if (known !== undefined) return known
  const fields = [...Object.values(shape.fields), ...Object.values(shape.localized)]
  const found = fields.some(
    (field) => field.kind === 'money' || ('of' in field && hasPrices({ shape: field.of as Shape })), // only items and groups carry one
  )
  priced.set(shape, found)
  return found
}

/** True where content has another price than what visitors see. */
const changesPrices = ({ shape }: AnyType, live: Values, fields: Values): boolean =>
  amountsIn(shape, live) !== amountsIn(shape, fields)

interface Judged {
  change: Pick<StoredChange, 'kind' | 'recordId' | 'liveVersion'>
  type: AnyType
  command: Command
}

/**
 * True for what cannot be taken back, or changes rights, scripts or prices: approving it asks for the password once more, and the link of
 * a mail alone never decides it (decisions 52 and 54).
 */
export async function isGrave(table: Table, { change, type, command }: Judged): Promise<boolean> {
  if (change.kind === 'purge' || isAboutRights(type)) return true
  if ('changes' in command) return command.changes.some(({ fields }) => changesPrices(type, {}, fields))
  if (!('fields' in command) || command.name === 'trash' || command.name === 'unpublish') return false
  if (!isEverAskedAbout(type) && !hasPrices(type)) return false
  const { recordId: id, liveVersion: version } = change
  const item = version > 0 ? await getVersion(table, type, { id, version }) : undefined
  const live = item && dataOf(item)
  const { fields } = command
  return needsApprover(type, { live, fields }) || changesPrices(type, live ?? {}, fields)
}

/**
 * Throws `confirmation_needed` for what takes effect at once and deletes permanently or changes rights, where the caller has not typed
 * the password in the last minutes. Of an approved change the approver was asked.
 */
export function requireConfirmedFor<B extends Snapshot | undefined, P, R>(
  { name, proposal }: Operation<B, P, R>,
  context: OperationContext,
  { before, prepared }: { before: B; prepared: P },
): void {
  if (context.approved || !proposal) return
  if (name === 'purge' || isAboutRights(proposal(before, prepared).type)) requireConfirmed(context)
}
