import type { AnyType } from '@flou/shared/content/define.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { settingApproval, settingSession } from '@flou/shared/content/types/setting.ts'
import { role, user } from '@flou/shared/content/types/staff.ts'
import { fieldsIn, mapRecord } from '@flou/shared/content/values/walk.ts'
import type { Command } from '../store/command.ts'
import type { Table } from '../store/dynamo/table.ts'
import { dataOf } from '../store/liveItem.ts'
import { getRevision } from '../store/read/revisions.ts'
import type { Snapshot, Values } from '../store/writeContext.ts'
import { canRequireApprover, needsApprover } from './hooks/runHooks.ts'
import type { HooksByType } from './hooks/typeHooks.ts'
import type { Operation, OperationContext } from './operation.ts'
import { requireReauthentication } from './permission.ts'

const RIGHTS_TYPES: ReadonlySet<string> = new Set([
  user.key,
  role.key,
  settingApproval.key,
  settingSession.key,
])
export const affectsRights = ({ key }: Pick<AnyType, 'key'>): boolean => RIGHTS_TYPES.has(key)

function amountsIn(declaration: Declaration, fields: Values): string {
  const amounts: unknown[] = []
  mapRecord(declaration, fields, ({ kind }, value, { path }) => {
    if (kind === 'money') amounts.push([path.join('.'), value])
    return value
  })
  return JSON.stringify(amounts)
}

const pricedShapes = new WeakMap<Declaration, boolean>()

function hasPrices({ declaration }: { declaration: Declaration }): boolean {
  const cached = pricedShapes.get(declaration)
  if (cached !== undefined) return cached
  const found = fieldsIn(declaration).some(({ kind }) => kind === 'money')
  pricedShapes.set(declaration, found)
  return found
}

const changesPrices = ({ declaration }: AnyType, live: Values, fields: Values): boolean =>
  amountsIn(declaration, live) !== amountsIn(declaration, fields)

interface JudgedRequest {
  changeRequest: Pick<ChangeRequestRow, 'kind' | 'recordId' | 'liveVersion'>
  type: AnyType
  command: Command
}

/** Returns true for purges and changes of rights, scripts or prices. Mail links cannot decide these. */
export async function requiresReauthentication(
  { table, hooks }: { table: Table; hooks: HooksByType },
  { changeRequest, type, command }: JudgedRequest,
): Promise<boolean> {
  if (changeRequest.kind === 'purge' || affectsRights(type)) return true
  if ('changes' in command) return command.changes.some(({ fields }) => changesPrices(type, {}, fields))
  if (!('fields' in command) || command.name === 'trash' || command.name === 'unpublish') return false
  if (!canRequireApprover(hooks, type) && !hasPrices(type)) return false
  const { recordId: id, liveVersion: version } = changeRequest
  const item = version > 0 ? await getRevision(table, type, { id, version }) : undefined
  const live = item && dataOf(item)
  const { fields } = command
  return needsApprover(hooks, type, { live, fields }) || changesPrices(type, live ?? {}, fields)
}

/**
 * Throws `confirmation_needed` for purges and changes of rights without recent reauthentication. Skipped for
 * approved requests: the approver reauthenticated.
 */
export function requireReauthenticationFor<B extends Snapshot | undefined, P, R>(
  { name, toChangeRequest }: Operation<B, P, R>,
  context: OperationContext,
  { before, prepared }: { before: B; prepared: P },
): void {
  if (context.approved || !toChangeRequest) return
  if (name === 'purge' || affectsRights(toChangeRequest(before, prepared).type))
    requireReauthentication(context)
}
