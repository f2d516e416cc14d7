import {
  isEditable,
  type ReleaseDecision,
  type ReleaseDetail,
  type UpdatedRelease,
} from '@flou/shared/releases/release.ts'

export type ReleaseAct =
  | { act: 'edit'; body: Omit<UpdatedRelease, 'recordVersion'> }
  | { act: ReleaseDecision['decision']; message?: string }
  | { act: 'undo'; isForced?: true }
  | { act: 'publish' | 'cancel' | 'delete' }

export type ActName = ReleaseAct['act']

interface Actions {
  /** Buttons, the most likely one last. */
  buttons: readonly ActName[]
  /** Entries of the menu. */
  more: readonly ActName[]
}

type Facts = Pick<
  ReleaseDetail,
  'state' | 'needsApproval' | 'itemCount' | 'canPublish' | 'canDecide' | 'canUndo'
>

export function actionsFor(release: Facts, canEdit: boolean): Actions {
  const { state, needsApproval, itemCount, canPublish, canDecide, canUndo } = release
  const isOpen = isEditable(state)
  const isFilled = isOpen && itemCount > 0
  const isStoppable = (state === 'building' || state === 'ready') && canEdit
  const isUnsent = needsApproval && (state === 'open' || state === 'failed')
  const when = (isShown: boolean, ...acts: readonly ActName[]) => (isShown ? acts : [])
  return {
    buttons: [
      ...when(isOpen && canEdit, 'edit'),
      ...when(isStoppable, 'cancel'),
      ...when(canUndo, 'undo'),
      ...when(state === 'waiting' && canDecide, 'reject', 'approve'),
      ...when(isFilled && isUnsent && canEdit, 'send'),
      ...when(isFilled && canPublish, 'publish'),
    ],
    more: when(isOpen && canEdit, 'delete'),
  }
}
