import type { EditorState, OpenRequest } from './types.ts'

type Reason = { readonly wrongFields: number } | { readonly error: unknown }

/** Save state as shown to the user; `waiting` means offline. */
export type Phase =
  | { is: 'new' | 'dirty' | 'saving' | 'waiting' }
  | { is: 'clean'; at?: string }
  | { is: 'failed'; reason: Reason }

const unlessEdited = ({ isEdited }: OpenRequest, phase: Phase): Phase => (isEdited ? { is: 'dirty' } : phase)

export function phaseOf({ work, save }: EditorState): Phase {
  switch (save.is) {
    case 'idle':
    case 'comparing':
      return work
    case 'uploading':
      return { is: 'saving' }
    case 'sending':
    case 'confirming':
      return unlessEdited(save, { is: 'saving' })
    case 'waiting':
      return unlessEdited(save, { is: 'waiting' })
    case 'retrying':
      return unlessEdited(save, { is: 'failed', reason: { error: save.error } })
    case 'refused':
      return { is: 'failed', reason: { wrongFields: save.wrongFields } }
    default:
      return { is: 'failed', reason: { error: save.error } }
  }
}

/** True if leaving would lose work. */
export const hasUnsavedWork = (state: EditorState): boolean => !['clean', 'new'].includes(phaseOf(state).is)

const SAVING: ReadonlySet<string> = new Set(['uploading', 'sending', 'confirming', 'waiting', 'retrying'])
/** True from a save until its answer, also offline. */
export const isSaving = ({ save }: EditorState): boolean => SAVING.has(save.is)

/** Time of the next retry in epoch milliseconds; undefined if none is scheduled. */
export const nextRetryOf = ({ save }: EditorState): number | undefined =>
  save.is === 'retrying' ? save.at : undefined
