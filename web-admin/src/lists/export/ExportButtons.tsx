import { Button } from '@mantine/core'
import { Icon } from '../../ui/Icon.tsx'
import { exportTexts } from '../../core/texts/screens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { ExportDialog } from './ExportDialog.tsx'
import type { Export } from './useExport.ts'

export type ExportFormat = 'csv' | 'json'

interface Props<F extends ExportFormat> {
  title: string
  export: Export
  formats: readonly F[]
  onStart: (format: F) => void
}

export function ExportButtons<F extends ExportFormat>({ title, formats, onStart, ...props }: Props<F>) {
  const t = useTextsOf(exportTexts)
  return (
    <>
      {formats.map((format) => (
        <Button
          key={format}
          variant="default"
          leftSection={<Icon name="download" />}
          onClick={() => onStart(format)}
        >
          {t(`export.${format}`)}
        </Button>
      ))}
      <ExportDialog title={title} export={props.export} />
    </>
  )
}
