import { notifyError } from '../../../../elements/notify.ts'
import { useText } from '../../../../texts/useText.ts'

export function useListLimit(max: number, count: number) {
  const t = useText()
  const isFull = count >= max
  const reason = t('items.full', { max })
  return {
    isFull,
    reason,
    /** Runs `action` unless the list is full, else shows the reason. */
    unlessFull: (action: () => void): void => (isFull ? notifyError(reason) : action()),
  }
}
export type ListLimit = ReturnType<typeof useListLimit>
