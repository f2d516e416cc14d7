import { Button } from '@mantine/core'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { CSV_BOM, csvLines } from '@flou/shared/strings/csv.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { importTexts } from '../../core/texts/listImport.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { download } from '../export/files.ts'
import type { ReadRow, Refusal } from './readImport.ts'
import type { ImportPlan } from './useListImport.ts'
import { useRefusalText } from './useRefusalText.ts'

interface Props {
  type: ContentType
  plan: ImportPlan
  refused: readonly { row: ReadRow; refusal: Refusal }[]
}

export function DownloadRefused({ type, plan: { head, language }, refused }: Props) {
  const t = useTextsOf(importTexts)
  const refusalText = useRefusalText()
  if (refused.length === 0) return null
  const save = () => {
    const line = csvLines(language)
    const lines = refused.map(({ row, refusal }) => [
      ...head.map((_, index) => row.cells[index] ?? ''),
      refusalText(refusal),
    ])
    const file = [[...head, t('import.reason')], ...lines].map(line)
    download([CSV_BOM, ...file], `${type.key}-${t('import.refusedFile')}-${todayInJakarta(new Date())}.csv`)
  }
  return (
    <Button variant="default" leftSection={<Icon name="download" size={16} />} onClick={save}>
      {t('import.download', { count: refused.length })}
    </Button>
  )
}
