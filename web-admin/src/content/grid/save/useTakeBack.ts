import { useState } from 'react'
import type { Batch } from '@flou/shared/batch.ts'
import { useFailureText } from '../../../api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../../elements/notify.ts'
import { gridTexts } from '../../../texts/content/grid.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { tellHeld } from '../../pending/held.ts'
import { undoBatch } from './useBatch.ts'

/** Takes a batch back and says what became of it. `onTakenBack` reads what shows its records again. */
export function useTakeBack(onTakenBack: () => unknown) {
  const t = useTextsOf(gridTexts)
  const failureText = useFailureText()
  const [isUndoing, setUndoing] = useState(false)
  /** Names the rows that stayed as they are. */
  const tellLeft = ({ failures }: Batch) => {
    const names = failures.map(({ title, id }) => title || `#${id}`).join(', ')
    if (failures.length > 0) notifyError(t('grid.left', { names }))
  }
  const takeBack = async ({ id }: Batch) => {
    setUndoing(true)
    try {
      const undone = await undoBatch(id)
      if (undone === null) tellHeld()
      await onTakenBack()
      if (undone === null) return setUndoing(false)
      tellLeft(undone)
      notifySuccess(t('grid.takenBack', { count: undone.total - undone.failures.length }))
    } catch (error) {
      notifyError(failureText(error))
    }
    return setUndoing(false)
  }
  return { takeBack, tellLeft, isUndoing }
}
