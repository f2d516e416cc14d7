import type { AnyType } from '@flou/shared/content/define.ts'
import { changedFields } from '@flou/shared/content/values/changedFields.ts'
import { SCRIPT_PERMISSION, type Permission } from '@flou/shared/content/permissions.ts'
import { settingApproval } from '@flou/shared/content/types/setting.ts'
import { AppError } from '../appError.ts'
import { liveKey } from '../store/items/recordItem.ts'
import { dataOf } from '../store/liveItem.ts'
import { listVersions } from '../store/read/versions.ts'
import type { Snapshot } from '../store/writeContext.ts'
import { activePeople } from './hooks/managers.ts'
import { needsApprover } from './hooks/runHooks.ts'
import type { Caller, Operation, OperationContext, OperationName, Shown } from './operation.ts'

/** What becomes of an operation: it takes effect, it is kept beside what visitors see until it is approved, or neither is possible. */
export type Effect = 'now' | 'draft' | 'refused'

/** Who has it decides about the changes of others (decision 20). */
const APPROVE: Permission = 'Workflow'

/**
 * Whether an operation changes what visitors see, or the rights and files that others rely on. The others are work in progress, or are
 * done on proof of another kind, where no role counts.
 */
const TAKES_EFFECT = {
  create: true,
  update: true,
  saveDraft: false,
  discardDraft: false,
  publish: true,
  unpublish: true,
  trash: true,
  restore: true,
  restoreVersion: true,
  purge: true,
  duplicate: false,
  confirmTranslation: false,
  reorder: true,
  batch: true,
  undoBatch: true,
  ingestUpload: false,
  describeFile: true,
  replaceFile: true,
  cropPicture: true,
  createFolder: false,
  changeFolder: true,
  setAccountStatus: false,
  resetPassword: false,
  bootstrap: false,
} as const satisfies Record<OperationName, boolean>

/** Refuses a change that needs approval and that nothing can hold until then. */
export const approvalNeeded = () => new AppError('forbidden', { message: 'approvalNeeded' })

/** True where the caller's role lets an operation take effect only once it is approved. */
export const isHeldBack = ({ name }: { name: OperationName }, { needApproval }: Caller): boolean =>
  needApproval && TAKES_EFFECT[name]

/**
 * What an operation of this caller comes to, by his role: of a role that needs approval nothing takes effect at once (decision 53).
 * This file is the single place that asks for `needApproval`.
 */
export async function effectOfRole<B extends Snapshot | undefined, P, R>(
  operation: Operation<B, P, R>,
  context: OperationContext,
  before: B,
): Promise<Effect> {
  if (!isHeldBack(operation, context.caller)) return 'now'
  if (await operation.isUnseen?.(context, before)) return 'now'
  return operation.asDraft ? 'draft' : 'refused'
}

/**
 * What an operation comes to by its content: what needs an approver whoever makes it stays beside what visitors see, until a person
 * who had no part in it publishes it; or where nobody else could, and the installation has settled that (decisions 20, 43, 53, 54).
 */
export async function effectOfContent<B extends Snapshot | undefined, P, R>(
  { name, shows, asDraft }: Operation<B, P, R>,
  context: OperationContext,
  { before, prepared }: { before: B; prepared: P },
): Promise<Effect> {
  const shown = TAKES_EFFECT[name] ? shows?.(before, prepared) : undefined
  if (!shown || !needsApprover(shown.type, shown)) return 'now'
  const isDecision = before !== undefined && (name === 'publish' || isAsDrafted(shown, before))
  if (isDecision && (await mayApprove(context, shown.type, before))) return 'now'
  if (await mayDecideAlone(context)) return 'now'
  return asDraft ? 'draft' : 'refused'
}

/** True for a save that changes nothing in the draft that it publishes. */
const isAsDrafted = ({ type, fields }: Shown & { type: AnyType }, { drafted }: Snapshot): boolean =>
  drafted !== undefined &&
  Object.values(changedFields(type.shape, drafted.fields, fields)).every((names) => names.length === 0)

const isApprover = ({ needApproval, permissions }: Pick<Caller, 'needApproval' | 'permissions'>): boolean =>
  permissions.has(APPROVE) && !needApproval

/** True for an approver who wrote none of the versions since what visitors see. */
async function mayApprove(context: OperationContext, type: AnyType, before: Snapshot): Promise<boolean> {
  if (!isApprover(context.caller)) return false
  const live = before.draft?.live ?? 0
  let cursor: string | undefined
  do {
    const page = await listVersions(context.table, type, { id: before.id, cursor })
    for (const { version, by } of page.versions) {
      if (version <= live) return true
      if (by.id === context.caller.id) return false
    }
    cursor = page.cursor
  } while (cursor !== undefined)
  return true
}

/** True where the setting allows it and no other person could approve (decision 20): scripts ask for a key of their own. */
async function mayDecideAlone({ table, caller }: OperationContext): Promise<boolean> {
  if (!isApprover(caller)) return false
  const setting = await table.get(liveKey(settingApproval, 0), { consistent: true })
  if (!setting || dataOf(setting)['isSelfApprovalAllowed'] !== true) return false
  const people = await activePeople(table)
  return !people.some(
    ({ id, role, permissions }) =>
      id !== caller.id &&
      permissions.has(SCRIPT_PERMISSION) &&
      isApprover({ needApproval: role['needApproval'] === true, permissions }),
  )
}
