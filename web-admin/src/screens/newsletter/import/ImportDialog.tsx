import { Alert } from '@mantine/core'
import { useState } from 'react'
import { useFailureText } from '../../../api/useFailureText.ts'
import { Dialog } from '../../../elements/Dialog.tsx'
import { notifySuccess } from '../../../elements/notify.ts'
import { newsletterTexts } from '../../../texts/screens/newsletter.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { CheckedRows } from './CheckedRows.tsx'
import { ImportSource } from './ImportSource.tsx'
import { isImported, useImport, type CheckedRow, type ImportGiven } from './useImport.ts'

/** Addresses from elsewhere: first what would become of each, then the import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTextsOf(newsletterTexts)
  const failureText = useFailureText()
  const { check, run } = useImport()
  const [checked, setChecked] = useState<{ given: ImportGiven; rows: CheckedRow[] }>()
  const failure = check.error ?? run.error
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
      {failure && (
        <Alert color="danger" role="alert" mb="md">
          {failureText(failure)}
        </Alert>
      )}
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
