import { Button } from '@mantine/core'
import { Icon } from '../../elements/Icon.tsx'
import { exportTexts } from '../../texts/content/export.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { ExportDialog } from './ExportDialog.tsx'
import type { Export } from './useExport.ts'

export type ExportFormat = 'csv' | 'json'

interface Props<F extends ExportFormat> {
  /** What the dialog is called while an export is under way. */
  title: string
  export: Export
  formats: readonly F[]
  onStart: (format: F) => void
}

/** A button for each kind of file that a list is exported to, and how far an export is. */
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
