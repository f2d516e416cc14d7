import { settingApproval } from '@flou/shared/content/types/setting.ts'
import { ROLE_PERMISSION } from '@flou/shared/content/permissions.ts'
import type { CannotDecide } from '@flou/shared/changes/detail.ts'
import { isDecidable, WORKFLOW_STATUS } from '@flou/shared/workflow.ts'
import type { StoredChange } from '../store/changes/changeItems.ts'
import type { Item } from '../store/dynamo/table.ts'
import { liveKey } from '../store/items/recordItem.ts'
import { dataOf } from '../store/liveItem.ts'
import { activePeople, type ActivePerson } from './hooks/managers.ts'
import { doesRoleNeedApproval, needsApproval } from './needsApproval.ts'
import type { Caller, OperationContext } from './operation.ts'
import { APPROVE } from './permission.ts'

/** True for who decides about changes of others wherever they are decided at all (decision 20), unless his own have to wait. */
export const isApprover = ({ permissions }: Pick<Caller, 'permissions'>, hasToWait: boolean): boolean =>
  permissions.has(APPROVE) && !hasToWait

/** What an installation has settled about approval (decisions 19, 20, 54). */
export interface ApprovalSettings {
  /** Who has nobody else may decide about his own. */
  isSelfApprovalAllowed: boolean
  /** People whose role needs approval may decide about changes of others. */
  arePeersApproving: boolean
  /** Deleting for good, and changes of rights, wait for a second person whoever makes them. */
  isPurgeReviewed: boolean
  /** Absent until the settings are saved: `areRightsReviewedByDefault` applies. */
  areRightsReviewed: boolean | undefined
  /** The link of a mail decides without a session. */
  isMailDecisionAllowed: boolean
}

/** Where the settings are stored: for who reads other items with them. */
export const SETTINGS_KEY = liveKey(settingApproval, 0)

export async function approvalSettings({
  table,
}: Pick<OperationContext, 'table'>): Promise<ApprovalSettings> {
  return settingsIn(await table.get(SETTINGS_KEY, { consistent: true }))
}

/** The settings in their item; what holds where they were never saved. */
function settingsIn(setting: Item | undefined): ApprovalSettings {
  const fields = setting ? dataOf(setting) : {}
  return {
    isSelfApprovalAllowed: fields['isSelfApprovalAllowed'] === true,
    arePeersApproving: fields['arePeersApproving'] === true,
    isPurgeReviewed: fields['isPurgeReviewed'] === true,
    areRightsReviewed: setting && fields['areRightsReviewed'] === true,
    isMailDecisionAllowed: fields['isMailDecisionAllowed'] === true,
  }
}

/** Everybody who may decide a change: with the permission, and without a part in it (decisions 20 and 54). */
export async function approversOf(
  context: Pick<OperationContext, 'table'>,
  { contributors }: Pick<StoredChange, 'contributors'>,
): Promise<ActivePerson[]> {
  const approvers = await allApprovers(context)
  return approvers.filter(({ id }) => !contributors.includes(id))
}

/** Everybody who decides about changes of others. */
export async function allApprovers(context: Pick<OperationContext, 'table'>): Promise<ActivePerson[]> {
  const { arePeersApproving } = await approvalSettings(context)
  const people = await activePeople(context.table)
  return people.filter(
    ({ role, permissions }) => permissions.has(APPROVE) && (arePeersApproving || !doesRoleNeedApproval(role)),
  )
}

/** True where two people who manage roles could approve each other's changes of rights. */
export async function areRightsReviewedByDefault(context: Pick<OperationContext, 'table'>): Promise<boolean> {
  const approvers = await allApprovers(context)
  return approvers.filter(({ permissions }) => permissions.has(ROLE_PERMISSION)).length > 1
}

/**
 * Why a person may not decide a change; undefined where he may. Nobody who had a part in it decides (decision 54), but for the only
 * approver of an installation that allows it (decision 20).
 * @param setting the item of the settings, where it has just been read
 */
export async function obstacleTo(
  context: Pick<OperationContext, 'table' | 'caller'>,
  change: Pick<StoredChange, 'contributors' | 'status'>,
  setting?: { item: Item | undefined },
): Promise<CannotDecide | undefined> {
  const { caller } = context
  if (change.status === WORKFLOW_STATUS.changesRequested) return 'waitsForAuthor'
  if (!isDecidable(change.status)) return 'decided'
  const settings = setting ? settingsIn(setting.item) : await approvalSettings(context)
  const { isSelfApprovalAllowed, arePeersApproving } = settings
  if (!caller.permissions.has(APPROVE) || (needsApproval(caller) && !arePeersApproving)) return 'noApprover'
  if (!change.contributors.includes(caller.id)) return undefined
  const isAlone =
    isSelfApprovalAllowed &&
    isApprover(caller, needsApproval(caller)) &&
    (await approversOf(context, change)).length === 0
  return isAlone ? undefined : 'contributed'
}

/** Which of many changes a person may decide, by their contributors alone; `obstacleTo` says the same of one, and why. */
export async function mayDecide(
  context: Pick<OperationContext, 'table' | 'caller'>,
): Promise<(change: Pick<StoredChange, 'contributors'>) => boolean> {
  const { caller } = context
  const { isSelfApprovalAllowed, arePeersApproving } = await approvalSettings(context)
  if (!caller.permissions.has(APPROVE) || (needsApproval(caller) && !arePeersApproving)) return () => false
  const isAlone =
    isSelfApprovalAllowed &&
    isApprover(caller, needsApproval(caller)) &&
    (await approversOf(context, { contributors: [caller.id] })).length === 0
  return ({ contributors }) => isAlone || !contributors.includes(caller.id)
}
