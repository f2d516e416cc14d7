import type { AnyType } from '@flou/shared/content/define.ts'
import { settingApproval } from '@flou/shared/content/types/setting.ts'
import { changedFields } from '@flou/shared/content/values/changedFields.ts'
import { AppError } from '../appError.ts'
import { listVersions } from '../store/read/versions.ts'
import type { Snapshot } from '../store/writeContext.ts'
import {
  approvalSettings,
  approversOf,
  areRightsReviewedByDefault,
  isApprover,
  type ApprovalSettings,
} from './approvers.ts'
import { isAboutRights } from './grave.ts'
import { activePeople } from './hooks/managers.ts'
import { approverKeyOf, needsApprover } from './hooks/runHooks.ts'
import { doesRoleNeedApproval, needsApproval } from './needsApproval.ts'
import type { Caller, Operation, OperationContext, OperationName, Shown } from './operation.ts'

/** What becomes of an operation: it takes effect, it waits for an approver, or neither is possible. */
export type Effect = 'now' | 'held' | 'refused'

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
  changePassword: false,
  bootstrap: false,
} as const satisfies Record<OperationName, boolean>

/** True where the caller's role lets an operation take effect only once it is approved. */
export const isHeldBack = ({ name }: { name: OperationName }, caller: Caller): boolean =>
  needsApproval(caller) && TAKES_EFFECT[name]

/**
 * What an operation of this caller comes to, by his role: of a role that needs approval nothing takes effect at once (decision 19).
 */
export async function effectOfRole<B extends Snapshot | undefined, P, R>(
  operation: Operation<B, P, R>,
  context: OperationContext,
  before: B,
): Promise<Effect> {
  const held = operation.proposal ? 'held' : 'refused'
  if (context.mustWait) return held
  if (context.approved || !isHeldBack(operation, context.caller)) return 'now'
  return (await operation.isUnseen?.(context, before)) ? 'now' : held
}

/**
 * What an operation comes to by its content: what needs an approver whoever makes it waits for one, or for a person who
 * had no part in it to publish it; or where nobody else could, and the installation has settled that (decisions 20, 43, 53, 54).
 */
export async function effectOfContent<B extends Snapshot | undefined, P, R>(
  operation: Operation<B, P, R>,
  context: OperationContext,
  { before, prepared }: { before: B; prepared: P },
): Promise<Effect> {
  const { name, shows, proposal } = operation
  if (await needsSecondPerson(operation, context, { before, prepared })) return 'held'
  const shown = !context.approved && TAKES_EFFECT[name] ? shows?.(before, prepared) : undefined
  if (!shown || !needsApprover(shown.type, shown)) return 'now'
  const isDecision = before !== undefined && (name === 'publish' || isAsDrafted(shown, before))
  if (isDecision && (await mayApprove(context, shown.type, before))) return 'now'
  if (await mayDecideAlone(context, shown.type)) return 'now'
  return proposal ? 'held' : 'refused'
}

/**
 * True for what the installation lets two people do only, whoever begins it: deleting for good, and changes of rights.
 * Throws `forbidden` where there is no second person; the settings alone can then be changed, so that nobody locks himself out.
 */
async function needsSecondPerson<B extends Snapshot | undefined, P, R>(
  { name, proposal }: Operation<B, P, R>,
  context: OperationContext,
  { before, prepared }: { before: B; prepared: P },
): Promise<boolean> {
  if (context.approved || !TAKES_EFFECT[name] || !proposal) return false
  const { type } = proposal(before, prepared)
  if (name !== 'purge' && !isAboutRights(type)) return false
  const settings = await approvalSettings(context)
  const isReviewed =
    (name === 'purge' && settings.isPurgeReviewed) || (await areRightsReviewed(context, type, settings))
  if (!isReviewed) return false
  const { caller } = context
  const others = await approversOf(context, { contributors: [caller.id] })
  if (others.length > 0) return true
  const isAlone = settings.isSelfApprovalAllowed && isApprover(caller, needsApproval(caller))
  if (isAlone || type.key === settingApproval.key) return false
  throw new AppError('forbidden', { message: 'noSecondPerson' })
}

const areRightsReviewed = async (
  context: OperationContext,
  type: AnyType,
  settings: ApprovalSettings,
): Promise<boolean> =>
  isAboutRights(type) && (settings.areRightsReviewed ?? (await areRightsReviewedByDefault(context)))

/** True for a save that changes nothing in the draft that it publishes. */
const isAsDrafted = ({ type, fields }: Shown & { type: AnyType }, { drafted }: Snapshot): boolean =>
  drafted !== undefined &&
  Object.values(changedFields(type.shape, drafted.fields, fields)).every((names) => names.length === 0)

/** True for an approver who wrote none of the versions since what visitors see. */
async function mayApprove(context: OperationContext, type: AnyType, before: Snapshot): Promise<boolean> {
  if (!isApprover(context.caller, needsApproval(context.caller))) return false
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

/** True where the setting allows it and no other person could approve. */
async function mayDecideAlone(context: OperationContext, type: AnyType): Promise<boolean> {
  const { table, caller } = context
  if (!isApprover(caller, needsApproval(caller)) || !(await approvalSettings(context)).isSelfApprovalAllowed)
    return false
  const people = await activePeople(table)
  const key = approverKeyOf(type)
  return !people.some(
    (person) =>
      person.id !== caller.id &&
      (key === undefined || person.permissions.has(key)) &&
      isApprover(person, doesRoleNeedApproval(person.role)),
  )
}
