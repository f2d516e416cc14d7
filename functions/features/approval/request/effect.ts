import type { AnyType } from '@flou/shared/content/define.ts'
import { settingApproval } from '@flou/shared/content/types/setting.ts'
import { changedFields } from '@flou/shared/content/values/changedFields.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { AppError } from '../../../core/errors.ts'
import { isContributor } from './waitingText.ts'
import { listRevisions } from '../../../core/store/read/revisions.ts'
import type { Snapshot } from '../../../core/store/writeContext.ts'
import {
  approvalSettings,
  approversOf,
  areRightsReviewedByDefault,
  isApprover,
  type ApprovalSettings,
} from './approvers.ts'
import type { Effect } from '../../../core/operations/approvalGate.ts'
import { requireOwnWhileWaiting } from './openContent.ts'
import { hasRight, type OperationPermission } from '../../../core/operations/permission.ts'
import { affectsRights } from '../../../core/operations/requiresReauthentication.ts'
import { activePeople } from '../../accounts/index.ts'
import { approverKeyOf, needsApprover } from '../../../core/operations/hooks/runHooks.ts'
import { doesRoleNeedApproval, doesWriteWait, needsApproval } from '../../../core/operations/needsApproval.ts'
import type {
  Caller,
  Operation,
  OperationContext,
  OperationName,
  LiveComparison,
} from '../../../core/operations/operation.ts'

/** Operations that affect visitors, rights or shared files and therefore need approval. */
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
  schedule: true,
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
  changePassword: false,
  changeProfile: false,
  changeFactors: false,
  bootstrap: false,
} as const satisfies Record<OperationName, boolean>

export const isDeferred = (
  { name, permission }: { name: OperationName; permission: OperationPermission },
  caller: Caller,
): boolean => TAKES_EFFECT[name] && doesWriteWait(caller, permission)

export async function effectOfRole<B extends Snapshot | undefined, P, R>(
  operation: Operation<B, P, R>,
  context: OperationContext,
  { before, open }: { before: B; open: ChangeRequestRow | undefined },
): Promise<Effect> {
  const { subject } = operation
  if (open && subject) requireOwnWhileWaiting(context, { open, subject, before })
  // a contributor's save updates the open request, regardless of role
  if (operation.toChangeRequest && isContributor(context, open)) return 'held'
  const deferred = operation.toChangeRequest ? 'held' : 'refused'
  if (context.isApprovalForced) return deferred
  if (context.approved || !isDeferred(operation, context.caller)) return 'now'
  return (await operation.isInvisibleToVisitors?.(context, before)) ? 'now' : deferred
}

/**
 * Returns the effect of the content: scripts, services, purges and access rights need a second person. See
 * `docs/product.md#approval`.
 */
export async function effectOfContent<B extends Snapshot | undefined, P, R>(
  operation: Operation<B, P, R>,
  context: OperationContext,
  { before, prepared }: { before: B; prepared: P },
): Promise<Effect> {
  const { name, compareWithLive, toChangeRequest } = operation
  if (await needsSecondPerson(operation, context, { before, prepared })) return 'held'
  const comparison = !context.approved && TAKES_EFFECT[name] ? compareWithLive?.(before, prepared) : undefined
  if (!comparison || !needsApprover(context.policies.hooks, comparison.type, comparison)) return 'now'
  const isDecision = before !== undefined && (name === 'publish' || isAsDrafted(comparison, before))
  if (isDecision && (await mayApprove(context, comparison.type, before))) return 'now'
  if (await mayDecideAlone(context, comparison.type)) return 'now'
  return toChangeRequest ? 'held' : 'refused'
}

/**
 * Returns true if a second person must approve. Throws `forbidden` if there is none, except for approval
 * settings, so the rule can be undone.
 */
async function needsSecondPerson<B extends Snapshot | undefined, P, R>(
  { name, toChangeRequest }: Operation<B, P, R>,
  context: OperationContext,
  { before, prepared }: { before: B; prepared: P },
): Promise<boolean> {
  if (context.approved || !TAKES_EFFECT[name] || !toChangeRequest) return false
  const { type } = toChangeRequest(before, prepared)
  if (name !== 'purge' && !affectsRights(type)) return false
  const settings = await approvalSettings(context)
  const isReviewed =
    (name === 'purge' && settings.isPurgeReviewed) || (await areRightsReviewed(context, type, settings))
  if (!isReviewed) return false
  const { caller } = context
  const otherApprovers = await approversOf(context, { contributors: [caller.id] })
  if (otherApprovers.length > 0) return true
  const isAlone = settings.isSelfApprovalAllowed && isApprover(caller, needsApproval(caller))
  if (isAlone || type.key === settingApproval.key) return false
  throw new AppError('forbidden', { message: 'noSecondPerson' })
}

const areRightsReviewed = async (
  context: OperationContext,
  type: AnyType,
  settings: ApprovalSettings,
): Promise<boolean> =>
  affectsRights(type) && (settings.areRightsReviewed ?? (await areRightsReviewedByDefault(context)))

const isAsDrafted = ({ type, fields }: LiveComparison & { type: AnyType }, { drafted }: Snapshot): boolean =>
  drafted !== undefined &&
  Object.values(changedFields(type.declaration, drafted.fields, fields)).every((names) => names.length === 0)

/** Returns true for an approver who wrote no revision since the live one. */
async function mayApprove(context: OperationContext, type: AnyType, before: Snapshot): Promise<boolean> {
  if (!isApprover(context.caller, needsApproval(context.caller))) return false
  const live = before.draft?.live ?? 0
  let cursor: string | undefined
  do {
    const page = await listRevisions(context.table, type, { id: before.id, cursor })
    for (const { version, by } of page.versions) {
      if (version <= live) return true
      if (by.id === context.caller.id) return false
    }
    cursor = page.cursor
  } while (cursor !== undefined)
  return true
}

async function mayDecideAlone(context: OperationContext, type: AnyType): Promise<boolean> {
  const { table, caller, policies } = context
  if (!isApprover(caller, needsApproval(caller)) || !(await approvalSettings(context)).isSelfApprovalAllowed)
    return false
  const people = await activePeople(table)
  const key = approverKeyOf(policies.hooks, type)
  return !people.some(
    (person) =>
      person.id !== caller.id &&
      (key === undefined || hasRight(person, key, 'edit')) &&
      isApprover(person, doesRoleNeedApproval(person.role)),
  )
}
