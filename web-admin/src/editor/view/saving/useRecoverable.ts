import { useCallback, useEffect, useState } from 'react'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import type { FormValues } from '../../../core/records/formErrors.ts'
import { readRecoverable, type Recovery, type RecoveryEntry } from '../../../core/unsaved/recovery.ts'

/** Unsaved work of earlier forms of the record, newest first. */
export function useRecoverable(recovery: Recovery, declaration: Declaration, start: FormValues) {
  const [offers, setOffers] = useState<readonly RecoveryEntry[]>([])
  const read = useCallback(
    () => readRecoverable(recovery, declaration, start),
    [recovery, declaration, start],
  )
  useEffect(() => void read().then(setOffers), [read])
  return {
    offers,
    /** Reads again once pending writes are done. */
    refresh: () => void recovery.flush().then(read).then(setOffers),
    drop: (entry: RecoveryEntry) => {
      setOffers((entries) => entries.filter(({ id }) => id !== entry.id))
      void recovery.remove(entry)
    },
  }
}
