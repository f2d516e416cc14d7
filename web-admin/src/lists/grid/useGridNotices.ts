import { useQueryClient } from '@tanstack/react-query'
import { BATCH_ROWS, type Batch } from '@flou/shared/content/batch.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { notifyAwaitingApproval } from '../../core/records/awaitingApproval.ts'
import { notifyError, notifySuccess, offerUndo } from '../../core/state/notify.ts'
import { gridTexts } from '../../core/texts/grid.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import type { Reload } from './state/types.ts'

/** Toasts of a grid's saves. */
export function useGridNotices() {
  const t = useTextsOf(gridTexts)
  const failureText = useFailureText()
  const queries = useQueryClient()
  const notifyFailed = ({ failures }: Batch) => {
    const names = failures.map(({ title, id }) => title || `#${id}`).join(', ')
    if (failures.length > 0) notifyError(t('grid.left', { names }))
  }
  return {
    announce: ({ after, batch }: Reload, onUndo?: (batch: Batch) => void) => {
      void queries.invalidateQueries({ queryKey: ['list'] })
      void queries.invalidateQueries({ queryKey: ['record'] })
      if (!batch) return notifyAwaitingApproval()
      notifyFailed(batch)
      const count = batch.total - batch.failures.length
      if (after === 'undone') return notifySuccess(t('grid.takenBack', { count }))
      if (count > 0 && onUndo)
        offerUndo(t('grid.saved', { count }), t('grid.takeBack', { count }), () => onUndo(batch))
    },
    notifyFailure: (error: unknown) => notifyError(failureText(error)),
    notifyWrongRows: (count: number) => notifyError(t('grid.notSaved', { count })),
    notifyTooMany: () => notifyError(t('grid.tooMany', { count: BATCH_ROWS })),
  }
}
