import { useState } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useRights } from '../../core/session/rights.ts'
import { exportTexts } from '../../core/texts/screens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { ExportDialog } from '../export/ExportDialog.tsx'
import { useListExport } from '../export/useListExport.ts'
import type { ListQuery } from '../listQuery.ts'

const ImportDialog = lazyPart(async () => (await import('../import/ImportDialog.tsx')).ImportDialog)

interface Props {
  type: ContentType
  apiUrl: string
  query: ListQuery
}

export function TransferMenu({ type, apiUrl, query }: Props) {
  const t = useTextsOf(exportTexts)
  const { canEdit } = useRights()
  const { exporting, start } = useListExport({ type, apiUrl, query })
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <Menu
        name={t(canEdit ? 'export.import' : 'export.menu')}
        isQuiet={false}
        items={[
          { label: t('export.csv'), icon: 'download', onChoose: () => start() },
          ...(canEdit
            ? [{ label: t('import.csv'), icon: 'publishing' as const, onChoose: () => setImporting(true) }]
            : []),
        ]}
      />
      <ExportDialog title={t('export.list')} export={exporting} />
      {isImporting && <ImportDialog type={type} apiUrl={apiUrl} onClose={() => setImporting(false)} />}
    </>
  )
}
