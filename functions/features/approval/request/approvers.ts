import { settingApproval } from '@flou/shared/content/types/setting.ts'
import { ROLE_PERMISSION } from '@flou/shared/content/permissions.ts'
import type { CannotDecide } from '@flou/shared/approval/changeRequestDetail.ts'
import { isDecidable, WORKFLOW_STATUS } from '@flou/shared/approval/workflow.ts'
import type { StoredChangeRequest } from './changeRequestItems.ts'
import { liveKey } from '../../../core/store/items/recordItem.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import type { RecordItem, StoredFields } from '../../../core/store/storedItems.ts'
import { activePeople, type ActivePerson } from '../../accounts/index.ts'
import { doesRoleNeedApproval, needsApproval } from '../../../core/operations/needsApproval.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { APPROVE, hasRight, type RightsOwner } from '../../../core/operations/permission.ts'

/** Deciding is publishing in the area of approval. */
const canDecide = (person: RightsOwner): boolean => hasRight(person, APPROVE, 'publish')

export const isApprover = (person: RightsOwner, hasToWait: boolean): boolean =>
  canDecide(person) && !hasToWait

export interface ApprovalSettings {
  isSelfApprovalAllowed: boolean
  arePeersApproving: boolean
  /** Purges and changes of access rights always need a second person. */
  isPurgeReviewed: boolean
  /** Undefined until the settings are saved; `areRightsReviewedByDefault` applies then. */
  areRightsReviewed: boolean | undefined
  isMailDecisionAllowed: boolean
}

export const SETTINGS_KEY = liveKey(settingApproval, 0)

export async function approvalSettings({
  table,
}: Pick<OperationContext, 'table'>): Promise<ApprovalSettings> {
  return settingsIn(await table.get(SETTINGS_KEY, { consistent: true }))
}

function settingsIn(setting: RecordItem | undefined): ApprovalSettings {
  const fields: StoredFields<typeof settingApproval> = setting ? dataOf(setting) : {}
  return {
    isSelfApprovalAllowed: fields.isSelfApprovalAllowed === true,
    arePeersApproving: fields.arePeersApproving === true,
    isPurgeReviewed: fields.isPurgeReviewed === true,
    areRightsReviewed: setting && fields.areRightsReviewed === true,
    isMailDecisionAllowed: fields.isMailDecisionAllowed === true,
  }
}

export async function approversOf(
  context: Pick<OperationContext, 'table'>,
  { contributors }: Pick<StoredChangeRequest, 'contributors'>,
): Promise<ActivePerson[]> {
  const approvers = await allApprovers(context)
  return approvers.filter(({ id }) => !contributors.includes(id))
}

async function allApprovers(context: Pick<OperationContext, 'table'>): Promise<ActivePerson[]> {
  const { arePeersApproving } = await approvalSettings(context)
  const people = await activePeople(context.table)
  return people.filter(
    (person) => canDecide(person) && (arePeersApproving || !doesRoleNeedApproval(person.role)),
  )
}

export async function areRightsReviewedByDefault(context: Pick<OperationContext, 'table'>): Promise<boolean> {
  const approvers = await allApprovers(context)
  return approvers.filter((person) => hasRight(person, ROLE_PERMISSION, 'edit')).length > 1
}

/**
 * Returns why the caller may not decide a change request, or undefined if they may.
 * @param setting the settings item, if already read
 */
export async function blockingReason(
  context: Pick<OperationContext, 'table' | 'caller'>,
  changeRequest: Pick<StoredChangeRequest, 'contributors' | 'status'>,
  setting?: { item: RecordItem | undefined },
): Promise<CannotDecide | undefined> {
  const { caller } = context
  if (changeRequest.status === WORKFLOW_STATUS.changesRequested) return 'waitsForAuthor'
  if (!isDecidable(changeRequest.status)) return 'decided'
  const settings = setting ? settingsIn(setting.item) : await approvalSettings(context)
  const { isSelfApprovalAllowed, arePeersApproving } = settings
  if (!canDecide(caller) || (needsApproval(caller) && !arePeersApproving)) return 'noApprover'
  if (!changeRequest.contributors.includes(caller.id)) return undefined
  const isAlone =
    isSelfApprovalAllowed &&
    isApprover(caller, needsApproval(caller)) &&
    (await approversOf(context, changeRequest)).length === 0
  return isAlone ? undefined : 'contributed'
}

/**
 * Returns a predicate for lists; it checks contributors only, {@link blockingReason} also returns the cause.
 */
export async function mayDecide(
  context: Pick<OperationContext, 'table' | 'caller'>,
): Promise<(changeRequest: Pick<StoredChangeRequest, 'contributors'>) => boolean> {
  const { caller } = context
  const { isSelfApprovalAllowed, arePeersApproving } = await approvalSettings(context)
  if (!canDecide(caller) || (needsApproval(caller) && !arePeersApproving)) return () => false
  const isAlone =
    isSelfApprovalAllowed &&
    isApprover(caller, needsApproval(caller)) &&
    (await approversOf(context, { contributors: [caller.id] })).length === 0
  return ({ contributors }) => isAlone || !contributors.includes(caller.id)
}
