import { useState } from 'react'
import type { Batch } from '@flou/shared/content/batch.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { gridTexts } from '../../../core/texts/grid.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { notifyAwaitingApproval } from '../../../core/records/awaitingApproval.ts'
import { undoBatch } from './useBatch.ts'

/** Undoes a batch and reports the result; `onTakenBack` refetches. */
export function useTakeBack(onTakenBack: () => unknown) {
  const t = useTextsOf(gridTexts)
  const failureText = useFailureText()
  const [isUndoing, setUndoing] = useState(false)
  const reportFailures = ({ failures }: Batch) => {
    const names = failures.map(({ title, id }) => title || `#${id}`).join(', ')
    if (failures.length > 0) notifyError(t('grid.left', { names }))
  }
  const takeBack = async ({ id }: Batch) => {
    setUndoing(true)
    try {
      const undone = await undoBatch(id)
      if (undone === null) notifyAwaitingApproval()
      await onTakenBack()
      if (undone === null) return setUndoing(false)
      reportFailures(undone)
      notifySuccess(t('grid.takenBack', { count: undone.total - undone.failures.length }))
    } catch (error) {
      notifyError(failureText(error))
    }
    return setUndoing(false)
  }
  return { takeBack, reportFailures, isUndoing }
}
