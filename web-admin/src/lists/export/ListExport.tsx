import { Button } from '@mantine/core'
import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { exportTexts } from '../../core/texts/screens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { ListQuery } from '../listQuery.ts'
import { ExportDialog } from './ExportDialog.tsx'
import { useListExport } from './useListExport.ts'

interface Props {
  type: ContentType
  apiUrl: string
  query: ListQuery
  rows: readonly ListRow[]
}

export function ListExport({ rows, ...list }: Props) {
  const t = useTextsOf(exportTexts)
  const { exporting, start } = useListExport(list)
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<Icon name="download" size={16} />}
        onClick={() => start(rows)}
      >
        {t('export.csv')}
      </Button>
      <ExportDialog title={t('export.list')} export={exporting} />
    </>
  )
}
