import { notifyError } from '../../../core/state/notify.ts'
import { fieldTexts } from '../../../core/texts/fields.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

export function useListLimit(max: number, count: number) {
  const t = useTextsOf(fieldTexts)
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
