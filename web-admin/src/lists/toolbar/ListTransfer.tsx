import { useState } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import { exportTexts } from '../../core/texts/screens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { ExportDialog } from '../export/ExportDialog.tsx'
import { useListExport } from '../export/useListExport.ts'
import type { ListQuery } from '../listQuery.ts'
import { TransferMenu } from '../export/TransferMenu.tsx'

const ImportDialog = lazyPart(async () => (await import('../import/ImportDialog.tsx')).ImportDialog)

interface Props {
  type: ContentType
  apiUrl: string
  query: ListQuery
}

export function ListTransfer({ type, apiUrl, query }: Props) {
  const t = useTextsOf(exportTexts)
  const { exporting, start } = useListExport({ type, apiUrl, query })
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <TransferMenu onExport={() => start()} onImport={() => setImporting(true)} />
      <ExportDialog title={t('export.list')} export={exporting} />
      {isImporting && <ImportDialog type={type} apiUrl={apiUrl} onClose={() => setImporting(false)} />}
    </>
  )
}
