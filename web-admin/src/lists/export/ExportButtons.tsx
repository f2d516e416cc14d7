import { Button } from '@mantine/core'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
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
  const icon = <Icon name="download" />
  const [only] = formats
  return (
    <>
      {formats.length === 1 && only ? (
        <Button variant="default" leftSection={icon} onClick={() => onStart(only)}>
          {t(`export.${only}`)}
        </Button>
      ) : (
        <Menu
          name={t('export.menu')}
          label={
            <>
              {icon}
              {t('export.menu')}
            </>
          }
          items={formats.map((format) => ({
            label: t(`export.${format}`),
            onChoose: () => onStart(format),
          }))}
        />
      )}
      <ExportDialog title={title} export={props.export} />
    </>
  )
}
