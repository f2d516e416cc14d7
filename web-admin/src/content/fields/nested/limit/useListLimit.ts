import { notifyError } from '../../../../elements/notify.ts'
import { useText } from '../../../../texts/useText.ts'

/** The most that a list may hold, and how many it has: whether it is full, in which words, and steps that would make it longer. */
export function useListLimit(max: number, count: number) {
  const t = useText()
  const isFull = count >= max
  const reason = t('items.full', { max })
  return {
    isFull,
    reason,
    /** Takes a step that makes the list longer; where it is full, says so instead. */
    unlessFull: (step: () => void): void => (isFull ? notifyError(reason) : step()),
  }
}
export type ListLimit = ReturnType<typeof useListLimit>
