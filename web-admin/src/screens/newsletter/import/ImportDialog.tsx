import { useState } from 'react'
import { Dialog } from '../../../elements/Dialog.tsx'
import { notifySuccess } from '../../../elements/notify.ts'
import { LoadFailure } from '../../../elements/screen/LoadFailure.tsx'
import { newsletterTexts } from '../../../texts/screens/newsletter.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { CheckedRows } from './CheckedRows.tsx'
import { ImportSource } from './ImportSource.tsx'
import { isImported, useImport, type CheckedRow, type ImportGiven } from './useImport.ts'

/** Addresses from elsewhere: first what would become of each, then the import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTextsOf(newsletterTexts)
  const { check, run } = useImport()
  const [checked, setChecked] = useState<{ given: ImportGiven; rows: CheckedRow[] }>()
  const start = ({ given, rows }: NonNullable<typeof checked>) =>
    run.mutate(
      { ...given, rows: rows.filter(isImported) },
      {
        onSuccess: (done) => {
          notifySuccess(t('newsletter.imported', { count: done.filter(isImported).length }))
          onClose()
        },
      },
    )
  return (
    <Dialog title={t('newsletter.importTitle')} onClose={onClose} isWide>
      <LoadFailure error={check.error ?? run.error} />
      <div hidden={checked !== undefined}>
        <ImportSource
          isChecking={check.isPending}
          onCheck={(given) => check.mutate(given, { onSuccess: (rows) => setChecked({ given, rows }) })}
        />
      </div>
      {checked && (
        <CheckedRows
          rows={checked.rows}
          isImporting={run.isPending}
          onAgain={() => setChecked(undefined)}
          onImport={() => start(checked)}
        />
      )}
    </Dialog>
  )
}
