import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { notifySuccess } from '../../../core/state/notify.ts'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { newsletterTexts } from '../../../core/texts/newsletter.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { CheckedRows } from './CheckedRows.tsx'
import { ImportSource } from './ImportSource.tsx'
import { isImported, useImport, type CheckedRow, type ImportInput } from './useImport.ts'

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTextsOf(newsletterTexts)
  const { check, importRows } = useImport()
  const [checked, setChecked] = useState<{ input: ImportInput; rows: CheckedRow[] }>()
  const start = ({ input, rows }: NonNullable<typeof checked>) =>
    importRows.mutate(
      { ...input, rows: rows.filter(isImported) },
      {
        onSuccess: (done) => {
          notifySuccess(t('newsletter.imported', { count: done.filter(isImported).length }))
          onClose()
        },
      },
    )
  return (
    <Dialog title={t('newsletter.importTitle')} onClose={onClose} isWide>
      <LoadFailure error={check.error ?? importRows.error} />
      <div hidden={checked !== undefined}>
        <ImportSource
          isChecking={check.isPending}
          onCheck={(input) => check.mutate(input, { onSuccess: (rows) => setChecked({ input, rows }) })}
        />
      </div>
      {checked && (
        <CheckedRows
          rows={checked.rows}
          isImporting={importRows.isPending}
          onBack={() => setChecked(undefined)}
          onImport={() => start(checked)}
        />
      )}
    </Dialog>
  )
}
